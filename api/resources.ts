import type { EntityName } from '#domain/entities';
import { alertsResource } from './alerts/index.ts';
import type { Resource } from './crud/resource.ts';
import { loadsResource } from './loads/index.ts';
import { poolOfRoutesResource } from './poolOfRoutes/index.ts';
import { requestedRoutesResource } from './requestedRoutes/index.ts';
import { routesResource } from './routes/index.ts';

/** Every collection with rows of its own: leaving one out does not compile. */
export const resources: Partial<Record<EntityName | 'poolOfRoutes', Resource>> = {
  alerts: alertsResource,
  loads: loadsResource,
  routes: routesResource,
  poolOfRoutes: poolOfRoutesResource,
  requestedRoutes: requestedRoutesResource,
};
