import { type Db, isPostgres } from './db.ts';
import { createSharedCommits, type SharedCommits, type Work } from './sharedCommits.ts';

const shared = new WeakMap<Db, SharedCommits>();

const sharedOf = (db: Db): SharedCommits => {
  const known = shared.get(db) ?? createSharedCommits(db);
  shared.set(db, known);
  return known;
};

/** What is to be done at the end of each transaction that goes on. */
const endings = new WeakMap<Db, (() => Promise<void>)[]>();

/** Has something done before the transaction ends, as a part of it; false when there is none that would do it. */
export const beforeCommit = (db: Db, end: () => Promise<void>): boolean => (endings.get(db)?.push(end) ?? 0) > 0;

const withEndings =
  <T>(work: Work<T>): Work<T> =>
  async trx => {
    const ends: (() => Promise<void>)[] = [];
    endings.set(trx, ends);
    const answer = await work(trx);
    for (const end of ends) await end();
    return answer;
  };

/**
 * Runs work in one transaction: all of it is stored, durably, by the time that this answers, or nothing of it. On SQLite,
 * where one writes at a time, those who wait for that share the way to the disk (sharedCommits.ts); not with what takes
 * long (`isLong`), for which they would have to wait after they are done.
 */
export const transaction = <T>(db: Db, work: Work<T>, { isLong = false } = {}): Promise<T> =>
  isLong || db.isTransaction || isPostgres(db) ? db.transaction(withEndings(work)) : sharedOf(db)(withEndings(work));
