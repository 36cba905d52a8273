import { dayOf } from '#domain/dates';
import { defaultDueDate } from '#domain/invoiceDue';
import { invoiceYear, seriesOf } from '#domain/invoiceNumber';
import { invoiceParties, type Parties } from '#domain/invoiceParties';
import { DEFAULT_TAX } from '#domain/invoiceTax';
import { isDay } from '#domain/dates';
import { isAdminLevel } from '#domain/roles';
import type { Values } from '../crud/resource.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { checkCounterpart, issuedCounterpart, issuerKeyOf, issuingCompany } from './counterpart.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { noteNumber, takeNumber } from './numbering.ts';
import { selfBilled } from './selfBilling.ts';
import { type Draft, prepareAmounts } from './prepare.ts';
import { preparePaper } from './preparePaper.ts';
import { checkStands } from './standing.ts';

/** Stands for the number until the inserting transaction takes one: nobody can type it. */
const UNNUMBERED = '/';

const hasItems = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** What a creation may leave out (Spec 9, Design 7): the date is today's in Spain, the number of what we issue the next. */
export const invoiceDefaults = ({ user, now }: Ctx, body: Values): Values => {
  const sells = hasItems(body.loadIds) || hasItems(body.routeIds);
  const isOffice = isAdminLevel(user.role);
  const isEmitted = body.isEmitted ?? (body.invoiceId != null || (isOffice ? body.clientId != null : sells));
  const date = typeof body.date === 'string' && isDay(body.date) ? body.date : dayOf(now);
  return {
    isEmitted,
    date,
    dueDate: defaultDueDate(date),
    tax: DEFAULT_TAX,
    status: 0,
    ...((isEmitted === true || body.isSelfBilled === true) && { num: UNNUMBERED }),
    ...(sells && { value: 0 }),
  };
};

/** The invoice that is corrected gives its parties; only what the office issued has a series to correct it in. */
const corrected = async (data: Values, ctx: Ctx): Promise<Parties & Values> => {
  const original: InvoiceRow = await ctx
    .db('invoices')
    .where({ id: data.invoiceId as number })
    .first();
  if (original.issuerRole !== 'admin') throw invalidKeys({ invoiceId: 'errors.invoices.correctsReceived' });
  for (const field of ['loadIds', 'routeIds'])
    if (hasItems(data[field])) throw invalidKeys({ [field]: 'errors.invoices.correctionItems' });
  for (const field of ['clientId', 'carrierId'] as const)
    if (data[field] && data[field] !== original[field])
      throw invalidKeys({ [field]: 'errors.invoices.correctsForeign' });
  const replacedId = await checkStands(original, ctx);
  const { issuerRole, recipientRole, clientId, carrierId, rawName, rawNif, rawAddress1, rawAddress2 } = original;
  const raw = Object.entries({ rawName, rawNif, rawAddress1, rawAddress2 });
  return {
    issuerRole,
    recipientRole,
    clientId,
    carrierId,
    isEmitted: true,
    replacedId,
    ...Object.fromEntries(raw.map(([name, value]) => [name, data[name] ?? value])),
  };
};

const partiesOf = async (data: Values, ctx: Ctx): Promise<Parties & Values> => {
  if (data.invoiceId) return corrected(data, ctx);
  if (data.isSelfBilled) return selfBilled(data, ctx);
  const found = invoiceParties(ctx.user.role, data);
  if ('errors' in found) throw invalidKeys(found.errors);
  return found;
};

const draftOf = (data: Values): Draft =>
  ({
    ...data,
    id: null,
    dueReason: data.dueReason ?? null,
    loadIds: data.loadIds ?? [],
    routeIds: data.routeIds ?? [],
  }) as Draft;

/**
 * The columns of a new invoice and its `paper`: who issues it to whom, what stands there, amounts, and last of all its
 * number, so that the series is held for as short as can be. `replacedId`: the invoice whose place it takes, locked. Runs in
 * the transaction that inserts it.
 */
export const createInvoice = async (sent: Values, ctx: Ctx): Promise<Values> => {
  checkCounterpart(sent);
  const { carrierId } = ctx.user;
  const own = { carrierId: sent.carrierId ?? null, clientId: sent.clientId ?? null, ...(carrierId && { carrierId }) };
  const data: Values = { ...sent, ...own };
  const parties = await partiesOf(data, ctx);
  Object.assign(data, parties);
  const office = parties.issuerRole === 'admin' ? await issuingCompany(ctx) : null;
  if (office) Object.assign(data, await issuedCounterpart(data, ctx));
  const typesValue = data.value !== 0;
  const draft = draftOf(data);
  const { amounts, items } = await prepareAmounts(draft, { typesValue, setsDue: true }, ctx);
  Object.assign(data, amounts);
  const paper = await preparePaper({ ...draft, ...amounts }, items, office, ctx);

  const issuerKey = issuerKeyOf(parties, data);
  const num = data.num as string;
  if ((data.isEmitted || data.isSelfBilled) && issuerKey) {
    const series = { issuerKey, series: seriesOf(data, office?.invoiceSeries), year: invoiceYear(data.date as string) };
    data.num = await takeNumber(series, num === UNNUMBERED ? null : num, ctx);
  } else if (issuerKey) await noteNumber(issuerKey, num, ctx);
  return { ...data, issuerKey, userId: ctx.user.id, paper };
};
