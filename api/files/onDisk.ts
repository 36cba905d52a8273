import { open } from 'node:fs/promises';

/** Waits until a file is on disk, or a folder's entries (for a rename, syncing the file isn't enough). */
export const onDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
