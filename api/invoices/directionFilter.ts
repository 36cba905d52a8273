import type { Knex } from 'knex';
import type { Direction } from '#domain/invoices/parties';
import { isAdminLevel, type Role } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

/** The reader's sides of an invoice; an accountant's are those of the company that appointed it. */
const SIDES: Partial<Record<Role, readonly string[]>> = {
  carrier: ['carrier'],
  client: ['client'],
  accountant: ['carrier', 'client'],
};

const sidesOf = (role: Role): readonly string[] => (isAdminLevel(role) ? ['admin'] : (SIDES[role] ?? []));

const COLUMNS: Record<Direction, string> = { emitted: 'invoices.issuerRole', received: 'invoices.recipientRole' };

const isDirection = (value: unknown): value is Direction => value === 'emitted' || value === 'received';

/**
 * Filters by `{"direction":"emitted"}`: what the reader's side issued (income) or received (expenses), accounting's two
 * tabs. Both leave out invoices that are neither, such as, for the office, a carrier's with third parties.
 */
export const filterByDirection = (query: Knex.QueryBuilder, given: unknown, { user }: Ctx): void => {
  const wanted: unknown[] = Array.isArray(given) ? given : [given];
  if (!wanted.length || !wanted.every(isDirection))
    throw badRequest('errors.badFilterValue', { field: 'direction' }, 'direction');
  query.where(any => {
    for (const direction of wanted) any.orWhereIn(COLUMNS[direction], sidesOf(user.role));
  });
};
