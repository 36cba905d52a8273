import { routes } from '#domain/routes';
import type { Resource } from '../crud/resource.ts';
import { loadsByRoute } from '../routes/expand.ts';
import { routesResource } from '../routes/index.ts';
import { isAdminLevel } from '#domain/roles';
import { matchingCarrier, onlyPublic } from './matching.ts';

/** What a card of the pool tells of a load: no client, no price, no contact (Security T10). */
const withoutClient = ({
  clientId: _id,
  clientRef: _ref,
  comments: _comments,
  cmrNumber: _cmr,
  ...load
}: Record<string, unknown>) => load;

/** The routes that are open to carriers (Spec 6): read only, the same rows as routes under another right. */
export const poolOfRoutesResource: Resource = {
  name: 'poolOfRoutes',
  table: 'routes',
  entity: routes,
  defaultSort: ['startDate', 'asc'],
  search: routesResource.search,
  only: (query, ctx) => onlyPublic(query, ctx.db),
  scope: (query, user, ctx) => matchingCarrier(query, user.carrierId, ctx.db),
  expand: async (rows, ctx) => {
    const expanded = (await routesResource.expand?.(rows, ctx)) ?? rows;
    if (isAdminLevel(ctx.user.role)) return expanded;
    const loads = await loadsByRoute(
      rows.map(row => row.id),
      ctx,
      false,
    );
    return expanded.map(({ requests: _requests, pendingRequests: _pending, ...row }) => ({
      ...row,
      loads: (loads.get(row.id as number) ?? []).map(withoutClient),
    })) as typeof expanded;
  },
};
