import type { Knex } from 'knex';
import { keptColumns, linkLater, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('users', table => {
    keptColumns(table);
    table.string('username', 100).notNullable();
    table.string('password', 255);
    table.string('role', 20).notNullable();
    table.integer('carrierId').references('id').inTable('carriers');
    table.integer('clientId').references('id').inTable('clients');
    table.integer('vehicleId').references('id').inTable('vehicles');
    table.string('email', 128).notNullable();
    table.boolean('isActive').notNullable().defaultTo(true);
    table.string('lastLogin', 24);
    table.check(
      `"role" in ('superUser', 'admin', 'carrier', 'client', 'accountant', 'driver')`,
      {},
      'users_role_check',
    );
    table.check(
      `("role" <> 'carrier' or "carrierId" is not null) and ("role" <> 'client' or "clientId" is not null) and ("role" <> 'driver' or "vehicleId" is not null)`,
      {},
      'users_owner_check',
    );
  });
  await linkLater(db, 'carriers', 'accountantId', 'users');
  await linkLater(db, 'clients', 'accountantId', 'users');
  // A name is one person's for ever, however it is spelled: a disabled account keeps it.
  await db.raw(`create unique index "users_username_unique" on "users" (lower("username"))`);
  await db.raw(`create index "users_email" on "users" (lower("email"))`);
  await liveIndex(db, 'users', 'username, id');
  for (const column of ['carrierId', 'clientId', 'vehicleId']) await plainIndex(db, 'users', column);

  await db.schema.createTable('sessions', table => {
    table.string('id', 64).primary();
    table.integer('userId').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.string('createdAt', 24).notNullable();
    table.string('lastSeenAt', 24).notNullable();
    table.string('expiresAt', 24).notNullable();
    table.string('userAgent', 250);
  });
  await plainIndex(db, 'sessions', 'userId');
  await plainIndex(db, 'sessions', 'expiresAt');

  await db.schema.createTable('passwordResets', table => {
    table.string('tokenHash', 64).primary();
    table.integer('userId').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.string('createdAt', 24).notNullable();
    table.string('expiresAt', 24).notNullable();
    table.string('usedAt', 24);
  });
  await plainIndex(db, 'passwordResets', 'userId');

  await db.schema.createTable('attempts', table => {
    table.increments('id').primary();
    table.string('subject', 250).notNullable();
    table.string('at', 24).notNullable();
  });
  await plainIndex(db, 'attempts', 'subject, at');
};
