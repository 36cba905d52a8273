import type { Knex } from 'knex';

/** Letters before the year in the numbers of what the office issues (Design 7); none until it chooses some. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('settings', table => {
    table.string('invoiceSeries', 5);
  });
};
