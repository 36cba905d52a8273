import { setImmediate as turn } from 'node:timers/promises';
import { DAY } from '#domain/dates';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';

/** An alert says that something happened; what happened stays where it is. Read, it has no use after half a year. */
const READ_FOR = 180 * DAY;
/** Nobody will read it any more. */
const UNREAD_FOR = 365 * DAY;
const BATCH = 500;

/** Erases the oldest ones with their history; answers how many. Small, so that a write waits a moment at most. */
const eraseBatch = (db: Db, isRead: boolean, before: string): Promise<number> =>
  db.transaction<number>(async trx => {
    const ids: number[] = await trx('alerts')
      .where({ isRead })
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .limit(BATCH)
      .pluck('id');
    if (!ids.length) return 0;
    await trx('changes').where({ resource: 'alerts' }).whereIn('recordId', ids).del();
    const erased: number = await trx('alerts').whereIn('id', ids).del();
    return erased;
  });

/** A job: clears out old alerts. Killed in between it has erased whole batches, and goes on the next time. */
export const purgeAlerts = async ({ db, world }: Pick<Deps, 'db' | 'world'>): Promise<void> => {
  const ago = (milliseconds: number): string => new Date(world.now().getTime() - milliseconds).toISOString();
  for (const [isRead, age] of [
    [true, READ_FOR],
    [false, UNREAD_FOR],
  ] as const) {
    while ((await eraseBatch(db, isRead, ago(age))) > 0) await turn();
  }
};
