import type { Knex } from 'knex';
import { flagColumn, isSqlite, keptColumns, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('invoices', table => {
    keptColumns(table);
    table.string('num', 30).notNullable();
    table.string('name', 128);
    table.string('date', 10).notNullable();
    table.string('dueDate', 10).notNullable();
    table.string('dueReason', 250);
    flagColumn(table, 'isEmitted');
    table.integer('carrierId').references('id').inTable('carriers');
    table.integer('clientId').references('id').inTable('clients');
    table.integer('value').notNullable();
    table.text('tax').notNullable();
    table.integer('taxPercentage').notNullable();
    table.integer('total').notNullable();
    table.integer('payable').notNullable();
    table.integer('status').notNullable().defaultTo(0);
    flagColumn(table, 'isProcessed');
    table.string('issuerRole', 10).notNullable();
    table.string('recipientRole', 10).notNullable();
    table.string('issuerKey', 50);
    table.string('rawName', 250);
    table.string('rawNif', 100);
    table.string('rawAddress1', 250);
    table.string('rawAddress2', 250);
    table.string('rawDescription', 500);
    table.string('notes', 500);
    table.integer('invoiceId').references('id').inTable('invoices');
    table.integer('userId').references('id').inTable('users');
    table.check(`"value" >= 0`, {}, 'invoices_value_check');
    table.check(`"status" in (0, 1, 2)`, {}, 'invoices_status_check');
  });
  const live = `"disabled" = ${isSqlite(db) ? '0' : 'false'}`;
  // What the office issued keeps its number for ever; what it received may be entered again after being removed.
  await db.raw(
    `create unique index "invoices_issued_num_unique" on "invoices" ("issuerKey", "num") where "issuerRole" = 'admin'`,
  );
  await db.raw(
    `create unique index "invoices_received_num_unique" on "invoices" ("issuerKey", "num") where "issuerRole" <> 'admin' and ${live}`,
  );
  await liveIndex(db, 'invoices', 'date desc, id desc');
  await liveIndex(db, 'invoices', 'carrierId, date');
  await liveIndex(db, 'invoices', 'clientId, date');
  await liveIndex(db, 'invoices', 'status, date');
  await liveIndex(db, 'invoices', 'num');
  for (const column of ['carrierId', 'clientId', 'invoiceId', 'userId']) await plainIndex(db, 'invoices', column);

  // One row per issuer, series and year, bumped in the transaction that inserts the invoice: no gap, no number twice.
  await db.schema.createTable('invoiceSeries', table => {
    table.string('issuerKey', 50).notNullable();
    table.string('series', 10).notNullable();
    table.integer('year').notNullable();
    table.integer('last').notNullable();
    table.primary(['issuerKey', 'series', 'year']);
  });
};
