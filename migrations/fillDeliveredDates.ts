import type { Knex } from 'knex';
import { dayInSpain } from './dayInSpain.ts';

const BATCH = 500;

type Event = { loadId: number; timestamp: string };

/** The last report of the delivery of each of these loads, which are delivered: none has been taken back. */
const deliveries = async (db: Knex, loadIds: readonly number[]): Promise<Map<number, string>> => {
  const events: Event[] = await db('trackingEvents')
    .whereIn('loadId', [...loadIds])
    .where({ detail: 'delivered', stop: null })
    .orderBy('id')
    .select('loadId', 'timestamp');
  return new Map(events.map(({ loadId, timestamp }) => [loadId, dayInSpain(timestamp)]));
};

/** Writes the day of delivery on the loads that are delivered, as their events have it. */
export const fillDeliveredDates = async (db: Knex): Promise<void> => {
  let last = 0;
  for (;;) {
    const ids: number[] = await db('loads')
      .where({ status: 'delivered' })
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .pluck('id');
    if (!ids.length) return;
    for (const [id, deliveredDate] of await deliveries(db, ids))
      await db('loads').where({ id }).update({ deliveredDate });
    last = ids.at(-1) ?? last;
  }
};
