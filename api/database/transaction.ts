import { type Db, isPostgres } from './db.ts';
import { createSharedCommits, type SharedCommits, type Work } from './sharedCommits.ts';

const shared = new WeakMap<Db, SharedCommits>();

const sharedOf = (db: Db): SharedCommits => {
  const known = shared.get(db) ?? createSharedCommits(db);
  shared.set(db, known);
  return known;
};

/** A unit of work that is stored whole, and what runs when it ends. */
export type Unit = { readonly ends: (() => Promise<void>)[] };

/** Each transaction's current unit of work; in a shared one (sharedCommits.ts), the one whose turn it is. */
const units = new WeakMap<Db, Unit>();

/** A transaction's unit of work; null outside one, or if nothing would run its end. */
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
 * Runs work in one transaction: when it resolves, everything is stored durably; if it rejects, nothing is. On SQLite,
 * which has one writer at a time, waiting writes share a commit (sharedCommits.ts); not with long ones (`isLong`),
 * which they would have to wait for.
 */
export const transaction = <T>(db: Db, work: Work<T>, { isLong = false } = {}): Promise<T> =>
  isLong || db.isTransaction || isPostgres(db) ? db.transaction(withEnd(work)) : sharedOf(db)(withEnd(work));
