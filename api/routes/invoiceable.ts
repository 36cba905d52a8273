import type { Knex } from 'knex';
import { DAY, dayOf } from '#domain/dates';
import { isAdminLevel } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

/**
 * Filters by `{"invoiceable":true}`: routes the user may invoice today, `isRouteInvoiceable` in SQL (Design 6). 400 for
 * roles that don't invoice routes.
 */
export const filterInvoiceable = (query: Knex.QueryBuilder, given: unknown, { user, now }: Ctx): void => {
  const isCarrier = user.role === 'carrier';
  if (!isCarrier && !isAdminLevel(user.role))
    throw badRequest('errors.fieldNotAllowed', { field: 'invoiceable' }, 'invoiceable');
  if (given !== true) throw badRequest('errors.badFilterValue', { field: 'invoiceable' }, 'invoiceable');
  const lastPast = dayOf(new Date(now.getTime() - DAY));
  query.whereNull('routes.invoiceId').where(route => {
    route.where('routes.status', 'finished');
    if (isCarrier) route.where('routes.invoiceDate', '<=', lastPast);
    else route.orWhere('routes.invoiceDate', '<=', lastPast);
  });
};
