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

/** The pool is routes seen by who may apply, and roles are no rows: neither is an entity of its own. */
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

export const entityOf = (resource: ResourceName): Entity | null =>
  resource === 'roles' ? null : ENTITIES[resource === 'poolOfRoutes' ? 'routes' : resource];
