import { carrierName } from '#domain/carriers';
import type { InvoiceLine } from '#domain/invoices/lines';
import { isFixed } from '#domain/invoices/rights';
import { postalLines } from '#domain/geography/postalLines';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { lineOf, MAX_LINE, type Party } from './paper/party.ts';
import type { Issuer, Paper } from './preparePaper.ts';

/** Lines per statement. */
const AT_ONCE = 100;

const writeLines = async (invoiceId: number, lines: readonly InvoiceLine[], { db }: Ctx): Promise<void> => {
  const rows = lines.map((line, position) => ({ ...line, invoiceId, position }));
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await db('invoiceLines').insert(rows.slice(first, first + AT_ONCE));
};

const writeIssuer = async (invoiceId: number, issuer: Issuer, { db }: Ctx): Promise<void> => {
  const { nif, registry = null, bankAccount, phone, email } = issuer;
  const [street, town] = postalLines(issuer.address);
  await db('invoiceIssuers').insert({
    invoiceId,
    name: carrierName(issuer),
    nif,
    address1: lineOf(street, 2 * MAX_LINE),
    address2: lineOf(town),
    registry,
    bankAccount,
    phone,
    email,
  });
};

const writeRecipient = async (invoiceId: number, recipient: Party, { db }: Ctx): Promise<void> => {
  const { name, nif, address1, address2 } = recipient;
  await db('invoiceRecipients').insert({ invoiceId, name, nif, address1, address2 });
};

/**
 * Stores what an invoice's paper says: its lines, its issuer and, if that is the office, its recipient, in the same
 * transaction. For invoices the office issued or drew up that is final, and once the issuer is stored the database
 * guards it; other invoices' papers follow their changes.
 */
export const writePaper = async (
  { id }: InvoiceRow,
  previous: InvoiceRow | null,
  paper: Paper | undefined,
  ctx: Ctx,
): Promise<void> => {
  if (!paper || (previous && isFixed(previous))) return;
  if (previous) await ctx.db('invoiceLines').where({ invoiceId: id }).del();
  await writeLines(id, paper.lines, ctx);
  for (const table of ['invoiceIssuers', 'invoiceRecipients'])
    if (previous) await ctx.db(table).where({ invoiceId: id }).del();
  if (paper.recipient) await writeRecipient(id, paper.recipient, ctx);
  if (paper.issuer) await writeIssuer(id, paper.issuer, ctx);
};
