import { canHaveUser } from '#domain/clients';
import type { Role } from '#domain/roles';
import { normalizeUsername, usernameProblem } from '#domain/identifiers/username';
import { withUsername } from '../auth/usernames.ts';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalid, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

export type UserRow = Row & {
  username: string;
  email: string;
  role: Role;
  isActive: boolean;
  carrierId: number | null;
  clientId: number | null;
  vehicleId: number | null;
};

/**
 * 403 or 422 for a forbidden role: only a superUser makes superUsers, drivers aren't made here, nobody changes the own
 * role.
 */
export const checkRole = (role: Role, previous: UserRow | null, ctx: Ctx): void => {
  if (role === previous?.role) return;
  if (role === 'superUser' && ctx.user.role !== 'superUser') throw new HttpError(403, 'errors.users.superUser');
  if (previous?.id === ctx.user.id) throw new HttpError(403, 'errors.users.ownRole');
  if (role === 'driver') throw invalidKeys({ role: 'errors.users.driver' });
  if (previous?.role === 'driver') throw invalidKeys({ role: 'errors.users.driverRole' });
};

/**
 * The username to store. 422 if invalid; 409 if taken, also in another case, even in letters whose case SQLite doesn't
 * know.
 */
export const freeUsername = async (username: string, previous: UserRow | null, ctx: Ctx): Promise<string> => {
  const problem = usernameProblem(username, previous?.username);
  if (problem) throw invalid({ username: problem });
  const taken = await withUsername<{ id: number; username: string }>(
    ctx.db('users').select('users.id', 'users.username'),
    username,
  );
  if (taken && taken.id !== previous?.id)
    throw new HttpError(409, 'errors.duplicate', { fields: { username: { key: 'errors.duplicate' } } });
  return normalizeUsername(username);
};

/** 422 unless the client may have accounts: createUserClient set and not removed (Spec 3). */
export const checkClient = async (clientId: number, ctx: Ctx): Promise<void> => {
  const client: { createUserClient: boolean | number; disabled: boolean | number } | undefined = await ctx
    .db('clients')
    .where({ id: clientId })
    .first('createUserClient', 'disabled');
  const allowed = client && canHaveUser({ createUserClient: !!client.createUserClient, disabled: !!client.disabled });
  if (!allowed) throw invalidKeys({ clientId: 'errors.users.clientNotAllowed' });
};

/** An account's columns with only its role's owner id (Spec 6). */
export const ownersOf = (role: Role, data: Values): Values => ({
  ...data,
  ...(role !== 'carrier' && { carrierId: null }),
  ...(role !== 'client' && { clientId: null }),
});
