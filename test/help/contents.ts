import { createHash } from 'node:crypto';
import { rowCounts } from '../../api/backup/snapshot.ts';
import { type Db, openDatabase } from '../../api/database/db.ts';

/** A restore ends the sessions, which is counted. */
const OF_THE_RUNNING = ['sessions', 'accessGeneration'];

/** The hash of all rows of each table but what a restore changes. */
export const contentsOf = async (db: Db): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for (const table of Object.keys(await rowCounts(db)).filter(name => !OF_THE_RUNNING.includes(name))) {
    const rows = (await db(table)).map(row => JSON.stringify(row)).sort();
    hashes[table] = createHash('sha256').update(rows.join('\n')).digest('hex');
  }
  return hashes;
};

/** Looks into a database that nobody has open here. */
export const inDatabase = async <T>(
  at: { databaseUrl: string | null; dataDir: string },
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const db = openDatabase(at);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};
