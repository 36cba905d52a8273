import type { Knex } from 'knex';
import { plainIndex } from './columns.ts';

/** What the control document of a route said (Orden FOM/2861/2012), each time that it said something else; kept for ever. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('controlDocuments', table => {
    table.increments('id').primary();
    table.integer('routeId').notNullable().references('id').inTable('routes');
    table.string('token', 30).notNullable().unique();
    table.text('content').notNullable();
    table.string('createdAt', 24).notNullable();
  });
  await plainIndex(db, 'controlDocuments', 'routeId, id');
};
