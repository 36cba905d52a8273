import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, HOUR } from '#domain/dates';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';
import type { Ctx } from '../world.ts';
import { filesIn } from './folderStore.ts';
import { tellMissing } from './tellMissing.ts';
import { fileNameOf } from './storedName.ts';
import { temporaryFolder } from './temporary.ts';

/** In ms, longer than any request: older temporary files were left by a process that died. */
const ABANDONED = HOUR;
/** In ms: between storing a file and its row there is just one transaction. */
const UNOWNED = DAY;
const BATCH = 500;

type Stored = { name: string; at: Date };
type Named = { id: number; name: string };

/** Deletes what interrupted uploads left in the temporary folder; gives how many. */
const sweepTemporary = async (dataDir: string, now: Date): Promise<number> => {
  const folder = temporaryFolder(dataDir);
  let swept = 0;
  for await (const { name, at } of filesIn(folder)) {
    if (now.getTime() - at.getTime() < ABANDONED) continue;
    await rm(join(folder, name), { force: true });
    swept += 1;
  }
  return swept;
};

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** Old rows whose file should long be in the store, but whose id wasn't seen there. */
const missingRows = async (db: Db, seen: ReadonlySet<number>, before: string): Promise<Named[]> => {
  const missing: Named[] = [];
  for (let last = 0; ; ) {
    const rows: Named[] = await db('files')
      .select('id', 'name')
      .where('id', '>', last)
      .where('createdAt', '<', before)
      .orderBy('id')
      .limit(BATCH);
    missing.push(...rows.filter(({ id }) => !seen.has(id)));
    if (rows.length < BATCH) return missing;
    last = rows.at(-1)?.id ?? last;
  }
};

/**
 * Compares the store with the rows. Files without a row are deleted after a day, thumbnails with their picture: a
 * process died between file and row. Files with foreign names stay. Gives how many were deleted, and the rows without a
 * file: those stay, since a copy of the store may bring it back.
 */
const sweepStore = async ({ db, world }: Pick<Deps, 'db' | 'world'>) => {
  const now = world.now().getTime();
  const before = new Date(now - ABANDONED).toISOString();
  const seen = new Set<number>();
  let swept = 0;
  for await (const batch of inBatches<Stored>(world.files.list())) {
    const ours = batch.flatMap(({ name, at }) => {
      const of = fileNameOf(name);
      return of === null ? [] : [{ name, at, of }];
    });
    const names = ours.map(({ of }) => of);
    const rows: Named[] = await db('files').select('id', 'name').whereIn('name', names);
    const ids = new Map(rows.map(({ id, name }) => [name, id]));
    for (const { name, at, of } of ours) {
      const id = ids.get(of);
      if (id !== undefined && name === of) seen.add(id);
      if (id !== undefined || now - at.getTime() < UNOWNED) continue;
      await world.files.remove(name);
      swept += 1;
    }
  }
  return { swept, missing: await missingRows(db, seen, before) };
};

/** A job, also at start: deletes files without a row and half-received ones; reports rows without a file. */
export const sweepFiles = async (deps: Deps & Pick<Ctx, 'log'>): Promise<void> => {
  const abandoned = await sweepTemporary(deps.config.dataDir, deps.world.now());
  const { swept, missing } = await sweepStore(deps);
  if (abandoned || swept) deps.log.info({ abandoned, unowned: swept }, 'files without a row removed');
  if (missing.length)
    await tellMissing(
      missing.map(({ name }) => name),
      deps,
    );
};
