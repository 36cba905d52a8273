import { buildAccountingRequests } from './accountingRequests.ts';
import { buildAlerts } from './alerts.ts';
import { buildExpiryWarnings } from './expiryWarnings.ts';
import { type ArchivedFile, createArchive } from './archive.ts';
import { buildDiscounts } from './discounts.ts';
import { type Cabinet, file, fileCarrier, fileVehicle } from './documents.ts';
import { DEMO_CARRIER, DEMO_CLIENT } from './plans.ts';
import { buildMails } from './mails.ts';
import { fileRenewal } from './renewals.ts';
import { fileInvoice, fileRoute } from './roadPapers.ts';
import type { Row } from './rows.ts';
import type { Today } from './today.ts';
import type { Batch, BuiltRoute, World } from './world.ts';

/** Papers are kept for so many rows, however large the market is. */
const SAMPLE = {
  carriers: 40,
  vehicles: 120,
  clients: 8,
  ongoing: 24,
  assigned: 24,
  finished: 40,
  own: 40,
  invoices: 50,
};

/** What the office keeps beside the traffic: papers with their files, advantages, requests and news. */
export const buildOffice = (
  today: Today,
  past: readonly BuiltRoute[],
  invoices: readonly Row[],
  world: World,
): { batch: Batch; files: ArchivedFile[] } => {
  const archive = createArchive(world.ids, world.calendar);
  const cabinet: Cabinet = { rows: [], archive };
  for (const carrier of world.carriers.slice(0, SAMPLE.carriers)) fileCarrier(cabinet, carrier, world);
  for (const vehicle of world.vehicles.slice(0, SAMPLE.vehicles)) fileVehicle(cabinet, vehicle, world);
  for (const client of world.clients.slice(0, SAMPLE.clients)) {
    const common = { owner: 'clientId', ownerId: client.id, nif: client.nif } as const;
    file(cabinet, world, { ...common, type: 'nif_company_certificate' });
    file(cabinet, world, { ...common, type: 'aeat_payment' });
  }
  const { ongoing = [], assigned = [] } = today.byStatus;
  const demos = past.filter(({ carrier, client }) => carrier?.id === DEMO_CARRIER || client.id === DEMO_CLIENT);
  const papered = new Set([
    ...demos.slice(-SAMPLE.own),
    ...past.slice(-SAMPLE.finished),
    ...ongoing.slice(0, SAMPLE.ongoing),
    ...assigned.slice(0, SAMPLE.assigned),
  ]);
  for (const route of papered) fileRoute(cabinet, route, world);
  const received = invoices.filter(invoice => invoice.recipientRole === 'admin' || invoice.issuerRole === 'external');
  for (const invoice of received.slice(-SAMPLE.invoices)) fileInvoice(cabinet, invoice, world);

  fileRenewal(cabinet, world);

  const driven = [...ongoing.slice(0, 1), ...demos.filter(({ row }) => row.tractionVehicleId === 1).slice(-2)];
  const discounts = buildDiscounts(archive, world);
  const accountingRequests = buildAccountingRequests(driven, archive, world);
  const expiryWarnings = buildExpiryWarnings(cabinet.rows, world);
  const warned = cabinet.rows.filter(({ id }) => expiryWarnings.some(({ documentId }) => documentId === id));
  const news = { ongoing, assigned, driven, warned, requests: today.requests, invoices: [...invoices] };
  const alerts = buildAlerts(news, world);
  return {
    batch: {
      discounts,
      accountingRequests,
      documents: cabinet.rows,
      expiryWarnings,
      files: archive.rows,
      alerts,
      mails: buildMails(alerts, world),
    },
    files: archive.files,
  };
};
