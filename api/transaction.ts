import type { Knex } from 'knex';
import { type Db, isPostgres } from './db.ts';
import { createSharedCommits, type SharedCommits } from './sharedCommits.ts';

const shared = new WeakMap<Db, SharedCommits>();

const sharedOf = (db: Db): SharedCommits => {
  const known = shared.get(db) ?? createSharedCommits(db);
  shared.set(db, known);
  return known;
};

/**
 * Runs work in one transaction: all of it is stored, durably, by the time that this answers, or nothing of it. On SQLite,
 * where one writes at a time, those who wait for that share the way to the disk (sharedCommits.ts); not with what takes
 * long (`isLong`), for which they would have to wait after they are done.
 */
export const transaction = <T>(
  db: Db,
  work: (trx: Knex.Transaction) => Promise<T>,
  { isLong = false } = {},
): Promise<T> => (isLong || db.isTransaction || isPostgres(db) ? db.transaction(work) : sharedOf(db)(work));
