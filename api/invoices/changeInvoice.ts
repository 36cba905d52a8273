import { isOfBooks } from '#domain/invoices/booked';
import { ISSUED_FREE_FIELDS } from '#domain/invoices/rights';
import { invoiceYear } from '#domain/invoices/number';
import { customerErrors, invoiceParties, type Parties } from '#domain/invoices/parties';
import { isAdminLevel } from '#domain/roles';
import type { Values } from '../crud/resource.ts';
import { invalidKeys } from '../http/HttpError.ts';
import { checkNotInFile } from '../sepaFiles/transfersOf.ts';
import type { Ctx } from '../world.ts';
import { checkNotEntered } from './checkNotEntered.ts';
import { checkCounterpart, counterpartToday, issuerKeyOf } from './counterpart.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { forgetNumber, noteNumber } from './numbering.ts';
import { type Draft, prepareAmounts } from './prepare.ts';
import { preparePaper } from './preparePaper.ts';

/** What tells a received invoice from the others. */
const ENTERED_AS = ['num', 'date', 'carrierId', 'rawNif'];

/** A change of what was entered in the books: it has to be entered anew. */
const unprocessed = (data: Values, previous: InvoiceRow): Values =>
  previous.isProcessed && !('isProcessed' in data) && isOfBooks(Object.keys(data)) ? { isProcessed: false } : {};

const DUE_FIELDS = ['date', 'dueDate', 'dueReason', 'loadIds', 'routeIds', 'carrierId'];

/** 422 for changing what is fixed at creation: its side, its party once set, and a number we gave. */
const checkLocked = (data: Values, previous: InvoiceRow): void => {
  const errors: Record<string, string> = {};
  for (const field of ['isEmitted', 'isSelfBilled', 'invoiceId'])
    if (field in data) errors[field] = 'validation.readOnly';
  for (const field of ['carrierId', 'clientId'])
    if (field in data && (previous.carrierId || previous.clientId)) errors[field] = 'errors.invoices.partyLocked';
  if (previous.isEmitted && 'num' in data) errors.num = 'errors.invoices.numberLocked';
  if (previous.isEmitted && 'date' in data && invoiceYear(data.date as string) !== invoiceYear(previous.date))
    errors.date = 'errors.invoices.yearLocked';
  if (Object.keys(errors).length) throw invalidKeys(errors);
};

/** 422 if a carrier removes all its routes: without them it could choose any amount (Design 7). */
const checkStillOfRoutes = (next: InvoiceRow, previous: InvoiceRow, ctx: Ctx): void => {
  if (!isAdminLevel(ctx.user.role) && previous.routeIds?.length && !next.routeIds?.length)
    throw invalidKeys({ routeIds: 'errors.invoices.keepsRoutes' });
};

/** 422 for taking its customer off a carrier's invoice; one from before it was asked for stays as it is. */
const checkCustomer = (data: Values, next: InvoiceRow): void => {
  const taken = Object.entries(customerErrors(next)).filter(([field]) => field in data);
  if (taken.length) throw invalidKeys(Object.fromEntries(taken));
};

/** A received invoice with only raw data may get its carrier later; otherwise the parties stay. */
const partiesOf = (data: Values, next: InvoiceRow, ctx: Ctx): Parties => {
  if (!('carrierId' in data) && !('clientId' in data)) return next;
  const found = invoiceParties(ctx.user.role, next);
  if ('errors' in found) throw invalidKeys(found.errors);
  return found;
};

/** The columns of an allowed change to an invoice, and its `paper`; amounts are recomputed. */
export const changeInvoice = async (data: Values, previous: InvoiceRow, ctx: Ctx): Promise<Values> => {
  if (Object.keys(data).every(field => ISSUED_FREE_FIELDS.includes(field))) return data;
  checkLocked(data, previous);
  checkCounterpart(data);
  await checkNotInFile(previous, 'change', ctx);
  const next = { ...previous, ...data } as InvoiceRow;
  checkStillOfRoutes(next, previous, ctx);
  checkCustomer(data, next);
  const { issuerRole, recipientRole } = partiesOf(data, next, ctx);
  // Said from now on, as if it had been entered with its carrier.
  const named = issuerRole === previous.issuerRole ? {} : await counterpartToday(next, ctx);
  const draft: Draft = {
    ...next,
    issuerRole,
    recipientRole,
    loadIds: next.loadIds ?? [],
    routeIds: next.routeIds ?? [],
  };
  const asked = { typesValue: 'value' in data, setsDue: DUE_FIELDS.some(field => field in data) };
  const { amounts, items } = await prepareAmounts(draft, asked, ctx);
  const paper = await preparePaper({ ...draft, ...amounts }, items, null, ctx);
  const issuerKey = issuerKeyOf(draft, next);
  if (!next.isEmitted && ENTERED_AS.some(field => field in data))
    await checkNotEntered({ ...next, issuerRole, recipientRole }, ctx);
  if ('num' in data) await forgetNumber(previous, ctx);
  // It may turn out to be another issuer's, who then has this number.
  if (issuerKey && ('num' in data || issuerKey !== previous.issuerKey)) await noteNumber(issuerKey, next.num, ctx);
  return { ...data, ...unprocessed(data, previous), ...named, ...amounts, issuerRole, recipientRole, issuerKey, paper };
};
