import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './fileType.ts';

/** The folder for files being received: on the same disk as the store's folder, so that moving them is one step. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, 'tmp');

/** 128 random bits in hexadecimal. */
export const randomName = (): string => randomBytes(16).toString('hex');

/** What a disk that had become read-only kept: removed with the next one, or by the sweep (sweep.ts) once this process is gone. */
const kept = new Set<string>();

const remove = async (path: string): Promise<void> => {
  kept.add(path);
  await rm(path, { force: true });
  kept.delete(path);
};

/** Gives `work` the path for a temporary file, which is removed afterwards in any case. */
export const withTemporary = async <T>(dataDir: string, work: (path: string) => Promise<T>): Promise<T> => {
  const folder = temporaryFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomName());
  try {
    return await work(path);
  } finally {
    const before = [...kept];
    await remove(path);
    // Nobody's upload fails for what another one left: that stays in the list.
    await Promise.allSettled(before.map(remove));
  }
};

export type Written = { size: number; sha256: string; head: Buffer };

/** Writes a stream to disk durably (fsync); gives its size, hash and first bytes. */
export const writeTemporary = async (stream: Readable, path: string): Promise<Written> => {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let size = 0;
  // Opened before the data flows: otherwise a stream that fails at once would leave a file just being created.
  const target = await open(path, 'wx', 0o600);
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (size < HEAD_BYTES) first.push(chunk);
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    target.createWriteStream({ flush: true }),
  );
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(first).subarray(0, HEAD_BYTES) };
};
