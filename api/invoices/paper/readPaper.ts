import type { AddressLike } from '#domain/geography/address';
import type { InvoiceLine } from '#domain/invoices/lines';
import { settings } from '#domain/settings';
import { decodeRow } from '../../crud/codec.ts';
import type { Row, Values } from '../../crud/resource.ts';
import type { Ctx } from '../../world.ts';
import type { InvoiceRow } from '../InvoiceRow.ts';
import { tookPlaceOf } from '../tookPlaceOf.ts';
import { type Party, partyOf } from './party.ts';

export type Issuer = Party & {
  registry: string | null;
  bankAccount: string | null;
  phone: string | null;
  email: string | null;
};

/** Everything an invoice's paper shows, in row units. */
export type InvoicePaper = {
  invoice: InvoiceRow;
  issuer: Issuer;
  recipient: Party;
  lines: InvoiceLine[];
  /** The invoice that it corrects: the one in force until then. */
  corrects: { num: string; date: string; value: number; total: number } | null;
};

type Company = { name: string; nif: string; address: AddressLike | null } & Omit<Issuer, keyof Party>;

/** The office today: to be stored as a recipient, for invoices from before it was stored, and for statements. */
export const officeToday = async (ctx: Ctx): Promise<Issuer> => {
  const row: Values = (await ctx.db('settings').first()) ?? {};
  const company = decodeRow(settings, row) as Row & Company;
  const { registry, bankAccount, phone, email } = company;
  return { ...partyOf(company), registry, bankAccount, phone, email };
};

const onPaper = ({ rawName, rawNif, rawAddress1, rawAddress2 }: InvoiceRow): Party => ({
  name: rawName,
  nif: rawNif,
  address1: rawAddress1,
  address2: rawAddress2,
});

/** The office as stored with the invoice; otherwise as today. */
const officeOn = async ({ id }: InvoiceRow, ctx: Ctx): Promise<Party> => {
  const kept: Party | undefined = await ctx.db('invoiceRecipients').where({ invoiceId: id }).first();
  return kept ?? officeToday(ctx);
};

/** What to print for an invoice issued here. */
export const readPaper = async (invoice: InvoiceRow, ctx: Ctx): Promise<InvoicePaper> => {
  const issuer: Issuer | undefined = await ctx.db('invoiceIssuers').where({ invoiceId: invoice.id }).first();
  const lines: InvoiceLine[] = await ctx.db('invoiceLines').where({ invoiceId: invoice.id }).orderBy('position');
  return {
    invoice,
    issuer: issuer ?? (await officeToday(ctx)),
    recipient: invoice.recipientRole === 'admin' ? await officeOn(invoice, ctx) : onPaper(invoice),
    lines: lines.map(line => ({ ...line, amount: Number(line.amount) })),
    corrects: (await tookPlaceOf([invoice], ctx)).get(invoice.id) ?? null,
  };
};
