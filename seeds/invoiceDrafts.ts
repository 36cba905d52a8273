import type { Address } from '#domain/geography/address';
import { addDays, daysBetween } from '#domain/dates';
import { defaultDueDate, LEGAL_DUE_DAYS } from '#domain/invoices/due';
import type { InvoiceLine } from '#domain/invoices/lines';
import { PAID, type PartyRole } from '#domain/invoices';
import { type Tax, taxOf, taxPercentageOf } from '#domain/invoices/tax';
import { invoiceTotals } from '#domain/invoices/totals';
import { postalLines } from '#domain/geography/postalLines';
import { issuerKeyOf } from '../api/invoices/counterpart.ts';
import { kept, type Row } from './rows.ts';
import type { World } from './world.ts';

/** An invoice before it has a number: numbers are given in the order of the dates. */
export type InvoiceDraft = {
  date: string;
  issuerRole: PartyRole;
  recipientRole: PartyRole;
  /** The supplier's own number; null when ours is given. */
  num: string | null;
  series: string;
  value: number;
  tax: Tax;
  /** Everything else that is special about it. */
  fields: Row & { carrierId?: number; rawNif?: string };
  /** The last delivery it is for: the legal cap of 60 days counts from there (Ley 3/2004). */
  lastDelivery: string | null;
  /** What it invoices: their invoiceId is set. */
  of: Row[];
  /** What its paper says line by line; none for one that is of neither loads nor routes. */
  lines: InvoiceLine[];
};

export const IVA = taxOf(21);
/** What a freelancer in "módulos" invoices (RIRPF art. 95.6). */
export const IVA_WITHHELD = taxOf(20);
/** Services to a company of another country of the Union are taxed there (Ley 37/1992 art. 69). */
export const NO_TAX = taxOf(19);

/** As usual, but never later than the law lets it be. */
const dueDateOf = ({ date, lastDelivery }: InvoiceDraft) => {
  const due = defaultDueDate(date);
  const cap = lastDelivery ? addDays(lastDelivery, LEGAL_DUE_DAYS) : due;
  return cap < due ? cap : due;
};

const [PENDING, SENT] = [0, 2];

/** Past its due date nearly all is paid; before, what we issue has been sent and what we got waits. */
const statusOf = (draft: InvoiceDraft, dueDate: string, { calendar, random }: World) => {
  const open = draft.issuerRole === 'admin' ? SENT : PENDING;
  if (daysBetween(dueDate, calendar.today) > 0) return random.chance(0.94) ? PAID : open;
  return random.weighted([
    [open, 7],
    [PENDING, 2],
    [PAID, 1],
  ]);
};

/** The counterpart as it stands on paper: it never changes afterwards, whatever happens to its own row (RD 1619/2012). */
export const counterpart = ({ name, nif, address }: { name: string; nif: string; address: Address }) => {
  const [rawAddress1, rawAddress2] = postalLines(address);
  return { rawName: name, rawNif: nif, rawAddress1, rawAddress2 };
};

/** Whose numbers it takes. */
export const issuerKeyOfDraft = (draft: InvoiceDraft): string => issuerKeyOf(draft, draft.fields) ?? '';

/** The row of a draft with the number it was given. Amounts are cents, each tax rounded half up (Design 7). */
export const buildInvoice = (id: number, num: string, draft: InvoiceDraft, world: World): Row => {
  const dueDate = dueDateOf(draft);
  const { value, tax } = draft;
  const { total, payable } = invoiceTotals(value, tax);
  const createdAt = world.calendar.at(draft.date, 1_020 + (id % 60));
  return {
    ...kept(id, createdAt),
    num,
    name: null,
    date: draft.date,
    dueDate,
    dueReason: null,
    isEmitted: draft.issuerRole === 'admin',
    isSelfBilled: false,
    acceptance: null,
    acceptanceAt: null,
    acceptanceNote: null,
    carrierId: null,
    clientId: null,
    value,
    tax,
    taxPercentage: taxPercentageOf(tax),
    total,
    payable,
    paid: 0,
    paidDate: null,
    status: statusOf(draft, dueDate, world),
    isProcessed: daysBetween(draft.date, world.calendar.today) > 50 || world.random.chance(0.3),
    issuerRole: draft.issuerRole,
    recipientRole: draft.recipientRole,
    issuerKey: issuerKeyOfDraft(draft),
    rawName: null,
    rawNif: null,
    rawAddress1: null,
    rawAddress2: null,
    rawDescription: null,
    notes: null,
    invoiceId: null,
    userId: world.adminId,
    ...draft.fields,
  };
};
