import type { Knex } from 'knex';
import { isAdminLevel } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

/** Filters by `{"hasRequests":true}`: routes with requests awaiting the office's decision (Design 6). */
export const filterHasRequests = (query: Knex.QueryBuilder, given: unknown, { user, db }: Ctx): void => {
  if (!isAdminLevel(user.role)) throw badRequest('errors.fieldNotAllowed', { field: 'hasRequests' }, 'hasRequests');
  if (given !== true) throw badRequest('errors.badFilterValue', { field: 'hasRequests' }, 'hasRequests');
  // From the few open requests to their routes, however many routes there are.
  query.whereIn('routes.id', db('requestedRoutes').where({ status: 'pending', disabled: false }).select('routeId'));
};
