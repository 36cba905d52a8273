import type { Account } from './session.ts';

const KEY = 'portes.driver';

/**
 * Who drives with this phone, kept so that its pages open without coverage. It opens nothing at the server: only what is
 * kept on the phone itself. Anybody else who logs in, and logging out, take it away.
 */
export const keepDriver = (account: Account): void => {
  if (account.role === 'driver') localStorage.setItem(KEY, JSON.stringify(account));
  else forgetDriver();
};

export const forgetDriver = (): void => localStorage.removeItem(KEY);

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' && value !== null && 'role' in value && value.role === 'driver' && 'id' in value;

/** Null when nobody drives with this phone. */
export const keptDriver = (): Account | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isAccount(kept) ? kept : null;
  } catch {
    // Somebody else wrote it: as good as nothing.
    return null;
  }
};
