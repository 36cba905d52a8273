import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '#domain/documents';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { fileTitle, refusedName } from './fileTitle.ts';
import { extensionsOf, type FileType, fileTypeOf } from './fileType.ts';
import { hasTooManyPixels, MAX_MEGAPIXELS } from './pictures.ts';
import { isReducible } from './storedName.ts';
import { randomName, withTemporary, writeTemporary } from './temporary.ts';

/** An uploaded file, checked and in the store, still without a row. */
export type ReceivedFile = {
  name: string;
  title: string;
  type: string;
  size: number;
  sha256: string;
};

const MEGABYTE = 1024 * 1024;

/** An error for a file, with a key of `errors.files`; the same sentence is the answer's and that of `url`. */
export const refuseFile = (status: number, key: string, args?: Record<string, string | number>): HttpError =>
  new HttpError(status, key, { args, fields: { url: { key, args } } });

/** 413 for a file above the limit. */
export const fileTooLarge = ({ filename }: MultipartFile, now: Date): HttpError =>
  refuseFile(413, 'errors.files.tooLarge', { name: refusedName(filename, now), max: MAX_FILE_BYTES / MEGABYTE });

/** The type of a file on disk; 415 if not accepted, 413 for a picture with far too many pixels. */
const checkedType = async (head: Buffer, path: string, name: string): Promise<FileType> => {
  const type = await fileTypeOf(head);
  if (!type) throw refuseFile(415, 'errors.files.unsupportedType', { name });
  if (isReducible({ type }) && (await hasTooManyPixels(path)))
    throw refuseFile(413, 'errors.files.tooManyPixels', { name, max: MAX_MEGAPIXELS });
  return type;
};

/** Stores one file of a form under a generated name; nothing is left if it is refused. */
export const receiveFile = (part: MultipartFile, ctx: Ctx): Promise<ReceivedFile> =>
  withTemporary(ctx.config.dataDir, async path => {
    const { size, sha256, head } = await writeTemporary(part.file, path);
    if (part.file.truncated) throw fileTooLarge(part, ctx.now);
    const type = await checkedType(head, path, refusedName(part.filename, ctx.now));
    const name = `${randomName()}.${extensionsOf(type)[0]}`;
    await ctx.world.files.put(name, path);
    return { name, title: fileTitle(part.filename, type, ctx.now), type, size, sha256 };
  });
