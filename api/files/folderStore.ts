import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Makes a rename durable: the folder's entry is written too, not only the file. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Files in DATA_DIR/files, by their generated name. */
export const folderStore = (dataDir: string): FileStore => {
  const folder = join(dataDir, 'files');
  return {
    put: async (name, path) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, join(folder, name));
      await syncFolder(folder);
    },
    open: async name => {
      try {
        const { size } = await stat(join(folder, name));
        return { stream: createReadStream(join(folder, name)), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: name => rm(join(folder, name), { force: true }),
  };
};
