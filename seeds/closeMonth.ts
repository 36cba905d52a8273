import { addDays, endOfMonth } from '#domain/dates';
import { correctionLine } from '#domain/invoices/lines';
import { SENT } from '#domain/invoices';
import { translate } from '../i18n/translate.ts';
import { buildInvoice, type InvoiceDraft, issuerKeyOfDraft } from './invoiceDrafts.ts';
import { carrierInvoices, clientInvoices } from './invoices.ts';
import { addPaper, type Papers } from './invoicePapers.ts';
import type { Numbering } from './numbering.ts';
import { otherInvoices } from './otherInvoices.ts';
import type { Row } from './rows.ts';
import type { BuiltRoute, World } from './world.ts';

/** Months, counted from the first, in which something went wrong on paper. */
const ANNULS = 2;
const CORRECTS = 4;

/** Issued by mistake and annulled: it keeps its number and frees what it invoiced, which the next one takes. */
const annulled = (draft: InvoiceDraft): InvoiceDraft => ({
  ...draft,
  of: [],
  fields: { ...draft.fields, disabled: true, status: 0, notes: 'Anulada: concepto equivocado' },
});

/** Replaces an invoice by one of a tenth less, in the series for that (RD 1619/2012 art. 15). */
const correction = (draft: InvoiceDraft, row: Row): InvoiceDraft => {
  const value = Math.round(draft.value * 0.9);
  const phrase = translate('papers.invoice.servicesOf', { num: String(row.num) });
  return {
    ...draft,
    date: addDays(draft.date, 12),
    series: 'R',
    value,
    of: [],
    lines: [correctionLine({ name: null, value }, draft.lines, phrase)],
    fields: { ...draft.fields, name: null, invoiceId: row.id, rawDescription: 'Descuento por retraso en la entrega' },
  };
};

const isForClient = (draft: InvoiceDraft) => draft.recipientRole === 'client';

export type ClosedMonth = Papers & { invoices: Row[] };

/** The invoices of a month with their papers, in the order of their dates; the loads and routes that they are for get their id. */
export const closeMonth = (
  month: string,
  n: number,
  routes: readonly BuiltRoute[],
  numbering: Numbering,
  world: World,
): ClosedMonth => {
  const { calendar, ids } = world;
  const papers: Papers = { invoiceLines: [], invoiceIssuers: [], invoiceRecipients: [] };
  const isOver = endOfMonth(month) < calendar.today;
  const regular = isOver ? [...clientInvoices(routes, month, world), ...carrierInvoices(routes, month, world)] : [];
  const drafts = [...regular, ...otherInvoices(month, n, world)].sort((a, b) => a.date.localeCompare(b.date));
  const first = drafts.findIndex(isForClient);
  const wrong = drafts[first];
  if (n === ANNULS && wrong) drafts.splice(first, 0, annulled(wrong));

  const write = (draft: InvoiceDraft): Row => {
    const num = draft.num ?? numbering.next(issuerKeyOfDraft(draft), draft.series, draft.date);
    const row = buildInvoice(ids.invoices(), num, draft, world);
    for (const invoiced of draft.of) invoiced.invoiceId = row.id;
    addPaper(papers, row, draft.lines, world);
    return row;
  };
  const rows = drafts.map(write);
  const corrected = rows[first];
  if (n !== CORRECTS || !wrong || !corrected || addDays(wrong.date, 12) > calendar.today)
    return { invoices: rows, ...papers };
  // What is paid is paid of its correction.
  corrected.status = SENT;
  return { invoices: [...rows, write(correction(wrong, corrected))], ...papers };
};
