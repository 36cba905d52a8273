import type { Knex } from 'knex';
import { plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  // Asked for by anybody, looked up later: answering takes the same time whether or not the e-mail is an account's.
  await db.schema.createTable('resetRequests', table => {
    table.increments('id').primary();
    table.string('email', 128).notNullable();
    table.string('at', 24).notNullable();
  });

  // The one-time addresses at which the first account of an installation is made.
  await db.schema.createTable('setupTokens', table => {
    table.string('tokenHash', 64).primary();
    table.string('expiresAt', 24).notNullable();
  });
  await plainIndex(db, 'attempts', 'at');
};
