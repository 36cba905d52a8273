import { toEuros } from '#domain/money';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import { lastPaidAccounts } from './lastPaidAccounts.ts';
import type { SepaItem } from './table.ts';

type Item = SepaItem & { num: string; status: number; carrierId: number | null };

/** The account to which the carrier was sent money before, if this transfer goes to another. */
const accountBefore = (iban: string, before: string | undefined): string | null =>
  before && before !== iban ? before : null;

/** Adds a single file's transfers, in the file's order; a list only has their number. */
export const expandSepaFiles = async (rows: Row[], { db }: Ctx): Promise<Row[]> => {
  const [row, ...more] = rows;
  if (!row || more.length) return rows;
  const items: Item[] = await db('sepaItems')
    .join('invoices', 'invoices.id', 'sepaItems.invoiceId')
    .where('sepaItems.sepaFileId', row.id)
    .orderBy('sepaItems.invoiceId')
    .select('sepaItems.invoiceId', 'amount', 'sepaItems.name', 'iban', 'remittance', 'num', 'status', 'carrierId');
  const accounts = await lastPaidAccounts(items, row.id, db);
  return [
    {
      ...row,
      items: items.map(({ amount, carrierId, ...item }) => ({
        ...item,
        amount: toEuros(amount),
        previousIban: accountBefore(item.iban, accounts.get(carrierId)),
      })),
    },
  ];
};
