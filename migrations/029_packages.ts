import type { Knex } from 'knex';

/** How many packages an order is of (box 7 of a CMR); not known of the orders before. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    'alter table "loads" add column "packages" integer constraint "loads_packages_check" check ("packages" between 1 and 9999)',
  );
};
