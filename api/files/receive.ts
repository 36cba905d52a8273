import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '#domain/documents';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { fileTitle, refusedName } from './fileTitle.ts';
import { extensionsOf, type FileType, fileTypeOf } from './fileType.ts';
import { hasTooManyPixels, MAX_MEGAPIXELS } from './pictures.ts';
import { isReducible } from './storedName.ts';
import { randomName, withTemporary, writeTemporary } from './temporary.ts';

/** A file that came with a request, checked and already in the store, waiting for its row. */
export type ReceivedFile = {
  name: string;
  title: string;
  type: string;
  size: number;
  sha256: string;
};

const MEGABYTE = 1024 * 1024;

/** `key`: one of `errors.files`; the same sentence answers the request and stands under `url`. */
export const refuseFile = (status: number, key: string, args?: Record<string, string | number>): HttpError =>
  new HttpError(status, key, { args, fields: { url: { key, args } } });

/** One that is larger than any may be. */
export const fileTooLarge = ({ filename }: MultipartFile, now: Date): HttpError =>
  refuseFile(413, 'errors.files.tooLarge', { name: refusedName(filename, now), max: MAX_FILE_BYTES / MEGABYTE });

/** The type of a file that was written to the disk; 415 for one that isn't kept, 413 for a picture beyond all measure. */
const checkedType = async (head: Buffer, path: string, name: string): Promise<FileType> => {
  const type = await fileTypeOf(head);
  if (!type) throw refuseFile(415, 'errors.files.unsupportedType', { name });
  if (isReducible({ type }) && (await hasTooManyPixels(path)))
    throw refuseFile(413, 'errors.files.tooManyPixels', { name, max: MAX_MEGAPIXELS });
  return type;
};

/** Takes one file of a form into the store under a name of ours; nothing of it stays when it is refused. */
export const receiveFile = (part: MultipartFile, ctx: Ctx): Promise<ReceivedFile> =>
  withTemporary(ctx.config.dataDir, async path => {
    const { size, sha256, head } = await writeTemporary(part.file, path);
    if (part.file.truncated) throw fileTooLarge(part, ctx.now);
    const type = await checkedType(head, path, refusedName(part.filename, ctx.now));
    const name = `${randomName()}.${extensionsOf(type)[0]}`;
    await ctx.world.files.put(name, path);
    return { name, title: fileTitle(part.filename, type, ctx.now), type, size, sha256 };
  });
