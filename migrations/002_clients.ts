import type { Knex } from 'knex';
import { flagColumn, keptColumns, laterReference, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('clients', table => {
    keptColumns(table);
    table.string('name', 100).notNullable();
    table.string('alias', 100).notNullable();
    table.string('nif', 100).notNullable();
    table.string('vat', 100);
    table.string('bankAccount', 50);
    table.string('phone', 50);
    table.string('email', 128);
    table.string('invoiceEmail', 128);
    table.text('address');
    table.text('timeWindow');
    table.string('provider', 50);
    flagColumn(table, 'receiveLoadsUpdates');
    flagColumn(table, 'createUserClient');
    laterReference(db, table, 'accountantId', 'users');
  });
  await liveIndex(db, 'clients', 'name, id');
  await liveIndex(db, 'clients', 'nif');
  await liveIndex(db, 'clients', 'accountantId');

  await db.schema.createTable('locations', table => {
    keptColumns(table);
    table.string('addressName', 250);
    table.string('label', 250);
    table.text('address');
    table.text('timeWindow');
    table.integer('clientId').notNullable().references('id').inTable('clients');
  });
  await liveIndex(db, 'locations', 'addressName, id');
  await liveIndex(db, 'locations', 'clientId, addressName');
  await plainIndex(db, 'locations', 'clientId');
};
