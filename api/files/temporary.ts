import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './fileType.ts';

/** Where files are while they come in: on the disk of the folder that keeps them, so that moving them there is one step. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, 'tmp');

export const randomName = (): string => randomBytes(16).toString('hex');

/** Gives work the path of a temporary file that is to be made; whatever comes of it, none is left there. */
export const withTemporary = async <T>(dataDir: string, work: (path: string) => Promise<T>): Promise<T> => {
  const folder = temporaryFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomName());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

export type Written = { size: number; sha256: string; head: Buffer };

/** Writes a stream to the disk for good (fsync), telling its size, hash and first bytes. */
export const writeTemporary = async (stream: Readable, path: string): Promise<Written> => {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let size = 0;
  // Opened before anything flows: a stream that breaks at once would else leave a file that is only just being made.
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
