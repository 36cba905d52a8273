import { carrierName } from '#domain/carriers';
import { lastDay } from '#domain/dates';
import { invoiceDirection, invoiceFlow } from '#domain/invoices/parties';
import { keepsNumber } from '#domain/invoices/rights';
import { hiddenFields } from '#domain/permissions';
import { translate } from '../../../i18n/translate.ts';
import { groupBy } from '../../crud/groupBy.ts';
import type { Row } from '../../crud/resource.ts';
import type { Ctx } from '../../world.ts';
import type { InvoiceRow } from '../InvoiceRow.ts';
import { type Known, participantOf, readIssuers, readParties } from '../participant.ts';
import { type Correction, replacedAmong, replacedBy } from '../replaced.ts';
import { tookPlaceOf } from '../tookPlaceOf.ts';

type Amounts = Pick<InvoiceRow, 'value' | 'total' | 'payable'>;

type Party = { name: string; nif: string };

/** An invoice as a row of the reader's books, with only what the role may read. */
export type BookRow = InvoiceRow & {
  serviceDate: string | null;
  concept: string | null;
  direction: 'emitted' | 'received';
  flow: 'income' | 'expense' | null;
  /** The company of the books: the invoice's carrier or client. */
  company: Party | null;
  counterpart: Party | null;
  /** Whether a correction replaced it. */
  isReplaced: boolean;
  /** The number of the invoice that it corrects. */
  corrects: string | null;
  /** What it adds to the sums of the accounting (`summaryOf`), which a column of it comes to. */
  change: Amounts;
};

type Line = { invoiceId: number; concept: string; serviceDate: string | null; isItem: number | boolean };

/** The invoices' lines, in one query; concepts typed by somebody only for those who may read them. */
const linesOf = async (ids: readonly number[], ctx: Ctx): Promise<Map<number, Line[]>> => {
  const lines: Line[] = await ctx
    .db('invoiceLines')
    .whereIn('invoiceId', [...ids])
    .orderBy(['invoiceId', 'position'])
    .select('invoiceId', 'concept', 'serviceDate', ctx.db.raw('coalesce("loadId", "routeId") is not null as "isItem"'));
  return groupBy(lines, line => line.invoiceId);
};

const conceptOf = (invoice: InvoiceRow, lines: readonly Line[], readsConcept: boolean): string | null => {
  const described = (readsConcept && invoice.rawDescription) || null;
  const isCorrection = !!invoice.invoiceId;
  // A correction's typed text is its reason, not the service; old corrections have that reason in their line too.
  const typed = invoice.name || (isCorrection ? null : described);
  if (typed) return typed;
  const isSaid = (line: Line) => line.isItem || (isCorrection && line.concept !== invoice.rawDescription);
  const [first, ...others] = lines.filter(isSaid);
  if (!first) return described;
  return others.length
    ? translate('books.more', { concept: first.concept, smart_count: others.length })
    : first.concept;
};

const NOTHING: Amounts = { value: 0, total: 0, payable: 0 };

/** What an invoice changes: all of it, a correction its difference, a removed one nothing. */
const changeOf = ({ disabled, value, total, payable }: InvoiceRow, replaced = NOTHING): Amounts =>
  disabled
    ? NOTHING
    : { value: value - replaced.value, total: total - replaced.total, payable: payable - replaced.payable };

const isCorrecting = (invoice: InvoiceRow): invoice is InvoiceRow & Correction => invoice.invoiceId !== null;

/** The company as invoices issued here name it; the reader's other party is in `Known`. */
const issuingCompanies = (invoices: readonly InvoiceRow[], ctx: Ctx): ReturnType<typeof readIssuers> => {
  const isNamed = (invoice: InvoiceRow) =>
    invoice.issuerRole === 'carrier' && (ctx.user.role === 'accountant' || !invoiceFlow(invoice, ctx.user.role));
  return readIssuers(invoices.filter(isNamed), ctx);
};

/** Whether an invoice's own row names its company: the office issued it, or entered it for its carrier. */
const namesCompany = (invoice: InvoiceRow): boolean =>
  invoice.issuerRole === 'admin' || (invoice.issuerRole === 'carrier' && !keepsNumber(invoice));

const companyOf = (invoice: InvoiceRow, { carriers, clients }: Known): Party | null => {
  const { carrierId, clientId, rawName, rawNif } = invoice;
  const row = (carriers.get(carrierId ?? 0) ?? clients.get(clientId ?? 0)) as (Row & Party) | undefined;
  if (!row) return null;
  const today = { name: carrierName(row), nif: row.nif };
  return namesCompany(invoice) ? { name: rawName ?? today.name, nif: rawNif ?? today.nif } : today;
};

/** Adds the books' data to a batch of invoices, in a fixed number of queries. */
export const bookRows = async (rows: readonly Row[], ctx: Ctx): Promise<BookRow[]> => {
  const invoices = rows as readonly InvoiceRow[];
  const { role } = ctx.user;
  const readsConcept = !hiddenFields(role, 'invoices').has('rawDescription');
  const parties = await readParties(invoices, ctx);
  const issuing = await issuingCompanies(invoices, ctx);
  const lines = await linesOf(
    invoices.map(invoice => invoice.id),
    ctx,
  );
  const corrected = await tookPlaceOf(invoices, ctx);
  const replaced = await replacedAmong(invoices, ctx);
  const differs = await replacedBy(invoices.filter(isCorrecting), ctx);
  return invoices.map(invoice => {
    const own = lines.get(invoice.id) ?? [];
    return {
      ...invoice,
      serviceDate: lastDay(own.map(line => line.serviceDate)),
      concept: conceptOf(invoice, own, readsConcept),
      direction: invoiceDirection(invoice, role),
      flow: invoiceFlow(invoice, role),
      company: (issuing.get(invoice.id) as Party | undefined) ?? companyOf(invoice, parties),
      // null for readers who mustn't know it (participant.ts).
      counterpart: participantOf(invoice, parties, role) as Party | null,
      isReplaced: replaced.has(invoice.id),
      corrects: corrected.get(invoice.id)?.num ?? null,
      change: changeOf(invoice, differs.get(invoice.id)),
    };
  });
};
