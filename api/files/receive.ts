import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '#domain/documents';
import { HttpError } from '../HttpError.ts';
import type { Ctx } from '../world.ts';
import { fileTitle } from './fileTitle.ts';
import { extensionsOf, fileTypeOf, HEAD_BYTES } from './fileType.ts';

/** A file that came with a request, checked and already in the store, waiting for its row. */
export type ReceivedFile = {
  name: string;
  title: string;
  type: string;
  size: number;
  sha256: string;
};

/** Where files are while they come in: on the disk of the store, so that moving them there is one step. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, 'tmp');

const MEGABYTE = 1024 * 1024;

/** `key`: one of `errors.files`; the same sentence answers the request and stands under `url`. */
export const refuseFile = (status: number, key: string, args?: Record<string, number>): HttpError =>
  new HttpError(status, key, { args, fields: { url: { key, args } } });

const randomName = (): string => randomBytes(16).toString('hex');

/** Writes a stream to the disk for good (fsync), telling its size, hash and first bytes. */
const write = async (stream: Readable, path: string): Promise<{ size: number; sha256: string; head: Buffer }> => {
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

/** Takes one file of a form into the store under a name of ours; nothing of it stays when it is refused. */
export const receiveFile = async (part: MultipartFile, ctx: Ctx): Promise<ReceivedFile> => {
  const folder = temporaryFolder(ctx.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomName());
  try {
    const { size, sha256, head } = await write(part.file, path);
    if (part.file.truncated) throw refuseFile(413, 'errors.files.tooLarge', { max: MAX_FILE_BYTES / MEGABYTE });
    const type = await fileTypeOf(head);
    if (!type) throw refuseFile(415, 'errors.files.unsupportedType');
    const name = `${randomName()}.${extensionsOf(type)[0]}`;
    await ctx.world.files.put(name, path);
    return { name, title: fileTitle(part.filename, type, ctx.now), type, size, sha256 };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
};
