import type { Knex } from 'knex';
import { addDays, dayOf } from '#domain/dates';
import { EXPIRIES, EXPIRIES_IN_FORCE, EXPIRY_WARNING_DAYS, type Expiry } from '#domain/documents';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { newerVersion } from './versions.ts';

const COLUMN = 'documents.expirationDate';

/** documentExpiry as SQL. */
const NARROW: Record<
  (typeof EXPIRIES_IN_FORCE)[number],
  (query: Knex.QueryBuilder, today: string, warned: string) => void
> = {
  none: query => query.orWhereNull(COLUMN),
  expired: (query, today) => query.orWhere(COLUMN, '<', today),
  expiring: (query, today, warned) => query.orWhere(any => any.where(COLUMN, '>=', today).where(COLUMN, '<', warned)),
  valid: (query, _today, warned) => query.orWhere(COLUMN, '>=', warned),
};

const isExpiry = (value: unknown): value is Expiry => EXPIRIES.some(each => each === value);

const narrowDates = (query: Knex.QueryBuilder, wanted: readonly unknown[], { now }: Ctx): void => {
  const today = dayOf(now);
  query.where(any => {
    for (const expiry of EXPIRIES_IN_FORCE)
      if (wanted.includes(expiry)) NARROW[expiry](any, today, addDays(today, EXPIRY_WARNING_DAYS));
  });
};

/**
 * Filters by `{"expiry":"expiring"}` or several values: documents by their remaining validity today in Spain. A
 * document with a newer version is only `replaced`, whatever its date.
 */
export const filterByExpiry = (query: Knex.QueryBuilder, given: unknown, ctx: Ctx): void => {
  const wanted: unknown[] = Array.isArray(given) ? given : [given];
  if (!wanted.length || !wanted.every(isExpiry))
    throw badRequest('errors.badFilterValue', { field: 'expiry' }, 'expiry');
  const [inForce, replaced] = [EXPIRIES_IN_FORCE.filter(each => wanted.includes(each)), wanted.includes('replaced')];
  query.where(any => {
    if (replaced) any.orWhereExists(newerVersion(ctx.db));
    if (inForce.length)
      any.orWhere(each => {
        each.whereNotExists(newerVersion(ctx.db));
        if (inForce.length < EXPIRIES_IN_FORCE.length) narrowDates(each, inForce, ctx);
      });
  });
};
