import type { Knex } from 'knex';
import { liveIndex } from './columns.ts';
import { fillDeliveredDates } from './fillDeliveredDates.ts';

/** A load knows the day in Spain on which it was delivered, from which terms of payment count: it was only in its events. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('loads', table => {
    table.string('deliveredDate', 10);
  });
  await fillDeliveredDates(db);
  await liveIndex(db, 'loads', 'deliveredDate, id');
};
