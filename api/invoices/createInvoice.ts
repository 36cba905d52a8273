import { dayOf, isDay } from '#domain/dates';
import { correctionDayProblem } from '#domain/invoices/day';
import { defaultDueDate } from '#domain/invoices/due';
import { invoiceYear, seriesOf } from '#domain/invoices/number';
import { customerErrors, invoiceParties, type Parties } from '#domain/invoices/parties';
import { DEFAULT_TAX, type Tax } from '#domain/invoices/tax';
import { isAdminLevel } from '#domain/roles';
import type { Values } from '../crud/resource.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { checkNotEntered } from './checkNotEntered.ts';
import { correctedId } from './correctedId.ts';
import { checkCounterpart, counterpartToday, issuerKeyOf, issuingCompany } from './counterpart.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { noteNumber, takeNumber } from './numbering.ts';
import { selfBilled } from './selfBilling.ts';
import { type Draft, prepareAmounts } from './prepare.ts';
import { preparePaper } from './preparePaper.ts';
import { checkStands, taxToCorrect } from './standing.ts';

/** A placeholder until the inserting transaction takes a number: nobody can type it. */
const UNNUMBERED = '/';

const hasItems = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** The default tax: a correction's is that of the invoice it replaces, any other's plain IVA (Spec 9). */
const taxInPlace = async (body: Values, ctx: Ctx): Promise<Tax> => {
  const id = correctedId(body);
  return (id && (await taxToCorrect(id, ctx))) || DEFAULT_TAX;
};

/**
 * Defaults of a creation (Spec 9, Design 7): today in Spain, its due date, the tax (a correction's as in the invoice it
 * replaces) and, for what we issue, the next number.
 */
export const invoiceDefaults = async (ctx: Ctx, body: Values): Promise<Values> => {
  const { user, now } = ctx;
  const sells = hasItems(body.loadIds) || hasItems(body.routeIds);
  const isOffice = isAdminLevel(user.role);
  const isEmitted = body.isEmitted ?? (body.invoiceId != null || (isOffice ? body.clientId != null : sells));
  const date = typeof body.date === 'string' && isDay(body.date) ? body.date : dayOf(now);
  return {
    isEmitted,
    date,
    dueDate: defaultDueDate(date),
    tax: body.tax === undefined ? await taxInPlace(body, ctx) : DEFAULT_TAX,
    status: 0,
    ...((isEmitted === true || body.isSelfBilled === true) && { num: UNNUMBERED }),
    ...(sells && { value: 0 }),
  };
};

/** A correction's parties are its original's; only the office's own invoices have a series for corrections. */
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
  const { id: replacedId, date } = await checkStands(original, ctx);
  const problem = correctionDayProblem(data.date as string, date);
  if (problem) throw invalidKeys({ date: problem });
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
 * The columns of a new invoice, its `paper` and, if read, its `company`: parties, content, amounts and, last, its
 * number, to hold the series as briefly as possible. `replacedId`: the invoice it replaces, locked. Runs in the
 * inserting transaction.
 */
export const createInvoice = async (sent: Values, ctx: Ctx): Promise<Values> => {
  checkCounterpart(sent);
  const { carrierId } = ctx.user;
  const own = { carrierId: sent.carrierId ?? null, clientId: sent.clientId ?? null, ...(carrierId && { carrierId }) };
  const data: Values = { ...sent, ...own };
  const parties = await partiesOf(data, ctx);
  Object.assign(data, parties);
  const lacks = customerErrors(data);
  if (Object.keys(lacks).length) throw invalidKeys(lacks);
  const office = parties.issuerRole === 'admin' ? await issuingCompany(ctx) : null;
  const isEntered = parties.issuerRole === 'carrier' && !data.isEmitted && !data.isSelfBilled;
  if (office || isEntered) Object.assign(data, await counterpartToday(data, ctx));
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
  } else {
    await checkNotEntered({ ...draft, num }, ctx);
    if (issuerKey) await noteNumber(issuerKey, num, ctx);
  }
  return { ...data, issuerKey, userId: ctx.user.id, paper };
};
