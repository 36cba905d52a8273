import type { Knex } from 'knex';
import { flagColumn } from './columns.ts';

/**
 * The second factor of an account (RFC 6238). What is secret of it has tables of its own, which no list, export, search
 * or history ever reads; the account itself only says whether it has one.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('users', table => {
    flagColumn(table, 'hasSecondFactor');
    // Somebody else chose its password: it opens nothing but the place to choose another.
    flagColumn(table, 'mustChangePassword');
  });
  await db.schema.alterTable('settings', table => {
    flagColumn(table, 'requiresSecondFactor');
  });
  await db.schema.createTable('secondFactors', table => {
    table.integer('userId').primary().references('id').inTable('users').onDelete('CASCADE');
    table.string('secret', 64).notNullable();
    // The 30 seconds of the last code that was taken: neither that one nor an earlier one is taken again.
    table.integer('lastStep').notNullable().defaultTo(0);
    table.string('createdAt', 24).notNullable();
  });
  await db.schema.createTable('recoveryCodes', table => {
    table.string('codeHash', 64).notNullable();
    table.integer('userId').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.primary(['userId', 'codeHash']);
  });
};
