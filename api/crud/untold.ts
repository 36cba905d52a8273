import type { Knex } from 'knex';
import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import type { Ctx } from '../world.ts';
import { byIds } from './byIds.ts';
import type { Values } from './resource.ts';

/**
 * Whether the user mustn't learn of an account with this role: admins don't see superUsers (Design 3), so what one did
 * is signed by nobody.
 */
export const isUntold = (role: unknown, ctx: Ctx): boolean => role === 'superUser' && ctx.user.role !== 'superUser';

/** Whether some of the accounts that a field names are hidden from the user. */
export const isToldInPart = (spec: FieldSpec | undefined, ctx: Ctx): boolean =>
  spec?.target === 'users' && isUntold('superUser', ctx);

const SUPER_USERS = `(select "id" from "users" where "role" = 'superUser')`;

/** SQL for such a field's value as the reader sees it; the column is bound twice. */
export const TOLD_ACCOUNT = `case when ?? in ${SUPER_USERS} then null else ?? end`;

/**
 * Filters by a field naming an account; a superUser hidden from the reader counts as nobody. `leavesNone`: keep rows
 * naming nobody.
 */
export const narrowTold = (
  query: Knex.QueryBuilder,
  column: string,
  narrow: (rows: Knex.QueryBuilder) => void,
  leavesNone: boolean,
): void => {
  if (leavesNone) query.where(any => any.where(narrow).orWhereRaw(`?? in ${SUPER_USERS}`, [column]));
  else query.where(narrow).whereRaw(`?? not in ${SUPER_USERS}`, [column]);
};

const askForSuperUsers = byIds<{ id: number }>((db, ids) =>
  db('users').whereIn('id', ids).where({ role: 'superUser' }).select('id'),
);

/** The ids among these accounts that are hidden from the reader. */
export const untoldAmong = async (accounts: readonly unknown[], ctx: Ctx): Promise<ReadonlySet<unknown>> => {
  if (!isUntold('superUser', ctx)) return new Set();
  // Nobody is hidden from itself.
  const numbers = [...new Set(accounts)].filter(id => typeof id === 'number');
  const ids = numbers.filter(id => id !== ctx.user.id);
  return new Set((await askForSuperUsers(ctx.db, ids)).map(({ id }) => id));
};

/** The fields of an entity that name an account. */
export const accountFields = ({ fields }: Pick<Entity, 'fields'>): string[] =>
  Object.keys(fields).filter(name => fields[name]?.target === 'users');

/** Replaces accounts hidden from the reader by null. One query per page. */
export const toldRows = async <T extends Values>(
  entity: Entity,
  rows: readonly T[],
  ctx: Ctx,
): Promise<readonly T[]> => {
  const names = accountFields(entity);
  const untold = await untoldAmong(
    names.flatMap(name => rows.map(row => row[name])),
    ctx,
  );
  if (!untold.size) return rows;
  return rows.map(row => {
    const hidden = names.filter(name => untold.has(row[name]));
    return hidden.length ? { ...row, ...Object.fromEntries(hidden.map(name => [name, null])) } : row;
  });
};
