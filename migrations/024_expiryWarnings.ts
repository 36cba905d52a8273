import type { Knex } from 'knex';

/** Of which expiry of a document was warned, and how many days ahead: once each, whichever process comes first. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('expiryWarnings', table => {
    table.integer('documentId').notNullable().references('id').inTable('documents');
    table.string('expirationDate', 10).notNullable();
    table.integer('daysAhead').notNullable();
    table.string('at', 24).notNullable();
    table.primary(['documentId', 'expirationDate', 'daysAhead']);
  });
};
