import type { EntityName } from '#domain/entities';
import { accountingRequestsResource } from './accountingRequests/index.ts';
import { alertsResource } from './alerts/index.ts';
import { carriersResource } from './carriers/index.ts';
import { clientsResource } from './clients/index.ts';
import type { Resource } from './crud/resource.ts';
import { discountsResource } from './discounts/index.ts';
import { documentsResource } from './documents/index.ts';
import { historyResource } from './history/index.ts';
import { invoiceRunsResource } from './invoiceRuns/index.ts';
import { invoicesResource } from './invoices/index.ts';
import { loadsResource } from './loads/index.ts';
import { locationsResource } from './locations/index.ts';
import { mailsResource } from './mails/index.ts';
import { paymentsResource } from './payments/index.ts';
import { poolOfRoutesResource } from './poolOfRoutes/index.ts';
import { requestedRoutesResource } from './requestedRoutes/index.ts';
import { routesResource } from './routes/index.ts';
import { sepaFilesResource } from './sepaFiles/index.ts';
import { settingsResource } from './settings/index.ts';
import { usersResource } from './users/index.ts';
import { vehiclesResource } from './vehicles/index.ts';

/** Every resource with rows of its own: leaving one out doesn't compile. */
export const resources = {
  alerts: alertsResource,
  users: usersResource,
  carriers: carriersResource,
  clients: clientsResource,
  locations: locationsResource,
  vehicles: vehiclesResource,
  settings: settingsResource,
  documents: documentsResource,
  discounts: discountsResource,
  accountingRequests: accountingRequestsResource,
  invoices: invoicesResource,
  payments: paymentsResource,
  sepaFiles: sepaFilesResource,
  invoiceRuns: invoiceRunsResource,
  mails: mailsResource,
  history: historyResource,
  loads: loadsResource,
  routes: routesResource,
  poolOfRoutes: poolOfRoutesResource,
  requestedRoutes: requestedRoutesResource,
} satisfies Record<EntityName | 'poolOfRoutes', Resource>;
