import { fileRoutes } from './files/fileRoutes.ts';
import { notifyRoutes } from './documents/notify.ts';
import { cmrRequestRoutes } from './accountingRequests/cmrRequest.ts';
import { geolocateRoutes } from './address/geolocateRoutes.ts';
import { readAllRoutes } from './alerts/readAll.ts';
import { secondFactorRoutes } from './auth/secondFactorRoutes.ts';
import { sessionRoutes } from './auth/sessionRoutes.ts';
import type { Routes } from './crud/ctx.ts';
import { decaRoutes } from './deca/decaRoutes.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { runRoutes } from './invoiceRuns/runRoutes.ts';
import { statementRoutes } from './invoiceRuns/statementRoutes.ts';
import { acceptanceRoutes } from './invoices/acceptanceRoutes.ts';
import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import { overdueRoutes } from './invoices/overdueRoutes.ts';
import { packRoutes } from './invoices/pack/packRoutes.ts';
import { paperRoutes } from './invoices/paper/paperRoutes.ts';
import { assignRoutes } from './loads/assignRoutes.ts';
import { trackRoutes } from './loads/trackRoutes.ts';
import { retryRoutes } from './mails/retryRoutes.ts';
import { loadPapers } from './papers/loadPapers.ts';
import { routePapers } from './papers/routePapers.ts';
import { payManyRoutes } from './payments/payMany.ts';
import { poolRoutes } from './poolOfRoutes/poolRoutes.ts';
import { roleRoutes } from './roles/roleRoutes.ts';
import { expiredDocumentsRoutes } from './routes/expiredDocuments.ts';
import { contactRoutes } from './settings/contactRoutes.ts';
import { mapRoutes } from './settings/mapRoutes.ts';
import { sepaRoutes } from './sepaFiles/sepaRoutes.ts';
import { setupRoutes } from './setup/setupRoutes.ts';
import { dismissAccountantRoutes } from './users/dismissAccountant.ts';
import { inviteAccountantRoutes } from './users/inviteAccountant.ts';
import { removeSecondFactorRoutes } from './users/removeSecondFactor.ts';
import { driverRoutes } from './vehicles/driverRoutes.ts';

/** All non-CRUD calls (Spec 7). */
const specific: readonly Routes[] = [
  trackRoutes,
  assignRoutes,
  roleRoutes,
  setupRoutes,
  secondFactorRoutes,
  sessionRoutes,
  removeSecondFactorRoutes,
  inviteAccountantRoutes,
  dismissAccountantRoutes,
  driverRoutes,
  geolocateRoutes,
  cmrRequestRoutes,
  contactRoutes,
  mapRoutes,
  notifyRoutes,
  fileRoutes,
  invoiceRoutes,
  acceptanceRoutes,
  runRoutes,
  statementRoutes,
  readAllRoutes,
  paperRoutes,
  packRoutes,
  routePapers,
  loadPapers,
  decaRoutes,
  poolRoutes,
  expiredDocumentsRoutes,
  payManyRoutes,
  overdueRoutes,
  sepaRoutes,
  retryRoutes,
  importRoutes,
];

/** Registers all of them. */
export const specificRoutes: Routes = (app, deps) => {
  for (const routes of specific) routes(app, deps);
};
