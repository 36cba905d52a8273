import { alerts } from './alerts.ts';
import { carriers } from './carriers.ts';
import { clients } from './clients.ts';
import { discounts } from './discounts.ts';
import { documents } from './documents.ts';
import type { Entity } from './entity.ts';
import { history } from './history.ts';
import { invoiceRuns } from './invoiceRuns.ts';
import { invoices } from './invoices.ts';
import { loads } from './loads.ts';
import { locations } from './locations.ts';
import { accountingRequests, requestedRoutes } from './requests.ts';
import { payments } from './payments.ts';
import type { ResourceName } from './resources.ts';
import { routes } from './routes.ts';
import { mails } from './mails.ts';
import { sepaFiles } from './sepaFiles.ts';
import { settings } from './settings.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** Neither is an entity of its own: the pool is routes as seen by those who may apply, and roles aren't rows. */
export type EntityName = Exclude<ResourceName, 'poolOfRoutes' | 'roles'>;

export const ENTITIES = {
  alerts,
  users,
  carriers,
  invoices,
  payments,
  sepaFiles,
  mails,
  history,
  clients,
  locations,
  vehicles,
  documents,
  loads,
  discounts,
  routes,
  requestedRoutes,
  accountingRequests,
  settings,
  invoiceRuns,
} as const satisfies Record<EntityName, Entity>;

/** The entity of a resource; the pool's is that of routes, roles have none. */
export const entityOf = (resource: ResourceName): Entity | null =>
  resource === 'roles' ? null : ENTITIES[resource === 'poolOfRoutes' ? 'routes' : resource];
