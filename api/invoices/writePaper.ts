import { type AddressLike, formatAddress } from '#domain/address';
import { carrierName, carriers } from '#domain/carriers';
import { type InvoiceLine, plainLine } from '#domain/invoiceLines';
import { itemKindBetween } from '#domain/invoiceParties';
import { settings } from '#domain/settings';
import { translate } from '../../i18n/translate.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { ITEM_KINDS } from './itemKinds.ts';
import type { Item } from './items.ts';
import { linesOf } from './linesOf.ts';
import { lineOf, MAX_LINE } from './paper/party.ts';
import { isFixed, isIssued } from '#domain/invoiceRights';

const itemLines = async (invoice: InvoiceRow, ctx: Ctx): Promise<InvoiceLine[]> => {
  const kind = itemKindBetween(invoice);
  if (!kind) return [];
  const rows: Values[] = await ctx.db(kind).where({ invoiceId: invoice.id }).orderBy('id');
  const items = rows.map(row => decodeRow(ITEM_KINDS[kind].table.entity, row) as Item);
  return linesOf(kind, items, ctx);
};

/** How many lines are written in one statement. */
const AT_ONCE = 100;

/** What the invoice is of, line by line, as it is now: replaces the lines that a received one had. */
const writeLines = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const items = await itemLines(invoice, ctx);
  const lines = items.length ? items : [plainLine(invoice, translate('papers.invoice.services'))];
  const rows = lines.map((line, position) => ({ ...line, invoiceId: invoice.id, position }));
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await ctx.db('invoiceLines').insert(rows.slice(first, first + AT_ONCE));
};

type Company = {
  name: string;
  surname?: string | null;
  nif: string;
  address: AddressLike | null;
  registry?: string | null;
  bankAccount: string | null;
  phone: string | null;
  email: string | null;
};

/** The office for what it issues, the carrier for what is issued here by it or for it; null for what others issued on paper of theirs. */
const issuerOf = async (invoice: InvoiceRow, ctx: Ctx): Promise<Company | null> => {
  const isOffice = isIssued(invoice);
  if (!isOffice && !(invoice.issuerRole === 'carrier' && (invoice.isEmitted || invoice.isSelfBilled))) return null;
  const [entity, id] = isOffice ? [settings, 1] : [carriers, invoice.carrierId];
  const row: Values | undefined = await ctx.db(entity.name).where({ id }).first();
  return row ? (decodeRow(entity, row) as Row & Company) : null;
};

const writeIssuer = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const issuer = await issuerOf(invoice, ctx);
  if (!issuer) return;
  const { nif, registry = null, bankAccount, phone, email, address } = issuer;
  await ctx.db('invoiceIssuers').insert({
    invoiceId: invoice.id,
    name: carrierName(issuer),
    nif,
    address1: lineOf([formatAddress(address, 'street'), address?.other].filter(Boolean).join(', '), 2 * MAX_LINE),
    address2: lineOf(formatAddress(address, 'postal')),
    registry,
    bankAccount,
    phone,
    email,
  });
};

/** What the lines of an invoice are made of. */
const LINE_FIELDS = ['loadIds', 'routeIds', 'value', 'rawDescription', 'name'];
/** What may still change on the paper of a carrier's own invoice: it says how its issuer is as of its last change. */
const PAPER_FIELDS = [
  ...LINE_FIELDS,
  'num',
  'date',
  'dueDate',
  'tax',
  'rawName',
  'rawNif',
  'rawAddress1',
  'rawAddress2',
];

/**
 * Keeps what the paper of an invoice says: its lines and its issuer, in the transaction that stores it. For what the
 * office issued that is once and for all, and the database guards it; other invoices' follow their changes.
 */
export const writePaper = async (
  invoice: InvoiceRow,
  previous: InvoiceRow | null,
  data: Values,
  ctx: Ctx,
): Promise<void> => {
  if (previous && isFixed(previous)) return;
  const changed = Object.keys(data);
  if (!previous || changed.some(field => LINE_FIELDS.includes(field))) {
    if (previous) await ctx.db('invoiceLines').where({ invoiceId: invoice.id }).del();
    await writeLines(invoice, ctx);
  }
  if (!previous || changed.some(field => PAPER_FIELDS.includes(field))) {
    if (previous) await ctx.db('invoiceIssuers').where({ invoiceId: invoice.id }).del();
    await writeIssuer(invoice, ctx);
  }
};
