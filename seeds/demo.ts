import { hash } from '@node-rs/argon2';
import { type Db, isPostgres } from '../api/db.ts';
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
const ONE_TRANSACTION = 10_000;
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

const write = async (db: Db, { batch, files = [] }: Chapter, store: FileStore): Promise<void> => {
  await storeFiles(files, store);
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
  /** How many loads; the rest of the market grows with them. */
  rows?: number;
};

/**
 * Fills an empty, migrated database with the demonstration. Answers false, and does nothing, when there is something in
 * it already. The same `now` and `rows` give the same rows (but for the salt of the passwords).
 */
export const seedDemo = async (db: Db, { files, now, rows = DEMO_LOADS }: SeedOptions): Promise<boolean> => {
  const password = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const counts = countsFor(rows);
  const story = tellStory(createMarket(counts, now), counts, password);
  const isSmall = rows <= ONE_TRANSACTION;
  const tell = (inside: Db, only: 'one' | 'all') => tellChapters(inside, story, files, only);
  const begun = await db.transaction(async trx => {
    await lock(trx);
    if (!(await isEmptyDatabase(trx))) return false;
    await tell(trx, isSmall ? 'all' : 'one');
    return true;
  });
  if (!begun) return false;
  while (!isSmall && (await db.transaction(trx => tell(trx, 'one'))));
  await advanceIds(db);
  if (!isSmall) await db.raw('analyze');
  return true;
};

/** Writes the next chapter, or all that are left; answers whether there may be more. */
const tellChapters = async (
  db: Db,
  story: Iterator<Chapter>,
  files: FileStore,
  only: 'one' | 'all',
): Promise<boolean> => {
  for (let next = story.next(); !next.done; next = story.next()) {
    await write(db, next.value, files);
    if (only === 'one') return true;
  }
  return false;
};
