import { type Db, isPostgres } from './db.ts';

/** What may not be decided twice at once though no row is there yet to be locked. */
const LOCKS = {
  superUsers: 7_201,
  accountants: 7_202,
  setup: 7_203,
  missingFiles: 7_204,
  imports: 7_205,
  backups: 7_206,
} as const;

/**
 * Makes transactions that decide the same kind of thing wait for one another until they end. On SQLite they do anyway:
 * each takes the write lock when it begins.
 */
export const oneAtATime = async (transaction: Db, what: keyof typeof LOCKS): Promise<void> => {
  if (isPostgres(transaction)) await transaction.raw('select pg_advisory_xact_lock(?)', [LOCKS[what]]);
};
