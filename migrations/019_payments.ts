import type { Knex } from 'knex';
import { isSqlite, keptColumns, liveIndex, plainIndex } from './columns.ts';
import { fillPayments } from './fillPayments.ts';

/**
 * Payments as rows, and what an invoice knows of them: the sum and the day that completed it. The database itself keeps
 * an invoice from being paid more than once over.
 */
const paidColumns = async (db: Knex): Promise<void> => {
  const limit = `check ("paid" between 0 and "payable")`;
  await db.raw(`alter table "invoices" add column "paid" bigint not null default 0 ${isSqlite(db) ? limit : ''}`);
  if (!isSqlite(db)) await db.raw(`alter table "invoices" add constraint "invoices_paid_check" ${limit}`);
  await db.schema.alterTable('invoices', table => {
    table.string('paidDate', 10);
  });
  // What is still to be paid, the most urgent first.
  await db.raw(
    `create index "invoices_open_dueDate" on "invoices" ("dueDate", "id") where "status" <> 1 and "disabled" = ${
      isSqlite(db) ? '0' : 'false'
    }`,
  );
};

const sepaTables = async (db: Knex): Promise<void> => {
  await db.schema.createTable('sepaFiles', table => {
    keptColumns(table);
    table.string('messageId', 35).notNullable().unique();
    table.string('day', 10).notNullable();
    table.boolean('includesAgain').notNullable().defaultTo(false);
    table.integer('count').notNullable();
    table.bigInteger('total').notNullable();
    table.string('debtorName', 120).notNullable();
    table.string('debtorNif', 20).notNullable();
    table.string('debtorIban', 34).notNullable();
    table.string('paidDate', 10);
    table.integer('userId').references('id').inTable('users');
  });
  await liveIndex(db, 'sepaFiles', 'createdAt desc, id desc');
  await db.schema.createTable('sepaItems', table => {
    table.integer('sepaFileId').notNullable().references('id').inTable('sepaFiles');
    table.integer('invoiceId').notNullable().references('id').inTable('invoices');
    table.bigInteger('amount').notNullable();
    table.string('name', 250).notNullable();
    table.string('iban', 34).notNullable();
    table.string('remittance', 140).notNullable();
    table.primary(['sepaFileId', 'invoiceId']);
  });
  await plainIndex(db, 'sepaItems', 'invoiceId');
};

export const up = async (db: Knex): Promise<void> => {
  await paidColumns(db);
  await sepaTables(db);
  await db.schema.createTable('payments', table => {
    keptColumns(table);
    table.integer('invoiceId').notNullable().references('id').inTable('invoices');
    table.string('day', 10).notNullable();
    table.bigInteger('amount').notNullable();
    table.string('method', 20).notNullable();
    table.string('reference', 100);
    table.string('notes', 500);
    table.integer('statusBefore').notNullable();
    table.integer('sepaFileId').references('id').inTable('sepaFiles');
    table.integer('userId').references('id').inTable('users');
    table.check(`"amount" > 0`, {}, 'payments_amount_check');
  });
  await liveIndex(db, 'payments', 'day desc, id desc');
  for (const column of ['invoiceId', 'sepaFileId']) await plainIndex(db, 'payments', column);
  await fillPayments(db);
};
