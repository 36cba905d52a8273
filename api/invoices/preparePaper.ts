import { carriers } from '#domain/carriers';
import type { AddressLike } from '#domain/address';
import { correctionLine, type InvoiceLine, isOfTransport, plainLine } from '#domain/invoiceLines';
import { itemKindBetween } from '#domain/invoiceParties';
import { taxNumberOf } from '#domain/vat';
import { translate } from '../../i18n/translate.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import type { Item } from './items.ts';
import { linesOf } from './linesOf.ts';
import type { Party } from './paper/party.ts';
import { officeToday } from './paper/readPaper.ts';
import type { Draft } from './prepare.ts';

/** Who issues an invoice, as its own row says it. */
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
 * What the paper of an invoice says; no issuer: it was issued elsewhere, on paper of theirs. `recipient`: the office, of
 * what carriers issue here; whom it invoices itself stands in the invoice.
 */
export type Paper = { lines: InvoiceLine[]; issuer: Issuer | null; recipient: Party | null };

/** What was invoiced at first, however often it was corrected: its lines say what was done, and when. */
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

/** The carrier for what is issued here by it or for it; null for what others issued on paper of theirs. */
const issuingCarrier = async (invoice: Draft, ctx: Ctx): Promise<Issuer | null> => {
  if (invoice.issuerRole !== 'carrier' || !(invoice.isEmitted || invoice.isSelfBilled)) return null;
  const row: Values | undefined = await ctx.db('carriers').where({ id: invoice.carrierId }).first();
  if (!row) return null;
  const carrier = decodeRow(carriers, row) as Row & Issuer;
  return { ...carrier, nif: taxNumberOf(carrier) ?? carrier.nif };
};

/**
 * Reads what the paper of an invoice will say, of the items that it is of (locked). A new one needs it before it takes its
 * number, for which others wait; one that changes says how both sides are as of its last change. `office`: for what it issues.
 */
export const preparePaper = async (
  invoice: Draft,
  items: readonly Item[],
  office: Issuer | null,
  ctx: Ctx,
): Promise<Paper> => {
  const lines = await linesOn(invoice, items, ctx);
  const issuer = office ?? (await issuingCarrier(invoice, ctx));
  const isToOffice = issuer !== null && invoice.recipientRole === 'admin';
  return { lines, issuer, recipient: isToOffice ? await officeToday(ctx) : null };
};
