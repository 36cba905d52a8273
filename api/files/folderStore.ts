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
 * Files of a folder and when they were last written; none when the folder isn't there yet. One that another process was
 * quicker to remove is passed over: whoever lists has to hear of all the others.
 */
export async function* filesIn(folder: string): AsyncIterable<{ name: string; at: Date }> {
  for await (const entry of (await opendir(folder).catch(nullIfMissing)) ?? []) {
    const found = entry.isFile() ? await stat(join(folder, entry.name)).catch(nullIfMissing) : null;
    if (found) yield { name: entry.name, at: found.mtime };
  }
}

/** Files in DATA_DIR/files, by their generated name. */
export const folderStore = (dataDir: string): FileStore => {
  const folder = join(dataDir, 'files');
  return {
    put: async (name, path) => {
      try {
        const isNew = await mkdir(folder, { recursive: true, mode: 0o700 });
        // A folder is an entry of the one above it, which has to be on the disk as well.
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
