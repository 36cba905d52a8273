import type { ResourceName } from '#domain/resources';
import { accountingRequests } from './accountingRequests.ts';
import { alerts } from './alerts.ts';
import { carriers } from './carriers.ts';
import { clients } from './clients.ts';
import { discounts } from './discounts.ts';
import { documents } from './documents.ts';
import { history } from './history.ts';
import { invoiceRuns } from './invoiceRuns.ts';
import { invoices } from './invoices.ts';
import { loads } from './loads.ts';
import { locations } from './locations.ts';
import { payments } from './payments.ts';
import { poolOfRoutes } from './poolOfRoutes.ts';
import { requestedRoutes } from './requestedRoutes.ts';
import { roles } from './roles.ts';
import { routes } from './routes.ts';
import { mails } from './mails.ts';
import { sepaFiles } from './sepaFiles.ts';
import { settings } from './settings.ts';
import type { ResourceTexts } from './texts.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** The words of every resource, by its name. */
export const resources = {
  accountingRequests,
  alerts,
  carriers,
  clients,
  discounts,
  documents,
  invoiceRuns,
  invoices,
  loads,
  locations,
  payments,
  poolOfRoutes,
  requestedRoutes,
  roles,
  routes,
  mails,
  history,
  sepaFiles,
  settings,
  users,
  vehicles,
} satisfies Record<ResourceName, ResourceTexts>;
