import { setTimeout as wait } from 'node:timers/promises';
import { type Db, isPostgres } from './db.ts';
import { HttpError } from '../http/HttpError.ts';

/** Decisions that must not be made twice at once, although there is no row yet to lock. */
const LOCKS = {
  superUsers: 7_201,
  accountants: 7_202,
  setup: 7_203,
  missingFiles: 7_204,
  imports: 7_205,
  backups: 7_206,
} as const;

const PAUSE_MS = 50;
/** As long as a write on SQLite waits for another process, in ms. */
const PATIENCE_MS = 30_000;

const isTaken = async (transaction: Db, lock: number): Promise<boolean> => {
  const { rows } = await transaction.raw<{ rows: [{ taken: boolean }] }>(
    'select pg_try_advisory_xact_lock(?) as taken',
    [lock],
  );
  return rows[0].taken;
};

/**
 * Makes transactions with the same kind of decision wait for each other until they end. On SQLite they always do,
 * taking the write lock at their start. Waiting polls, since a silent connection is taken for dead (db.ts); 503 after
 * half a minute.
 */
export const oneAtATime = async (transaction: Db, what: keyof typeof LOCKS): Promise<void> => {
  if (!isPostgres(transaction)) return;
  const until = performance.now() + PATIENCE_MS;
  while (!(await isTaken(transaction, LOCKS[what]))) {
    if (performance.now() > until) throw new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
    await wait(PAUSE_MS);
  }
};
