import type { Knex } from 'knex';
import { isAdminLevel, type Role } from '#domain/roles';
import { badRequest } from '../HttpError.ts';
import type { Ctx } from '../world.ts';

/** Which sides of an invoice are the reader's own; an accountant's are those of whoever appointed it. */
const SIDES: Partial<Record<Role, readonly string[]>> = {
  carrier: ['carrier'],
  client: ['client'],
  accountant: ['carrier', 'client'],
};

const sidesOf = (role: Role): readonly string[] => (isAdminLevel(role) ? ['admin'] : (SIDES[role] ?? []));

/** `{"direction":"emitted"}`: what the reader's side issued (income), or received (expenses): the accounting's two tabs. */
export const filterByDirection = (query: Knex.QueryBuilder, given: unknown, { user }: Ctx): void => {
  const direction: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (direction !== 'emitted' && direction !== 'received')
    throw badRequest('errors.badFilterValue', { field: 'direction' }, 'direction');
  query.whereIn(direction === 'emitted' ? 'invoices.issuerRole' : 'invoices.recipientRole', sidesOf(user.role));
};
