import type { Knex } from 'knex';
import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import type { Ctx } from '../world.ts';
import { byIds } from './byIds.ts';
import type { Values } from './resource.ts';

/** An admin isn't told of superUsers (Design 3): what one of them did is signed by nobody. `role`: of who did it. */
export const isUntold = (role: unknown, ctx: Ctx): boolean => role === 'superUser' && ctx.user.role !== 'superUser';

/** Whether a field names accounts of which who asks isn't told of all. */
export const isToldInPart = (spec: FieldSpec | undefined, ctx: Ctx): boolean =>
  spec?.target === 'users' && isUntold('superUser', ctx);

const SUPER_USERS = `(select "id" from "users" where "role" = 'superUser')`;

/** SQL of what such a field says to who asks; its column stands there twice. */
export const TOLD_ACCOUNT = `case when ?? in ${SUPER_USERS} then null else ?? end`;

/** Narrows by such a field: whom who asks isn't told of is as none. `leavesNone`: rows that name nobody stay. */
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

/** Those of some accounts that who asks isn't told of. */
export const untoldAmong = async (accounts: readonly unknown[], ctx: Ctx): Promise<ReadonlySet<unknown>> => {
  if (!isUntold('superUser', ctx)) return new Set();
  const ids = [...new Set(accounts)].filter(id => typeof id === 'number');
  return new Set((await askForSuperUsers(ctx.db, ids)).map(({ id }) => id));
};

/** The fields of an entity that name an account. */
export const accountFields = ({ fields }: Pick<Entity, 'fields'>): string[] =>
  Object.keys(fields).filter(name => fields[name]?.target === 'users');

/** Rows as who asks is told of them: whom it isn't told of is none. One query for a page that names anybody. */
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
