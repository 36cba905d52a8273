import { carriers } from '#domain/carriers';
import type { AddressLike } from '#domain/address';
import { type InvoiceLine, plainLine } from '#domain/invoiceLines';
import { itemKindBetween } from '#domain/invoiceParties';
import { translate } from '../../i18n/translate.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { Item } from './items.ts';
import { linesOf } from './linesOf.ts';
import type { Draft } from './prepare.ts';

/** Who issues an invoice, as its own row says it. */
export type Issuer = {
  name: string;
  surname?: string | null;
  nif: string;
  address: AddressLike | null;
  registry?: string | null;
  bankAccount: string | null;
  phone: string | null;
  email: string | null;
};

/** What the paper of an invoice says; no issuer: it was issued elsewhere, on paper of theirs. */
export type Paper = { lines: InvoiceLine[]; issuer: Issuer | null };

const linesOn = async (invoice: Draft, items: readonly Item[], ctx: Ctx): Promise<InvoiceLine[]> => {
  const kind = itemKindBetween(invoice);
  return kind && items.length ? linesOf(kind, items, ctx) : [plainLine(invoice, translate('papers.invoice.services'))];
};

/** The carrier for what is issued here by it or for it; null for what others issued on paper of theirs. */
const issuingCarrier = async (invoice: Draft, ctx: Ctx): Promise<Issuer | null> => {
  if (invoice.issuerRole !== 'carrier' || !(invoice.isEmitted || invoice.isSelfBilled)) return null;
  const row: Values | undefined = await ctx.db('carriers').where({ id: invoice.carrierId }).first();
  return row ? (decodeRow(carriers, row) as Row & Issuer) : null;
};

/**
 * Reads what the paper of an invoice will say, of the items that it is of (locked). A new one needs it before it takes its
 * number, for which others wait; one that changes says how its issuer is as of its last change. `office`: for what it issues.
 */
export const preparePaper = async (
  invoice: Draft,
  items: readonly Item[],
  office: Issuer | null,
  ctx: Ctx,
): Promise<Paper> => ({
  lines: await linesOn(invoice, items, ctx),
  issuer: office ?? (await issuingCarrier(invoice, ctx)),
});
