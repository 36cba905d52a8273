import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

const KEPT = 'what an invoice drawn up for a carrier says does not change';
const IS = `"isSelfBilled" and "issuerRole" <> 'admin'`;

/** As the lines: the issuer is the last that is written, and what had none by then never gets one. */
const SEALED = `exists (select 1 from "invoices" where "id" = new."invoiceId" and ${IS})
  and exists (select 1 from "invoiceIssuers" where "invoiceId" = new."invoiceId")`;

const guardOnSqlite = async (db: Knex): Promise<void> => {
  for (const verb of ['update', 'delete'])
    await db.raw(`create trigger "invoiceRecipients_selfBilled_${verb}" before ${verb} on "invoiceRecipients"
      for each row when exists (select 1 from "invoices" where "id" = old."invoiceId" and ${IS})
      begin select raise(abort, '${KEPT}'); end`);
  await db.raw(`create trigger "invoiceRecipients_selfBilled_insert" before insert on "invoiceRecipients"
    for each row when ${SEALED}
    begin select raise(abort, '${KEPT}'); end`);
};

const guardOnPostgres = async (db: Knex): Promise<void> => {
  await db.raw(`create trigger "invoiceRecipients_selfBilled" before insert or update or delete on "invoiceRecipients"
    for each row execute function "refuseSelfBilledPaper"()`);
};

/**
 * The office as it was when a carrier invoiced it here. Of whom the office invoices it stands in the invoice itself. What
 * was there before has no row: nobody knows how the office was then, and its paper says it as it is today.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('invoiceRecipients', table => {
    table.integer('invoiceId').primary().references('id').inTable('invoices');
    table.string('name', 250);
    table.string('nif', 100);
    table.string('address1', 250);
    table.string('address2', 250);
  });
  await (isSqlite(db) ? guardOnSqlite(db) : guardOnPostgres(db));
};
