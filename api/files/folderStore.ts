import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onDisk } from './onDisk.ts';
import type { FileStore } from './store.ts';
import { storeFault } from './storeFault.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const nullIfMissing = (error: unknown): null => {
  if (!isMissing(error)) throw error;
  return null;
};

/**
 * A folder's files with their modification times; empty if the folder is missing. Files that another process just
 * removed are skipped, so that the rest is still listed.
 */
export async function* filesIn(folder: string): AsyncIterable<{ name: string; at: Date }> {
  for await (const entry of (await opendir(folder).catch(nullIfMissing)) ?? []) {
    const found = entry.isFile() ? await stat(join(folder, entry.name)).catch(nullIfMissing) : null;
    if (found) yield { name: entry.name, at: found.mtime };
  }
}

/** A store in DATA_DIR/files, by generated names. */
export const folderStore = (dataDir: string): FileStore => {
  const folder = join(dataDir, 'files');
  return {
    put: async (name, path) => {
      try {
        const isNew = await mkdir(folder, { recursive: true, mode: 0o700 });
        // A new folder is an entry in its parent, which must be on disk too.
        if (isNew) await onDisk(dirname(folder));
        await rename(path, join(folder, name));
        await onDisk(folder);
      } catch (error) {
        await rm(join(folder, name), { force: true }).catch(() => {});
        throw storeFault(error);
      }
    },
    open: async name => {
      try {
        const { size } = await stat(join(folder, name));
        return { stream: createReadStream(join(folder, name)), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw storeFault(error);
      }
    },
    remove: name => rm(join(folder, name), { force: true }),
    list: () => filesIn(folder),
  };
};
