import type { AddressLike } from '#domain/geography/address';
import { correctionLine, type InvoiceLine, isOfTransport, plainLine } from '#domain/invoices/lines';
import { itemKindBetween } from '#domain/invoices/parties';
import { translate } from '../../i18n/translate.ts';
import type { Ctx } from '../world.ts';
import { issuingCarrier } from './counterpart.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import type { Item } from './items.ts';
import { linesOf } from './linesOf.ts';
import type { Party } from './paper/party.ts';
import { officeToday } from './paper/readPaper.ts';
import type { Draft } from './prepare.ts';

/** The issuer of an invoice, as in its own row. */
export type Issuer = {
  name: string;
  surname?: string | null;
  nif: string;
  vat?: string | null;
  address: AddressLike | null;
  registry?: string | null;
  bankAccount: string | null;
  phone: string | null;
  email: string | null;
};

/**
 * What an invoice's paper says; no issuer: it was issued elsewhere, on their own paper. `recipient`: the office, on
 * carriers' invoices issued here; the office's own customers are in the invoice itself.
 */
export type Paper = { lines: InvoiceLine[]; issuer: Issuer | null; recipient: Party | null };

/** The first original, however often it was corrected: its lines say what was done, and when. */
const originalOf = async (id: number, ctx: Ctx): Promise<Pick<InvoiceRow, 'id' | 'num'>> => {
  const row: Pick<InvoiceRow, 'id' | 'num' | 'invoiceId'> = await ctx
    .db('invoices')
    .where({ id })
    .first('id', 'num', 'invoiceId');
  return row.invoiceId ? originalOf(row.invoiceId, ctx) : row;
};

const correctionOn = async (invoice: Draft, corrects: number, ctx: Ctx): Promise<InvoiceLine> => {
  const { id, num } = await originalOf(corrects, ctx);
  const lines: InvoiceLine[] = await ctx.db('invoiceLines').where({ invoiceId: id });
  const phrase = isOfTransport(lines) ? 'servicesOf' : 'otherServicesOf';
  return correctionLine(invoice, lines, translate(`papers.invoice.${phrase}`, { num }));
};

const linesOn = async (invoice: Draft, items: readonly Item[], ctx: Ctx): Promise<InvoiceLine[]> => {
  if (invoice.invoiceId) return [await correctionOn(invoice, invoice.invoiceId, ctx)];
  const kind = itemKindBetween(invoice);
  return kind && items.length ? linesOf(kind, items, ctx) : [plainLine(invoice, translate('papers.invoice.services'))];
};

/**
 * Whether it is a carrier's invoice issued here, by it or by the office for it; others are on their issuer's own paper.
 */
const isOfCarrier = ({ issuerRole, isEmitted, isSelfBilled }: Draft): boolean =>
  issuerRole === 'carrier' && (isEmitted || isSelfBilled === true);

/**
 * Reads what an invoice's paper will say, with its items (locked). A new one needs it before it takes its number, for
 * which others wait; a changed one shows both parties as of its last change. `office`: for invoices the office issues.
 */
export const preparePaper = async (
  invoice: Draft,
  items: readonly Item[],
  office: Issuer | null,
  ctx: Ctx,
): Promise<Paper> => {
  const lines = await linesOn(invoice, items, ctx);
  const issuer = office ?? (isOfCarrier(invoice) ? await issuingCarrier(invoice.carrierId, ctx) : null);
  const isToOffice = issuer !== null && invoice.recipientRole === 'admin';
  return { lines, issuer, recipient: isToOffice ? await officeToday(ctx) : null };
};
