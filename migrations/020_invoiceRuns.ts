import type { Knex } from 'knex';
import { isSqlite, keptColumns, liveIndex, plainIndex } from './columns.ts';

const createRuns = async (db: Knex): Promise<void> => {
  await db.schema.createTable('invoiceRuns', table => {
    keptColumns(table);
    table.string('kind', 10).notNullable();
    table.string('fromDate', 10).notNullable();
    table.string('toDate', 10).notNullable();
    table.string('date', 10).notNullable();
    table.string('dueReason', 250);
    table.integer('userId').references('id').inTable('users');
    table.check(`"kind" in ('clients', 'carriers')`, {}, 'invoiceRuns_kind_check');
  });
  await liveIndex(db, 'invoiceRuns', 'id desc');
  await plainIndex(db, 'invoiceRuns', 'userId');

  // One row for each client or carrier of a run: it is made an invoice of in one transaction with its new state.
  await db.schema.createTable('invoiceRunItems', table => {
    table.increments('id').primary();
    table.integer('runId').notNullable().references('id').inTable('invoiceRuns');
    table.integer('clientId').references('id').inTable('clients');
    table.integer('carrierId').references('id').inTable('carriers');
    table.string('state', 10).notNullable().defaultTo('pending');
    table.integer('invoiceId').references('id').inTable('invoices');
    table.string('problem', 1000);
    table.string('at', 24).notNullable();
    table.check(
      `"state" in ('pending', 'created', 'stated', 'refused', 'withdrawn')`,
      {},
      'invoiceRunItems_state_check',
    );
    table.check(`("clientId" is null) <> ("carrierId" is null)`, {}, 'invoiceRunItems_party_check');
  });
  await plainIndex(db, 'invoiceRunItems', 'runId, state, id');
  await plainIndex(db, 'invoiceRunItems', 'carrierId, state');
  for (const column of ['clientId', 'invoiceId']) await plainIndex(db, 'invoiceRunItems', column);

  await db.schema.createTable('invoiceRunRows', table => {
    table.integer('itemId').notNullable().references('id').inTable('invoiceRunItems');
    table.integer('loadId').references('id').inTable('loads');
    table.integer('routeId').references('id').inTable('routes');
    table.check(`("loadId" is null) <> ("routeId" is null)`, {}, 'invoiceRunRows_one_check');
  });
  for (const column of ['itemId', 'loadId', 'routeId']) await plainIndex(db, 'invoiceRunRows', column);
};

/** What an invoice that the office drew up for a carrier says. Its acceptance, state and notes go on changing. */
const FIXED = [
  'num',
  'name',
  'date',
  'dueDate',
  'dueReason',
  'isEmitted',
  'isSelfBilled',
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

/** None of these is an issued invoice's own: they stay empty. */
const ADDED = ['isSelfBilled', 'acceptance', 'acceptanceAt', 'acceptanceNote'];

const ISSUED = 'an issued invoice does not change';
const CHANGED = 'an invoice drawn up for a carrier does not change';
const REMOVED = 'an invoice drawn up for a carrier is never removed';
const KEPT = 'what an invoice drawn up for a carrier says does not change';

/** What the office issues itself has guards of its own. */
const IS = `"isSelfBilled" and "issuerRole" <> 'admin'`;
const OLD = `old."isSelfBilled" and old."issuerRole" <> 'admin'`;

/** Its issuer is the last that is written of it: from then on no line is added. */
const SEALED = `exists (select 1 from "invoices" where "id" = new."invoiceId" and ${IS})
  and exists (select 1 from "invoiceIssuers" where "invoiceId" = new."invoiceId")`;

const guardOnSqlite = async (db: Knex): Promise<void> => {
  const differs = FIXED.map(column => `new."${column}" is not old."${column}"`).join(' or ');
  await db.raw(`create trigger "invoices_selfBilled_update" before update on "invoices" for each row
    when ${OLD} and (${differs} or (old."disabled" and not new."disabled"))
    begin select raise(abort, '${CHANGED}'); end`);
  await db.raw(`create trigger "invoices_selfBilled_delete" before delete on "invoices" for each row
    when ${OLD}
    begin select raise(abort, '${REMOVED}'); end`);
  const added = ADDED.map(column => `new."${column}" is not old."${column}"`).join(' or ');
  await db.raw(`create trigger "invoices_issued_added" before update on "invoices" for each row
    when old."issuerRole" = 'admin' and (${added})
    begin select raise(abort, '${ISSUED}'); end`);
  for (const table of ['invoiceLines', 'invoiceIssuers'])
    for (const verb of ['update', 'delete'])
      await db.raw(`create trigger "${table}_selfBilled_${verb}" before ${verb} on "${table}" for each row
        when exists (select 1 from "invoices" where "id" = old."invoiceId" and ${IS})
        begin select raise(abort, '${KEPT}'); end`);
  await db.raw(`create trigger "invoiceLines_selfBilled_insert" before insert on "invoiceLines" for each row
    when ${SEALED}
    begin select raise(abort, '${KEPT}'); end`);
};

const guardOnPostgres = async (db: Knex): Promise<void> => {
  const differs = FIXED.map(column => `new."${column}" is distinct from old."${column}"`).join(' or ');
  await db.raw(`create trigger "invoices_selfBilled_update" before update on "invoices" for each row
    when (${OLD} and (${differs} or (old."disabled" and not new."disabled")))
    execute function "refuseIssuedInvoice"('${CHANGED}')`);
  await db.raw(`create trigger "invoices_selfBilled_delete" before delete on "invoices" for each row
    when (${OLD})
    execute function "refuseIssuedInvoice"('${REMOVED}')`);
  const added = ADDED.map(column => `new."${column}" is distinct from old."${column}"`).join(' or ');
  await db.raw(`create trigger "invoices_issued_added" before update on "invoices" for each row
    when (old."issuerRole" = 'admin' and (${added}))
    execute function "refuseIssuedInvoice"('${ISSUED}')`);
  await db.raw(`create function "refuseSelfBilledPaper"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if ${SEALED} then
          raise exception '${KEPT}' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end if;
      if exists (select 1 from "invoices" where "id" = old."invoiceId" and ${IS}) then
        raise exception '${KEPT}' using errcode = 'integrity_constraint_violation';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`);
  for (const table of ['invoiceLines', 'invoiceIssuers'])
    await db.raw(`create trigger "${table}_selfBilled" before update or delete on "${table}" for each row
      execute function "refuseSelfBilledPaper"()`);
  await db.raw(`create trigger "invoiceLines_selfBilled_insert" before insert on "invoiceLines" for each row
    execute function "refuseSelfBilledPaper"()`);
};

/** Runs of invoices; how carriers are taxed; and the invoices that the office draws up for a carrier by agreement. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('carriers', table => {
    table.string('taxRegime', 20);
    table.string('selfBillingSince', 10);
  });
  await db.schema.alterTable('invoices', table => {
    table.boolean('isSelfBilled').notNullable().defaultTo(false);
    table.string('acceptance', 10);
    table.string('acceptanceAt', 24);
    table.string('acceptanceNote', 250);
  });
  await createRuns(db);
  await (isSqlite(db) ? guardOnSqlite(db) : guardOnPostgres(db));
};
