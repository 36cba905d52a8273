import type { Knex } from 'knex';
import { carrierName } from '#domain/carriers';
import { normalizeIban } from '#domain/identifiers/iban';
import { remittanceOf } from '#domain/sepaFiles/text';
import { sepaProblem, transferProblem } from '#domain/sepaFiles/problem';
import { say } from '../http/answerLanguage.ts';
import { HttpError } from '../http/HttpError.ts';
import { numberAndName } from '../invoices/calledInFull.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';
import type { SepaItem } from './table.ts';
import { transfersOf } from './transfersOf.ts';

type Carrier = { id: number; name: string; surname: string | null; bankAccount: string | null };
type Payee = { name: string; iban: string | null };
type Problem = { id: number; num: string; name: string; message: string };

const payeesOf = async (invoices: readonly InvoiceRow[], { db }: Ctx): Promise<Map<number | null, Payee>> => {
  const ids = invoices.map(({ carrierId }) => carrierId).filter(id => id !== null);
  const carriers: Carrier[] = await db('carriers').whereIn('id', ids).select('id', 'name', 'surname', 'bankAccount');
  return new Map(
    carriers.map(({ id, bankAccount, ...carrier }) => [
      id,
      { name: carrierName(carrier), iban: bankAccount && normalizeIban(bankAccount) },
    ]),
  );
};

const NOBODY: Payee = { name: '', iban: null };

/** Names each invoice with its carrier, since carriers' numbers repeat. */
const inWords = (problems: readonly Problem[]): string =>
  problems.map(({ num, name, message }) => `${numberAndName(num, name)}: ${message}.`).join(' ');

/** The transfers for these invoices' pending amounts; refused as a whole, with the problem of each invoice. */
export const checkItems = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<SepaItem[]> => {
  const payees = await payeesOf(invoices, ctx);
  const problems: Problem[] = [];
  const items: SepaItem[] = [];
  for (const invoice of invoices) {
    const { id, num } = invoice;
    const payee = payees.get(invoice.carrierId) ?? NOBODY;
    const amount = invoice.payable - invoice.paid;
    const key = sepaProblem({ ...invoice, pending: amount }, payee);
    if (key) problems.push({ id, num, name: payee.name, message: say(key, { name: payee.name }) });
    const remittance = remittanceOf(num);
    items.push({ invoiceId: id, amount, name: payee.name, iban: payee.iban ?? '', remittance });
  }
  if (problems.length)
    throw new HttpError(422, 'errors.sepaFiles.problems', { args: { items: inWords(problems) }, extra: { problems } });
  return items;
};

type Stated = { invoiceId: number; num: string; name: string; amount: number; payable: number; paid: number };

/** 409 naming the invoices of an unpaid file of which its amount isn't owed any more. */
export const checkStillOwed = async ({ id }: { id: number }, { db }: Ctx): Promise<void> => {
  const stated: (Stated & { disabled: boolean | number; acceptance: string | null })[] = await db('sepaItems')
    .join('invoices', 'invoices.id', 'sepaItems.invoiceId')
    .where('sepaItems.sepaFileId', id)
    .orderBy('sepaItems.invoiceId')
    .select('sepaItems.invoiceId', 'sepaItems.name', 'sepaItems.amount')
    .select('invoices.num', 'invoices.payable', 'invoices.paid', 'invoices.disabled', 'invoices.acceptance');
  const problems = stated.flatMap(({ invoiceId, num, name, amount, payable, paid, disabled, acceptance }) => {
    const key = transferProblem({ disabled: !!disabled, acceptance, pending: payable - paid }, amount);
    return key ? [{ id: invoiceId, num, name, message: say(key, { name }) }] : [];
  });
  if (problems.length) throw new HttpError(409, 'errors.sepaFiles.outdated', { args: { items: inWords(problems) } });
};

type Transfer = { invoiceId: number; name: string; messageId: string };

/** Names each invoice that one of these transfers pays, with the last file that has it; '' if there is none. */
const namedWithFile = async (invoices: readonly InvoiceRow[], transfers: Knex.QueryBuilder): Promise<string> => {
  const found: Transfer[] = await transfers
    .orderBy('sepaFiles.id')
    .select('sepaItems.invoiceId', 'sepaItems.name', 'sepaFiles.messageId');
  const latest = new Map(found.map(each => [each.invoiceId, each]));
  const items = invoices.flatMap(({ id, num }) => {
    const there = latest.get(id);
    return there ? [say('errors.sepaFiles.item', { num: numberAndName(num, there.name), file: there.messageId })] : [];
  });
  return items.join(', ');
};

const transfersTo = (invoices: readonly InvoiceRow[], ctx: Ctx): Knex.QueryBuilder =>
  transfersOf(
    invoices.map(({ id }) => id),
    ctx,
  );

/** 409 for invoices already in another file; the check is skipped once the user confirms them. */
export const checkAgain = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<void> => {
  const items = await namedWithFile(invoices, transfersTo(invoices, ctx));
  if (items) throw new HttpError(409, 'errors.sepaFiles.again', { args: { items } });
};

/**
 * 409 for invoices in a file whose payments aren't recorded: marked as paid beside it, the file could never be recorded.
 * Skipped once the user confirms that they were paid apart.
 */
export const checkNotInOpenFile = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<void> => {
  const items = await namedWithFile(invoices, transfersTo(invoices, ctx).whereNull('sepaFiles.paidDate'));
  if (items) throw new HttpError(409, 'errors.payments.inOpenFile', { args: { items } });
};
