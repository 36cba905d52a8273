import type { Knex } from 'knex';
import { keptColumns, liveIndex, plainIndex } from './columns.ts';

const OWNERS = {
  carrierId: 'carriers',
  clientId: 'clients',
  vehicleId: 'vehicles',
  routeId: 'routes',
  loadId: 'loads',
  invoiceId: 'invoices',
};

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('documents', table => {
    keptColumns(table);
    table.string('type', 50).notNullable();
    table.string('name', 128);
    table.string('expeditionDate', 10);
    table.string('expirationDate', 10);
    for (const [column, target] of Object.entries(OWNERS)) table.integer(column).references('id').inTable(target);
    table.integer('userId').references('id').inTable('users');
    table.string('notifiedAt', 24);
    const counted = Object.keys(OWNERS).map(column => `(case when "${column}" is null then 0 else 1 end)`);
    table.check(`${counted.join(' + ')} = 1`, {}, 'documents_owner_check');
  });
  await liveIndex(db, 'documents', 'id desc');
  await liveIndex(db, 'documents', 'expirationDate, id');
  for (const column of Object.keys(OWNERS)) await plainIndex(db, 'documents', column);

  await db.schema.createTable('discounts', table => {
    keptColumns(table);
    table.string('title', 150).notNullable();
    table.string('description', 500).notNullable();
    table.string('link', 150).notNullable();
  });
  await liveIndex(db, 'discounts', 'id desc');

  await db.schema.createTable('accountingRequests', table => {
    keptColumns(table);
    table.integer('carrierId').references('id').inTable('carriers');
    table.string('kind', 20).notNullable();
    table.string('status', 10).notNullable().defaultTo('pending');
    table.integer('loadId').references('id').inTable('loads');
    table.integer('routeId').references('id').inTable('routes');
    table.integer('vehicleId').references('id').inTable('vehicles');
    table.integer('userId').references('id').inTable('users');
    table.string('comments', 500);
    table.check(`"status" in ('pending', 'accepted', 'rejected')`, {}, 'accountingRequests_status_check');
    table.check(`"kind" in ('accountant', 'cmr')`, {}, 'accountingRequests_kind_check');
  });
  await liveIndex(db, 'accountingRequests', 'id desc');
  for (const column of ['carrierId', 'loadId', 'routeId', 'userId']) await plainIndex(db, 'accountingRequests', column);

  await db.schema.createTable('files', table => {
    table.increments('id').primary();
    table.string('name', 80).notNullable().unique();
    table.string('title', 250).notNullable();
    table.string('type', 50).notNullable();
    table.integer('size').notNullable();
    table.string('sha256', 64).notNullable();
    table.string('createdAt', 24).notNullable();
    table.integer('userId').references('id').inTable('users');
    table.integer('documentId').references('id').inTable('documents');
    table.integer('discountId').references('id').inTable('discounts');
    table.integer('accountingRequestId').references('id').inTable('accountingRequests');
    table.integer('settingsId');
    const owners = ['documentId', 'discountId', 'accountingRequestId', 'settingsId'];
    table.check(
      `${owners.map(column => `(case when "${column}" is null then 0 else 1 end)`).join(' + ')} = 1`,
      {},
      'files_owner_check',
    );
  });
  for (const column of ['documentId', 'discountId', 'accountingRequestId']) await plainIndex(db, 'files', column);
};
