import { type Db, isPostgres } from './db.ts';
import { createSharedCommits, type SharedCommits, type Work } from './sharedCommits.ts';

const shared = new WeakMap<Db, SharedCommits>();

const sharedOf = (db: Db): SharedCommits => {
  const known = shared.get(db) ?? createSharedCommits(db);
  shared.set(db, known);
  return known;
};

/** A piece of work that is stored as a whole, with what is to be done at its end. */
export type Unit = { readonly ends: (() => Promise<void>)[] };

/** What goes on in each transaction; of those that share one (sharedCommits.ts) the one whose turn it is. */
const units = new WeakMap<Db, Unit>();

/** The work that a transaction is of; null outside, and where nobody would come to its end. */
export const unitOf = (db: Db): Unit | null => units.get(db) ?? null;

const withEnd =
  <T>(work: Work<T>): Work<T> =>
  async trx => {
    const unit: Unit = { ends: [] };
    units.set(trx, unit);
    const answer = await work(trx);
    for (const end of unit.ends) await end();
    return answer;
  };

/**
 * Runs work in one transaction: all of it is stored, durably, by the time that this answers, or nothing of it. On SQLite,
 * where one writes at a time, those who wait for that share the way to the disk (sharedCommits.ts); not with what takes
 * long (`isLong`), for which they would have to wait after they are done.
 */
export const transaction = <T>(db: Db, work: Work<T>, { isLong = false } = {}): Promise<T> =>
  isLong || db.isTransaction || isPostgres(db) ? db.transaction(withEnd(work)) : sharedOf(db)(withEnd(work));
