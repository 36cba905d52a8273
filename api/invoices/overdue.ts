import type { Knex } from 'knex';
import { dayOf } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { replacements } from './replaced.ts';

/** Written out, so that the index of what is open answers. */
const OPEN = `"invoices"."status" <> ${PAID}`;

/** Past their due date, not paid, and not replaced by a correction: nobody owes both. */
export const onlyOverdue = (query: Knex.QueryBuilder, { now, db }: Pick<Ctx, 'now' | 'db'>): Knex.QueryBuilder =>
  query.whereRaw(OPEN).where('invoices.dueDate', '<', dayOf(now)).whereNotExists(replacements(db));

/** `{"overdue":true}`: past their due date, not paid and not replaced; `false`, the others. */
export const filterOverdue = (query: Knex.QueryBuilder, given: unknown, ctx: Ctx): void => {
  if (given === true) onlyOverdue(query, ctx);
  else if (given === false)
    query.where(any =>
      any
        .where('invoices.status', PAID)
        .orWhere('invoices.dueDate', '>=', dayOf(ctx.now))
        .orWhereExists(replacements(ctx.db)),
    );
  else throw badRequest('errors.badFilterValue', { field: 'overdue' }, 'overdue');
};
