import { setTimeout as wait } from 'node:timers/promises';
import { type Db, isPostgres } from './db.ts';
import { HttpError } from '../http/HttpError.ts';

/** What may not be decided twice at once though no row is there yet to be locked. */
const LOCKS = {
  superUsers: 7_201,
  accountants: 7_202,
  setup: 7_203,
  missingFiles: 7_204,
  imports: 7_205,
  backups: 7_206,
} as const;

const PAUSE_MS = 50;
/** As long as a write waits on SQLite for another process. */
const PATIENCE_MS = 30_000;

const isTaken = async (transaction: Db, lock: number): Promise<boolean> => {
  const { rows } = await transaction.raw<{ rows: [{ taken: boolean }] }>(
    'select pg_try_advisory_xact_lock(?) as taken',
    [lock],
  );
  return rows[0].taken;
};

/**
 * Makes transactions that decide the same kind of thing wait for one another until they end. On SQLite they do anyway:
 * each takes the write lock when it begins. Who waits asks again and again, since a connection on which nothing comes is
 * taken for dead (db.ts); 503 after half a minute.
 */
export const oneAtATime = async (transaction: Db, what: keyof typeof LOCKS): Promise<void> => {
  if (!isPostgres(transaction)) return;
  const until = performance.now() + PATIENCE_MS;
  while (!(await isTaken(transaction, LOCKS[what]))) {
    if (performance.now() > until) throw new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
    await wait(PAUSE_MS);
  }
};
