import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** What an invoice of the office says, and who made it: once issued it is evidence (RD 1619/2012). */
const FIXED = [
  'id',
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
  'userId',
  'createdAt',
];

const CHANGED = 'an issued invoice does not change';
const KEPT = 'what an issued invoice says does not change';

/** Its issuer is the last that is written of an issued invoice: from then on no line is added to it. */
const SEALED = `exists (select 1 from "invoices" where "id" = new."invoiceId" and "issuerRole" = 'admin')
  and exists (select 1 from "invoiceIssuers" where "invoiceId" = new."invoiceId")`;

const onSqlite = async (db: Knex): Promise<void> => {
  const differs = FIXED.map(column => `new."${column}" is not old."${column}"`).join(' or ');
  await db.raw(`drop trigger "invoices_issued_update"`);
  await db.raw(`create trigger "invoices_issued_update" before update on "invoices" for each row
    when old."issuerRole" = 'admin' and (${differs} or (old."disabled" and not new."disabled"))
    begin select raise(abort, '${CHANGED}'); end`);
  await db.raw(`create trigger "invoiceLines_issued_insert" before insert on "invoiceLines" for each row when ${SEALED}
    begin select raise(abort, '${KEPT}'); end`);
};

const onPostgres = async (db: Knex): Promise<void> => {
  const differs = FIXED.map(column => `new."${column}" is distinct from old."${column}"`).join(' or ');
  await db.raw(`drop trigger "invoices_issued_update" on "invoices"`);
  await db.raw(`create trigger "invoices_issued_update" before update on "invoices" for each row
    when (old."issuerRole" = 'admin' and (${differs} or (old."disabled" and not new."disabled")))
    execute function "refuseIssuedInvoice"('${CHANGED}')`);
  await db.raw(`create function "refuseLateLine"() returns trigger language plpgsql as $$
    begin
      if ${SEALED} then
        raise exception '${KEPT}' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`);
  await db.raw(`create trigger "invoiceLines_issued_insert" before insert on "invoiceLines" for each row
    execute function "refuseLateLine"()`);
};

export const up = async (db: Knex): Promise<void> => {
  await (isSqlite(db) ? onSqlite(db) : onPostgres(db));
  // What waits to be invoiced to a client, oldest first: a small part of its loads.
  await db.raw(`create index "loads_uninvoiced_index" on "loads" ("clientId", "invoiceDate", "id")
    where "invoiceId" is null and "disabled" = ${isSqlite(db) ? '0' : 'false'}`);
};
