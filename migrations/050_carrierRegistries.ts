import type { Knex } from 'knex';

/** Where a carrier that is a society is registered: its invoices say it, as the office's do (C. de Comercio art. 24.1). */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('carriers', table => {
    table.string('registry', 250);
  });
};
