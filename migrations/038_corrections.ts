import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/**
 * Which invoices correct which: nearly none does. Where all the others are in the index too, SQLite takes every invoice for
 * one that half of them correct, and rather reads the table, once for each that is open.
 */
export const up = async (db: Knex): Promise<void> => {
  const isLive = isSqlite(db) ? '"disabled" = 0' : '"disabled" = false';
  await db.raw(
    `create index "invoices_corrections" on "invoices" ("invoiceId", "id") where "invoiceId" is not null and ${isLive}`,
  );
  await db.raw('drop index "invoices_invoiceId"');
  if (isSqlite(db) && (await db('sqlite_master').where('name', 'sqlite_stat1').first('name')))
    await db.raw('analyze "invoices"');
};
