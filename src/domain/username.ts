import type { Problem } from './validation.ts';

export const MAX_USERNAME = 100;

/** As a name is stored: composed accents, no spaces at its ends. */
export const normalizeUsername = (username: string): string => username.normalize('NFC').trim();

/** What programs make a link of. */
const WEB_ADDRESS = /:\/\/|www\./i;
/** What ends a line, or isn't seen. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * What is wrong with the name that an account is to have, or null. It stands in letters to people who never heard of
 * whoever chose it: one line of what can be read, that leads nowhere. The one that an account has is not asked about again.
 */
export const usernameProblem = (username: unknown, kept?: unknown): Problem | null => {
  const name = typeof username === 'string' ? normalizeUsername(username) : '';
  if (!name) return { key: 'validation.required' };
  if (name === kept) return null;
  // Letters may become more when their accents are composed.
  if (name.length > MAX_USERNAME) return { key: 'validation.maxLength', args: { max: MAX_USERNAME } };
  if (NOT_SHOWN.test(name)) return { key: 'validation.characters' };
  return WEB_ADDRESS.test(name) ? { key: 'validation.noLink' } : null;
};
