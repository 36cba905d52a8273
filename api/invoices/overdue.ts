import type { Knex } from 'knex';
import { dayOf } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { badRequest } from '../HttpError.ts';
import type { Ctx } from '../world.ts';

/** Written out, so that the index of what is open answers. */
const OPEN = `"invoices"."status" <> ${PAID}`;

/** Past their due date and not paid. */
export const onlyOverdue = (query: Knex.QueryBuilder, { now }: Ctx): Knex.QueryBuilder =>
  query.whereRaw(OPEN).where('invoices.dueDate', '<', dayOf(now));

/** `{"overdue":true}`: past their due date and not paid; `false`, the others. */
export const filterOverdue = (query: Knex.QueryBuilder, given: unknown, ctx: Ctx): void => {
  const value = given && typeof given === 'object' && 'is' in given ? given.is : given;
  if (value === true) onlyOverdue(query, ctx);
  else if (value === false)
    query.where(any => any.where('invoices.status', PAID).orWhere('invoices.dueDate', '>=', dayOf(ctx.now)));
  else throw badRequest('errors.badFilterValue', { field: 'overdue' }, 'overdue');
};
