import type { Manifest } from '../../ui/pages/Manifest.ts';
import { accountingRequests } from '../../accountingRequests/index.ts';
import { alerts } from '../../alerts/index.ts';
import { carriers } from '../../carriers/index.ts';
import { clients } from '../../clients/index.ts';
import { discounts } from '../../discounts/index.ts';
import { documents } from '../../documents/index.ts';
import { history } from '../../history/index.ts';
import { invoiceRuns } from '../../invoiceRuns/index.ts';
import { invoices } from '../../invoices/index.ts';
import { loads } from '../../loads/index.ts';
import { locations } from '../../locations/index.ts';
import { mails } from '../../mails/index.ts';
import { routes } from '../../routes/index.ts';
import { sepaFiles } from '../../sepaFiles/index.ts';
import { settings } from '../../settings/index.ts';
import { users } from '../../users/index.ts';
import { vehicles } from '../../vehicles/index.ts';

/** Every entity with pages: one line each, here and above. */
export const MANIFESTS: Manifest[] = [
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
  mails,
  history,
  routes,
  sepaFiles,
  settings,
  users,
  vehicles,
];
