import { atMost } from '../turns/atMost.ts';
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

/** Transactions in turn that may wait; 503 beyond. */
const IN_LINE = 1_000;
const lines = new WeakMap<Db, ReturnType<typeof atMost>>();

const lineOf = (db: Db): ReturnType<typeof atMost> => {
  const known = lines.get(db) ?? atMost(1, IN_LINE);
  lines.set(db, known);
  return known;
};

/** `isLong`: others shouldn't have to wait for it. `isInTurn`: it locks a row that all its like need. */
export type Way = { isLong?: boolean; isInTurn?: boolean };

/**
 * Runs work in one transaction: when it resolves, everything is stored durably; if it rejects, nothing is. On SQLite,
 * which has one writer at a time, waiting writes share a commit (sharedCommits.ts), not with long ones. On PostgreSQL
 * those in turn wait for each other before they take a connection: inside, all of them would hold one to wait for the
 * same row, and be woken together each time it is free.
 */
export const transaction = <T>(db: Db, work: Work<T>, { isLong, isInTurn }: Way = {}): Promise<T> => {
  const whole = withEnd(work);
  if (isLong || db.isTransaction) return db.transaction(whole);
  if (!isPostgres(db)) return sharedOf(db)(whole);
  return isInTurn ? lineOf(db)(() => db.transaction(whole)) : db.transaction(whole);
};
