import { setImmediate as turn } from 'node:timers/promises';
import { DAY } from '#domain/dates';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';

/** In ms. An alert only reports an event, which is stored elsewhere: once read, it is useless after half a year. */
const READ_FOR = 180 * DAY;
/** In ms: nobody will read it any more. */
const UNREAD_FOR = 365 * DAY;
const BATCH = 500;

/** Erases the oldest alerts with their history; gives how many. In small batches, so that other writes hardly wait. */
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

/** A job: erases old alerts. If killed, whole batches are erased, and it continues next time. */
export const purgeAlerts = async ({ db, world }: Pick<Deps, 'db' | 'world'>): Promise<void> => {
  const ago = (milliseconds: number): string => new Date(world.now().getTime() - milliseconds).toISOString();
  for (const [isRead, age] of [
    [true, READ_FOR],
    [false, UNREAD_FOR],
  ] as const) {
    while ((await eraseBatch(db, isRead, ago(age))) > 0) await turn();
  }
};
