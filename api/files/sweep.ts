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

/** No request takes that long: what is older was left by a process that died. */
const ABANDONED = HOUR;
/** Between a file and its row lies one transaction. */
const UNOWNED = DAY;
const BATCH = 500;

type Stored = { name: string; at: Date };
type Named = { id: number; name: string };

/** Takes away what interrupted uploads left in the temporary folder. Answers how many. */
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

/** Rows old enough that their file has been in the store for long, whose id isn't among those that were seen there. */
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
 * Compares the store with the rows. What no row holds is taken away after a day, thumbnails with their picture: a process
 * died between the file and its row. What isn't ours by its name stays. Answers how many, and the rows without their
 * file: those stay as they are, since a copy of the store may bring it back.
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

/** A job, also at the start: no bytes without a row, none half received; rows without bytes are told of. */
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
