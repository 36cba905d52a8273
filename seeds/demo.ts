import { hashPassword } from '../api/auth/passwords.ts';
import { type Db, isPostgres } from '../api/database/db.ts';
import type { FileStore } from '../api/files/store.ts';
import { countsFor } from './counts.ts';
import { advanceIds, insertBatch } from './insert.ts';
import { createMarket } from './market.ts';
import { discardFiles, storeFiles } from './storeFiles.ts';
import { type Chapter, tellStory } from './story.ts';
import { DEMO_PASSWORD } from './users.ts';

export { ACCOUNTS, DEMO_PASSWORD } from './users.ts';

export const DEMO_LOADS = 800;
/** Up to here everything is one transaction; a larger market goes in month by month. */
const ONE_TRANSACTION = 5_000;
const LOCK = 46_001;

const OWNED = ['users', 'carriers', 'clients', 'loads', 'routes', 'invoices', 'settings'] as const;

/** Whether nobody has put anything in yet. */
export const isEmptyDatabase = async (db: Db): Promise<boolean> => {
  for (const table of OWNED) if (await db(table).first('id')) return false;
  return true;
};

/** Two processes that start at once must not both seed: SQLite's transactions wait by themselves. */
const lock = async (db: Db): Promise<void> => {
  if (isPostgres(db)) await db.raw('select pg_advisory_xact_lock(?)', [LOCK]);
};

const write = async (db: Db, { batch, files = [] }: Chapter, store: FileStore, scratch?: string): Promise<void> => {
  await storeFiles(files, store, scratch);
  try {
    await insertBatch(db, batch);
  } catch (error) {
    await discardFiles(
      files.map(file => file.name),
      store,
    );
    throw error;
  }
};

export type SeedOptions = {
  files: FileStore;
  /** The day that counts as today: everything happened before it or is planned for the days after. */
  now: Date;
  /** A folder on the same disk as the store, where files are written before they are moved into it. */
  scratch?: string;
  /** How many loads; the rest of the market grows with them. */
  rows?: number;
};

/**
 * Fills an empty, migrated database with the demonstration. Answers false, and does nothing, when there is something in
 * it already. The same `now` and `rows` give the same rows (but for the salt of the passwords).
 */
export const seedDemo = async (db: Db, { files, now, scratch, rows = DEMO_LOADS }: SeedOptions): Promise<boolean> => {
  const counts = countsFor(rows);
  const story = tellStory(createMarket(counts, now), counts, await hashPassword(DEMO_PASSWORD));
  const atOnce = rows <= ONE_TRANSACTION ? Number.POSITIVE_INFINITY : 1;
  let written = await db.transaction(async trx => {
    await lock(trx);
    return (await isEmptyDatabase(trx)) ? tell(trx, story, { files, scratch }, atOnce) : 0;
  });
  if (written === 0) return false;
  while (written > 0) written = await db.transaction(trx => tell(trx, story, { files, scratch }, atOnce));
  await advanceIds(db);
  // The planner would otherwise take the large tables for the empty ones that they were.
  if (rows > ONE_TRANSACTION) await db.raw('analyze');
  return true;
};

/** Writes the next chapters, at most so many; answers how many there were. */
const tell = async (
  db: Db,
  story: Iterator<Chapter>,
  { files, scratch }: Pick<SeedOptions, 'files' | 'scratch'>,
  most: number,
): Promise<number> => {
  let written = 0;
  for (let next = story.next(); !next.done; next = story.next()) {
    await write(db, next.value, files, scratch);
    written += 1;
    if (written >= most) break;
  }
  return written;
};
