import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/db.ts';
import type { FileStore } from '../files/store.ts';
import { writeTemporary } from '../files/temporary.ts';
import { sha256Of } from './manifest.ts';

/** The folder of files within a backup. */
export const FILES = 'files';
const BATCH = 500;

type Row = { id: number; name: string; sha256: string };

async function* fileRows(db: Db): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows: Row[] = await db('files')
      .select('id', 'name', 'sha256')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Links the file from the previous backup, since files never change; false if it isn't there or the disk damaged it.
 */
const linked = async ({ name, sha256 }: Row, previous: string | null, target: string): Promise<boolean> => {
  if (!previous) return false;
  const found = join(previous, FILES, name);
  if ((await sha256Of(found).catch(() => null)) !== sha256) return false;
  return link(found, target).then(
    () => true,
    () => false,
  );
};

const copied = async ({ name, sha256 }: Row, store: FileStore, target: string): Promise<boolean> => {
  const file = await store.open(name);
  if (!file) return false;
  const written = await writeTemporary(file.stream, target);
  if (written.sha256 === sha256) return true;
  await rm(target);
  return false;
};

/**
 * Copies the files named in a snapshot's rows into a backup, linking those of the previous backup. Adds each hash to
 * `sums`; gives the names of files that the store doesn't have, or not as they were uploaded.
 */
export const copyFiles = async (
  db: Db,
  store: FileStore,
  { folder, previous, sums }: { folder: string; previous: string | null; sums: Map<string, string> },
): Promise<string[]> => {
  const missing: string[] = [];
  await mkdir(join(folder, FILES), { mode: 0o700 });
  for await (const row of fileRows(db)) {
    const target = join(folder, FILES, row.name);
    if ((await linked(row, previous, target)) || (await copied(row, store, target)))
      sums.set(`${FILES}/${row.name}`, row.sha256);
    else missing.push(row.name);
  }
  return missing;
};
