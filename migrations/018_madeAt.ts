import type { Knex } from 'knex';

/** When a driver made a photo or asked for a CMR, by its own clock: without coverage it comes in later (`createdAt`). */
export const up = async (db: Knex): Promise<void> => {
  for (const name of ['documents', 'accountingRequests'])
    await db.schema.alterTable(name, table => {
      table.string('madeAt', 24);
    });
};
