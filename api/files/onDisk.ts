import { open } from 'node:fs/promises';

/** Waits until a file, or the entries of a folder (a rename, which writing the file alone doesn't keep), are on the disk. */
export const onDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
