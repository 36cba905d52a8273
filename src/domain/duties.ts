import { isAdminLevel, type Role } from './roles.ts';

/** What somebody has to do before anything else is open to them: a session with a duty can do nothing but that, and end. */
export const DUTIES = ['password', 'secondFactor'] as const;
export type Duty = (typeof DUTIES)[number];

type Account = {
  role: Role;
  hasSecondFactor: boolean;
  /** Somebody else chose the password. */
  mustChangePassword: boolean;
  /** The company asks for a second factor of whoever may see and change everything. */
  requiresSecondFactor: boolean;
};

/** The first of what an account still owes; null when everything its role may do is open to it. */
export const dutyOf = (account: Account): Duty | null => {
  if (account.mustChangePassword) return 'password';
  const isOwed = account.requiresSecondFactor && isAdminLevel(account.role) && !account.hasSecondFactor;
  return isOwed ? 'secondFactor' : null;
};
