import { randomBytes } from 'node:crypto';
import { addDays, dayOf } from '#domain/dates';
import { isIban, normalizeIban } from '#domain/identifiers/iban';
import { isSepaCountry, isSepaName } from '#domain/sepaFiles/text';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';
import { checkAgain, checkItems } from './checkItems.ts';

const FURTHEST = 365;

const checkDay = (day: string, { now }: Ctx): void => {
  const today = dayOf(now);
  if (day < today) throw invalidKeys({ day: 'validation.pastDate' });
  if (day > addDays(today, FURTHEST)) throw invalidKeys({ day: 'validation.farDate' });
};

/** The payer as of today: the file never changes. */
const debtorOf = async ({ db }: Ctx): Promise<Values> => {
  const company: { name: string; nif: string; bankAccount: string | null } | undefined = await db('settings').first(
    'name',
    'nif',
    'bankAccount',
  );
  const iban = normalizeIban(company?.bankAccount ?? '');
  if (!company?.nif || !isSepaName(company.name) || !isIban(iban) || !isSepaCountry(iban))
    throw new HttpError(409, 'errors.sepaFiles.company');
  return { debtorName: company.name, debtorNif: company.nif, debtorIban: iban };
};

/** Locks and reads the invoices, in the order of their ids. */
export const lockInvoices = async (ids: readonly number[], { db }: Ctx): Promise<InvoiceRow[]> => {
  const rows: Values[] = await db('invoices')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate();
  return rows.map(row => decodeRow(invoicesTable.entity, row) as InvoiceRow);
};

/** The columns of a new file, and its transfers. Everything is checked before writing. */
export const makeFile = async (data: Values, ctx: Ctx): Promise<Values> => {
  checkDay(`${data.day}`, ctx);
  const debtor = await debtorOf(ctx);
  const invoices = await lockInvoices(data.invoiceIds as number[], ctx);
  const items = await checkItems(invoices, ctx);
  if (!data.includesAgain) await checkAgain(invoices, ctx);
  const made = dayOf(ctx.now).replaceAll('-', '');
  return {
    ...data,
    ...debtor,
    includesAgain: data.includesAgain === true,
    messageId: `PORTES-${made}-${randomBytes(5).toString('hex').toUpperCase()}`,
    count: items.length,
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    paidDate: null,
    userId: ctx.user.id,
    items,
  };
};
