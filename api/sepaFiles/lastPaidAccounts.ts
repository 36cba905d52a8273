import type { Knex } from 'knex';

type Paid = { carrierId: number | null };
type Account = { carrierId: number; iban: string };

/** By carrier, the account to which the last file before this one sent it money; files that were removed sent none. */
export const lastPaidAccounts = async (
  items: readonly Paid[],
  sepaFileId: number,
  db: Knex,
): Promise<Map<number | null, string>> => {
  const carrierIds = [...new Set(items.map(({ carrierId }) => carrierId))].filter(id => id !== null);
  const latest = db('sepaItems')
    .join('sepaFiles', 'sepaFiles.id', 'sepaItems.sepaFileId')
    .join('invoices', 'invoices.id', 'sepaItems.invoiceId')
    .where('sepaFiles.disabled', false)
    .where('sepaFiles.id', '<', sepaFileId)
    .whereIn('invoices.carrierId', carrierIds)
    .groupBy('invoices.carrierId')
    .select('invoices.carrierId')
    .max({ fileId: 'sepaFiles.id' });
  // A file sends all of a carrier's money to one account.
  const accounts: Account[] = await db('sepaItems')
    .join('invoices', 'invoices.id', 'sepaItems.invoiceId')
    .join(latest.as('latest'), same =>
      same.on('latest.carrierId', 'invoices.carrierId').on('latest.fileId', 'sepaItems.sepaFileId'),
    )
    .distinct('invoices.carrierId', 'sepaItems.iban');
  return new Map(accounts.map(({ carrierId, iban }) => [carrierId, iban]));
};
