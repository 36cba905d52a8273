import type { Knex } from 'knex';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { replacements } from './replaced.ts';

/**
 * The ids of all that was replaced. Only corrections and what they correct can be, and they are few: looked for there and
 * once, a million invoices aren't each asked for their corrections.
 */
const replacedIds = ({ db }: Ctx): Knex.QueryBuilder => {
  const corrections = () => db('invoices as of').whereNotNull('of.invoiceId').where('of.disabled', false);
  return db('invoices')
    .where('invoices.disabled', false)
    .whereIn('invoices.id', corrections().select('of.invoiceId').unionAll(corrections().select('of.id')))
    .whereExists(replacements(db))
    .select('invoices.id');
};

/**
 * Filters by `{"isReplaced":true}`: only what a correction replaced, which reads "Rectificada"; `false`: all others. Beside
 * a status, it leaves those that read so.
 */
export const filterReplaced = (query: Knex.QueryBuilder, given: unknown, ctx: Ctx): void => {
  if (given === true) query.whereIn('invoices.id', replacedIds(ctx));
  else if (given === false) query.whereNotIn('invoices.id', replacedIds(ctx));
  else throw badRequest('errors.badFilterValue', { field: 'isReplaced' }, 'isReplaced');
};
