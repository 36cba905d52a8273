import { isAdminLevel } from '#domain/roles';
import { routes } from '#domain/routes';
import type { Resource, Row, Values } from '../crud/resource.ts';
import { expandRoutes } from '../routes/expand.ts';
import { routesTable } from '../routes/table.ts';
import { poolFilters } from './filters.ts';
import { matchingCarrier, onlyPublic } from './matching.ts';
import { shownLoad } from './shownLoad.ts';

/** The routes open to carriers (Spec 6): read only, rows of routes under another right. */
export const poolOfRoutesResource: Resource = {
  name: 'poolOfRoutes',
  table: 'routes',
  entity: routes,
  defaultSort: ['startDate', 'asc'],
  search: routesTable.search,
  numbers: { c: 'id', digits: 'c' },
  numberSearchFor: ['carrier'],
  filters: poolFilters,
  only: (query, ctx) => onlyPublic(query, ctx.db),
  scope: (query, user, ctx) => matchingCarrier(query, user.carrierId, ctx.db),
  expand: async (rows, ctx) => {
    const expanded = await expandRoutes(rows, ctx);
    if (isAdminLevel(ctx.user.role)) return expanded;
    return expanded.map(({ requests: _requests, pendingRequests: _pending, ...row }) => ({
      ...(row as Row),
      loads: (row.loads as Values[]).map(shownLoad),
    }));
  },
};
