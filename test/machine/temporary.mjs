import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { atExit } from '../../api/launch/run.mjs';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** All tests together have some hundred megabytes there at once; what runs beside them needs memory too. */
const ROOM = 4 * 2 ** 30;

const hasRoom = () => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM;
};

/**
 * Has temporary files kept in memory for as long as this process runs, where there is plenty of it: each test has a
 * database of its own, hundreds of files that the next test has no use for, and a disk takes as long for them as the tests
 * themselves do. Elsewhere they are where they always are.
 */
export const keepTemporaryFilesInMemory = () => {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'portes-tests-'));
  // The user that PostgreSQL runs as passes through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
};
