import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/**
 * Whoever sends an invoice may begin its numbers anew each year: what is received is told apart by the year of its date too.
 * The numbers given here to carriers hold the year of their date already, and are as unique as they were.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`drop index "invoices_received_num_unique"`);
  await db.raw(
    `create unique index "invoices_received_num_unique" on "invoices" ("issuerKey", "num", substr("date", 1, 4))
      where "issuerRole" <> 'admin' and "disabled" = ${isSqlite(db) ? '0' : 'false'}`,
  );
};
