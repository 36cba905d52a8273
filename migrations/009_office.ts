import type { Knex } from 'knex';
import { flagColumn, keptColumns, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('alerts', table => {
    keptColumns(table);
    table.string('title', 150).notNullable();
    table.string('description', 500);
    table.string('recipientType', 20).notNullable();
    table.integer('carrierId').references('id').inTable('carriers');
    table.integer('clientId').references('id').inTable('clients');
    table.integer('userId').references('id').inTable('users');
    table.integer('vehicleId').references('id').inTable('vehicles');
    flagColumn(table, 'isRead');
    table.string('resource', 30);
    table.integer('recordId');
    table.check(
      `"recipientType" in ('admin', 'carrier', 'client', 'accountant', 'driver')`,
      {},
      'alerts_recipientType_check',
    );
  });
  await liveIndex(db, 'alerts', 'id desc');
  await liveIndex(db, 'alerts', 'recipientType, isRead, id');
  for (const column of ['carrierId', 'clientId', 'userId', 'vehicleId']) await plainIndex(db, 'alerts', column);

  await db.schema.createTable('settings', table => {
    keptColumns(table);
    table.string('name', 120).notNullable();
    table.string('nif', 20).notNullable();
    table.text('address');
    table.string('phone', 50);
    table.string('email', 128);
    table.string('bankAccount', 50);
    table.string('registry', 250);
    table.string('publicUrl', 250);
    table.string('verifactuMode', 20).notNullable().defaultTo('off');
    table.check(`"id" = 1`, {}, 'settings_single_check');
  });

  await db.schema.createTable('changes', table => {
    table.increments('id').primary();
    table.string('resource', 30).notNullable();
    table.integer('recordId').notNullable();
    table.string('action', 20).notNullable();
    table.integer('userId');
    table.string('at', 24).notNullable();
    table.text('changes').notNullable();
  });
  await plainIndex(db, 'changes', 'resource, recordId, id');

  await db.schema.createTable('mails', table => {
    table.increments('id').primary();
    table.string('to', 128).notNullable();
    table.string('subject', 250).notNullable();
    table.text('text').notNullable();
    table.text('html');
    table.string('status', 10).notNullable().defaultTo('pending');
    table.integer('attempts').notNullable().defaultTo(0);
    table.string('nextAttemptAt', 24).notNullable();
    table.string('createdAt', 24).notNullable();
    table.string('sentAt', 24);
    table.string('lastError', 500);
    table.check(`"status" in ('pending', 'sent', 'failed')`, {}, 'mails_status_check');
  });
  await plainIndex(db, 'mails', 'status, nextAttemptAt');

  await db.schema.createTable('idempotencyKeys', table => {
    table.string('key', 200).notNullable();
    table.integer('userId').notNullable();
    table.string('fingerprint', 64).notNullable();
    table.integer('status').notNullable();
    table.text('body').notNullable();
    table.string('at', 24).notNullable();
    table.primary(['userId', 'key']);
  });

  // What an external geocoder answered, kept so that it is asked once.
  await db.schema.createTable('geocodes', table => {
    table.string('query', 250).primary();
    table.text('candidates').notNullable();
    table.string('at', 24).notNullable();
  });
};
