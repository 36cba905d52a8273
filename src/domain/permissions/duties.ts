import { isAdminLevel, type Role } from '../roles.ts';

/** What an account must do before anything else: a session with a duty can only do that, or log out. */
export const DUTIES = ['password', 'secondFactor'] as const;
export type Duty = (typeof DUTIES)[number];

type Account = {
  role: Role;
  hasSecondFactor: boolean;
  /** Somebody else chose the password. */
  mustChangePassword: boolean;
  /** The company requires a second factor for admin level, which may see and change everything. */
  requiresSecondFactor: boolean;
};

/** The account's first open duty; null if it has none. */
export const dutyOf = (account: Account): Duty | null => {
  if (account.mustChangePassword) return 'password';
  const isOwed = account.requiresSecondFactor && isAdminLevel(account.role) && !account.hasSecondFactor;
  return isOwed ? 'secondFactor' : null;
};
