import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../api/files/store.ts';
import type { ArchivedFile } from './archive.ts';

const AT_ONCE = 16;

/** Puts the files into the store; all of them or, when one fails, none. */
export const storeFiles = async (
  files: readonly ArchivedFile[],
  store: FileStore,
  scratch = tmpdir(),
): Promise<void> => {
  if (files.length === 0) return;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(scratch, 'portes-'));
  const waiting = [...files];
  const stored: string[] = [];
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const path = join(folder, file.name);
      await writeFile(path, file.paper.bytes);
      await store.put(file.name, path);
      stored.push(file.name);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } catch (error) {
    await discardFiles(stored, store);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const discardFiles = async (names: readonly string[], store: FileStore): Promise<void> => {
  for (const name of names) await store.remove(name);
};
