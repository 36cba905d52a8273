import type { Knex } from 'knex';
import { dayOf } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { replacements } from './replaced.ts';

/** Written literally, so that the index on open invoices is used. */
const OPEN = `"invoices"."status" <> ${PAID}`;

/** Only invoices with an amount due: one of 0 has no payment, so only its status could tell. */
const OWED = '"invoices"."payable" > "invoices"."paid"';

/**
 * Narrows to overdue invoices: past their due date, unpaid, and not replaced by a correction, as only one of both is
 * owed.
 */
export const onlyOverdue = (query: Knex.QueryBuilder, { now, db }: Pick<Ctx, 'now' | 'db'>): Knex.QueryBuilder =>
  query.whereRaw(OPEN).whereRaw(OWED).where('invoices.dueDate', '<', dayOf(now)).whereNotExists(replacements(db));

/** Filters by `{"overdue":true}`: past their due date, unpaid and not replaced; `false`: all others. */
export const filterOverdue = (query: Knex.QueryBuilder, given: unknown, ctx: Ctx): void => {
  if (given === true) onlyOverdue(query, ctx);
  else if (given === false)
    query.where(any =>
      any
        .where('invoices.status', PAID)
        .orWhereRaw(`not ${OWED}`)
        .orWhere('invoices.dueDate', '>=', dayOf(ctx.now))
        .orWhereExists(replacements(ctx.db)),
    );
  else throw badRequest('errors.badFilterValue', { field: 'overdue' }, 'overdue');
};
