import type { Knex } from 'knex';
import { addDays, dayOf } from '#domain/dates';
import { EXPIRIES, EXPIRY_WARNING_DAYS, type Expiry } from '#domain/documents';
import { badRequest } from '../HttpError.ts';
import type { Ctx } from '../world.ts';

const COLUMN = 'documents.expirationDate';

/** What documentExpiry says of a date, as SQL. */
const NARROW: Record<Expiry, (query: Knex.QueryBuilder, today: string, warned: string) => void> = {
  none: query => query.orWhereNull(COLUMN),
  expired: (query, today) => query.orWhere(COLUMN, '<', today),
  expiring: (query, today, warned) => query.orWhere(any => any.where(COLUMN, '>=', today).where(COLUMN, '<', warned)),
  valid: (query, _today, warned) => query.orWhere(COLUMN, '>=', warned),
};

const isExpiry = (value: unknown): value is Expiry => EXPIRIES.some(each => each === value);

/** `{"expiry":"expiring"}` or one of several: documents by what is left of their validity today in Spain. */
export const filterByExpiry = (query: Knex.QueryBuilder, given: unknown, { now }: Ctx): void => {
  const wanted: unknown[] = Array.isArray(given) ? given : [given];
  if (!wanted.length || !wanted.every(isExpiry))
    throw badRequest('errors.badFilterValue', { field: 'expiry' }, 'expiry');
  const today = dayOf(now);
  query.where(any => {
    for (const expiry of wanted) NARROW[expiry](any, today, addDays(today, EXPIRY_WARNING_DAYS));
  });
};
