import type { Knex } from 'knex';
import { isSqlite, plainIndex } from './columns.ts';

/** What an invoice of the office says: once issued it is evidence (RD 1619/2012, Design 7). */
const FIXED = [
  'num',
  'name',
  'date',
  'dueDate',
  'dueReason',
  'isEmitted',
  'carrierId',
  'clientId',
  'value',
  'tax',
  'taxPercentage',
  'total',
  'payable',
  'issuerRole',
  'recipientRole',
  'issuerKey',
  'rawName',
  'rawNif',
  'rawAddress1',
  'rawAddress2',
  'rawDescription',
  'invoiceId',
  'createdAt',
];

const CHANGED = 'an issued invoice does not change';
const REMOVED = 'an issued invoice is never removed';

const onSqlite = async (db: Knex): Promise<void> => {
  const differs = FIXED.map(column => `new."${column}" is not old."${column}"`).join(' or ');
  await db.raw(`create trigger "invoices_issued_update" before update on "invoices" for each row
    when old."issuerRole" = 'admin' and (${differs} or (old."disabled" and not new."disabled"))
    begin select raise(abort, '${CHANGED}'); end`);
  await db.raw(`create trigger "invoices_issued_delete" before delete on "invoices" for each row
    when old."issuerRole" = 'admin'
    begin select raise(abort, '${REMOVED}'); end`);
};

const onPostgres = async (db: Knex): Promise<void> => {
  // Cents of the largest amount that a form takes do not fit into 32 bits; SQLite's integers are wide already.
  const amounts = { invoices: ['value', 'total', 'payable'], loads: ['price'], routes: ['price'] };
  for (const [table, columns] of Object.entries(amounts))
    for (const column of columns) await db.raw(`alter table "${table}" alter column "${column}" type bigint`);
  const differs = FIXED.map(column => `new."${column}" is distinct from old."${column}"`).join(' or ');
  await db.raw(`create function "refuseIssuedInvoice"() returns trigger language plpgsql as $$
    begin raise exception '%', tg_argv[0] using errcode = 'integrity_constraint_violation'; end $$`);
  await db.raw(`create trigger "invoices_issued_update" before update on "invoices" for each row
    when (old."issuerRole" = 'admin' and (${differs} or (old."disabled" and not new."disabled")))
    execute function "refuseIssuedInvoice"('${CHANGED}')`);
  await db.raw(`create trigger "invoices_issued_delete" before delete on "invoices" for each row
    when (old."issuerRole" = 'admin')
    execute function "refuseIssuedInvoice"('${REMOVED}')`);
};

export const up = async (db: Knex): Promise<void> => {
  if (isSqlite(db)) await onSqlite(db);
  else await onPostgres(db);

  // What a removed invoice was of: a received one takes it again when it is restored.
  await db.schema.createTable('freedRows', table => {
    table.integer('invoiceId').notNullable().references('id').inTable('invoices');
    table.integer('loadId').references('id').inTable('loads');
    table.integer('routeId').references('id').inTable('routes');
    table.check(`("loadId" is null) <> ("routeId" is null)`, {}, 'freedRows_one_check');
  });
  for (const column of ['invoiceId', 'loadId', 'routeId']) await plainIndex(db, 'freedRows', column);
};
