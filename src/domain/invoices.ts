import { daysBetween } from './dates.ts';
import { entity } from './entity.ts';
import {
  day,
  flag,
  integer,
  ids,
  money,
  moment,
  object,
  oneOf,
  oneOfNumbers,
  reference,
  text,
  type Zod,
} from './fields.ts';
import { type Exemption, exemptionErrors, EXEMPTIONS } from './invoices/exemption.ts';
import { isTaxOption, type Tax } from './invoices/tax.ts';

/** Spec 4's two versions merged (Design 7): anything but 1 and 2 counts as pending. */
export const INVOICE_STATUSES = [0, 1, 2] as const;
/** Covered by its payments; invoices in the other statuses aren't. */
export const PAID = 1;
export const SENT = 2;

const PARTY_ROLES = ['admin', 'carrier', 'client', 'external'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

const ACCEPTANCES = ['pending', 'accepted', 'rejected'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

export const MAX_INVOICE_ROWS = 500;

const taxRate = (z: Zod) => z.number().min(0).max(100).optional();

/** The schema of an invoice's taxes: percentages from 0 to 100, no other taxes. */
export const taxMap = (z: Zod) => z.strictObject({ IVA: taxRate(z), IRPF: taxRate(z) });

type Checked = {
  carrierId?: number | null;
  clientId?: number | null;
  date?: string | null;
  dueDate?: string | null;
  tax?: Tax | null;
  exemption?: Exemption | null;
  invoiceId?: number | null;
  rawDescription?: string | null;
  loadIds?: readonly number[] | null;
  routeIds?: readonly number[] | null;
};

const isRepeated = (list: readonly number[] | null | undefined): boolean => new Set(list).size < (list?.length ?? 0);

/**
 * Message keys by field: one counterpart, dates in order, a tax of the list, no exemption beside IVA, loads or routes,
 * and a reason if it corrects another invoice.
 */
export const invoiceErrors = (invoice: Checked): Record<string, string> => {
  const { carrierId, clientId, date, dueDate, tax, loadIds, routeIds } = invoice;
  const errors: Record<string, string> = exemptionErrors(invoice);
  if (carrierId && clientId) errors.carrierId = 'errors.invoices.oneParty';
  if (date && dueDate && daysBetween(date, dueDate) < 0) errors.dueDate = 'validation.dueDateBeforeDate';
  if (tax && !isTaxOption(tax)) errors.tax = 'validation.taxUnknown';
  if (isRepeated(loadIds)) errors.loadIds = 'validation.repeated';
  if (isRepeated(routeIds)) errors.routeIds = 'validation.repeated';
  if (loadIds?.length && routeIds?.length) errors.routeIds = 'errors.invoices.loadsOrRoutes';
  // RD 1619/2012 art. 15: what is corrected, and why.
  if (invoice.invoiceId && !invoice.rawDescription) errors.rawDescription = 'errors.invoices.correctionReason';
  return errors;
};

/** Invoices, issued or received (Spec 3). Totals are always computed from base and taxes, never sent. */
export const invoices = entity({
  name: 'invoices',
  input: {
    num: text(30, { required: true, line: true }),
    name: text(128),
    date: day({ required: true }),
    dueDate: day({ required: true }),
    dueReason: text(250),
    isEmitted: flag(),
    /** Drawn up by the office for a carrier, in a series of that carrier's own (RD 1619/2012 art. 5). */
    isSelfBilled: flag(),
    carrierId: reference('carriers'),
    clientId: reference('clients'),
    value: money({ required: true }),
    tax: object(taxMap, { required: true }),
    /** Why it bears no IVA; null if nobody said. */
    exemption: oneOf(EXEMPTIONS),
    status: oneOfNumbers(INVOICE_STATUSES, { required: true }),
    isProcessed: flag(),
    rawName: text(250),
    rawNif: text(100, { as: 'nif' }),
    rawAddress1: text(250),
    rawAddress2: text(250),
    rawDescription: text(500),
    notes: text(500),
    /** Corrects that invoice (series R). */
    invoiceId: reference('invoices'),
    /** What is invoiced: loads of a client or routes of a carrier. */
    loadIds: ids('loads', MAX_INVOICE_ROWS),
    routeIds: ids('routes', MAX_INVOICE_ROWS),
  },
  stored: {
    taxPercentage: integer(0, 100),
    total: money(),
    payable: money(),
    /** The sum of its payments, and the day on which they covered it. */
    paid: money(),
    paidDate: day(),
    issuerRole: oneOf(PARTY_ROLES),
    recipientRole: oneOf(PARTY_ROLES),
    issuerKey: text(50),
    userId: reference('users'),
    /** The carrier's answer to an invoice drawn up for it. */
    acceptance: oneOf(ACCEPTANCES),
    acceptanceAt: moment(),
    acceptanceNote: text(250),
  },
  derived: [
    'creationTimestamp',
    'carrier',
    'client',
    'loads',
    'routes',
    'documents',
    'direction',
    'taxes',
    'participant',
    'hasPaper',
    /** Whether a correction replaced it: nothing more is due on it. */
    'isReplaced',
    'pending',
    'overdueDays',
    'deliveryDays',
    'lastDelivery',
  ],
});
