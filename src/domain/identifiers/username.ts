import type { Problem } from '../validation.ts';

export const MAX_USERNAME = 100;

/** A username as stored: composed accents, no spaces at the ends. */
export const normalizeUsername = (username: string): string => username.normalize('NFC').trim();

/** Text that mail programs turn into a link. */
const WEB_ADDRESS = /:\/\/|www\./i;
/** Line breaks and invisible characters. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Why a new username is refused, or null. It appears in letters to strangers, so: one readable line, no link. A name
 * equal to `kept`, the present one, isn't checked again.
 */
export const usernameProblem = (username: unknown, kept?: unknown): Problem | null => {
  const name = typeof username === 'string' ? normalizeUsername(username) : '';
  if (!name) return { key: 'validation.required' };
  if (name === kept) return null;
  // Composing accents may change the length.
  if (name.length > MAX_USERNAME) return { key: 'validation.maxLength', args: { max: MAX_USERNAME } };
  if (NOT_SHOWN.test(name)) return { key: 'validation.characters' };
  return WEB_ADDRESS.test(name) ? { key: 'validation.noLink' } : null;
};
