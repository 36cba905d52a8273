import type { Knex } from 'knex';

/**
 * Accounts whose e-mail their owner entered and hasn't proven: it doesn't tell whose the account is until a link sent there
 * is used. Existing ones count as proven. A table of its own, so that no list, form, export or history has it.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('unprovenEmails', table => {
    table.integer('userId').primary().references('id').inTable('users').onDelete('CASCADE');
  });
};
