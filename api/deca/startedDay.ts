import { dayOf } from '#domain/dates';
import { isStarted } from '#domain/loads/tracking';
import type { PaperLoad } from '../papers/readCarriage.ts';
import type { Ctx } from '../world.ts';

type Arrival = { loadId: number; timestamp: string };

/** The day in Spain on which the vehicle came for the first of these loads (YYYY-MM-DD); null before it has. */
export const startedDay = async (loads: readonly PaperLoad[], { db }: Pick<Ctx, 'db'>): Promise<string | null> => {
  const started = loads.filter(isStarted).map(({ id }) => id);
  if (!started.length) return null;
  const arrivals: Arrival[] = await db('trackingEvents')
    .whereIn('loadId', started)
    .where('detail', 'at-origin')
    .orderBy('id')
    .select('loadId', 'timestamp');
  // The last one of each: those before it were taken back.
  const last = new Map(arrivals.map(({ loadId, timestamp }) => [loadId, timestamp]));
  const [first] = [...last.values()].sort();
  return first ? dayOf(new Date(first)) : null;
};
