import { userErrors, users } from '#domain/users';
import { checkedHash } from '../auth/checkPassword.ts';
import { voidLinks } from '../auth/passwordLinks.ts';
import { forgetFailuresAnywhere } from '../auth/loginAttempt.ts';
import { logSecurity } from '../auth/securityLog.ts';
import { endSessionsOf } from '../auth/session.ts';
import { usernameKey } from '../auth/usernames.ts';
import type { Change, Resource, Values } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { checkClient, checkRole, freeUsername, ownersOf, type UserRow } from './accountRules.ts';
import { checkDriverReturns } from './checkDriverReturns.ts';
import { leaveCompanies, lockCompanies } from './leaveCompanies.ts';
import { mailLinkAgain, mailNewLink } from './mailNewLink.ts';
import { markEmail } from './markEmail.ts';
import { proveOwner } from './proveOwner.ts';
import { keepOneSuperUser } from './superUsers.ts';

const beforeSave = async ({ data, previous: row, ctx }: Change): Promise<Values> => {
  const previous = row as UserRow | null;
  const next = { ...previous, ...data } as UserRow;
  checkRole(next.role, previous, ctx);
  if (previous?.id === ctx.user.id && !next.isActive) throw new HttpError(409, 'errors.users.self');
  const losesSuperUser = previous?.role === 'superUser' && (next.role !== 'superUser' || !next.isActive);
  if (previous && losesSuperUser) await keepOneSuperUser(ctx, previous.id);

  const { password, ...rest } = data;
  if ('username' in data) rest.username = await freeUsername(next.username, previous, ctx);
  const changesClient = next.clientId !== previous?.clientId || next.role !== previous?.role;
  if (next.role === 'client' && next.clientId && changesClient) await checkClient(next.clientId, ctx);
  // An empty password in a change means: keep it.
  const setsPassword = !previous || (password !== null && password !== undefined);
  return {
    ...ownersOf(next.role, rest),
    ...(setsPassword && {
      password: await checkedHash(ctx.db, password, next.username),
      // Set by somebody else: the owner must choose another.
      mustChangePassword: previous?.id !== ctx.user.id,
    }),
  };
};

/** The fields on which an open session's rights depend. */
const ENTRY = ['role', 'carrierId', 'clientId', 'isActive'] as const;

/**
 * Ends the account's sessions after a new password or changed rights; changing one's own password keeps the current
 * session. What was counted against the account is cleared by a new password.
 */
const endSessions = async (data: Values, row: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  const changed = ENTRY.some(field => row[field] !== previous[field]);
  if (!changed && !('password' in data)) return;
  await endSessionsOf(ctx.db, row.id, row.id === ctx.user.id ? ctx.user.sessionId : undefined);
  if (!('password' in data)) return;
  await forgetFailuresAnywhere(ctx.db, usernameKey(row.username));
  logSecurity(ctx, 'passwordChanged', { user: row.id, by: ctx.user.id });
};

/**
 * Voids the account's password links if its password or e-mail changes or it is deactivated: whoever reads the old
 * address must not use them.
 */
const endLinks = async (data: Values, row: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if ('password' in data || row.email !== previous.email || !row.isActive) await voidLinks(ctx.db, row.id);
  await mailNewLink(row, previous, ctx);
};

/**
 * Accounts (Spec 3, Design 3): managed by the office, superUsers only by themselves; everybody reads and updates the
 * own one.
 */
export const usersResource: Resource = {
  name: 'users',
  entity: users,
  defaultSort: ['username', 'asc'],
  search: ['username', 'email'],
  scope: (query, user) => {
    if (user.role === 'admin') query.whereNot('users.role', 'superUser');
    else query.where('users.id', user.id);
  },
  links: [
    { name: 'carrier', by: 'carrierId', table: 'carriers', columns: ['id', 'name', 'surname'] },
    { name: 'client', by: 'clientId', table: 'clients', columns: ['id', 'name', 'alias'] },
    { name: 'vehicle', by: 'vehicleId', table: 'vehicles', columns: ['id', 'number', 'carrierId'] },
  ],
  defaults: () => ({ isActive: true }),
  comesTo: () => ({ mustChangePassword: true }),
  prove: proveOwner,
  rules: userErrors,
  lock: lockCompanies,
  beforeSave,
  afterSave: async ({ row, previous, data, ctx }) => {
    if (!previous) return;
    await endSessions(data, row as UserRow, previous as UserRow, ctx);
    await endLinks(data, row as UserRow, previous as UserRow, ctx);
    await markEmail(row as UserRow, previous as UserRow, ctx);
    if (previous.role === 'accountant' && row.role !== 'accountant') await leaveCompanies(row.id, ctx);
  },
  beforeRemove: async (row, ctx) => {
    if (row.id === ctx.user.id) throw new HttpError(409, 'errors.users.self');
    if ((row as UserRow).role === 'superUser') await keepOneSuperUser(ctx, row.id);
    await endSessionsOf(ctx.db, row.id);
    await voidLinks(ctx.db, row.id);
    await leaveCompanies(row.id, ctx);
    return {};
  },
  beforeRestore: async (row, ctx) => {
    const account = row as UserRow;
    if (account.role === 'driver') await checkDriverReturns(account, ctx);
    await mailLinkAgain(account, ctx);
  },
};
