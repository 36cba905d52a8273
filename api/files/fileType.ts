import { fileTypeFromBuffer } from 'file-type';
import type { FILE_TYPES } from '#domain/documents';

export type FileType = (typeof FILE_TYPES)[number];

/** Bytes of a file's beginning that reveal its type. */
export const HEAD_BYTES = 4100;

const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

/** Other names that file-type gives to phone pictures, by their first brand. */
const ALIASES: Record<string, FileType> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

const isFileType = (mime: string): mime is FileType => Object.hasOwn(EXTENSIONS, mime);

/** The type of a file by its first bytes, whatever its name; null if it isn't an accepted one (Design 8). */
export const fileTypeOf = async (head: Uint8Array): Promise<FileType | null> => {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? '';
  return isFileType(mime) ? mime : (ALIASES[mime] ?? null);
};

/** The extensions of a type, the usual one first. */
export const extensionsOf = (type: FileType): readonly [string, ...string[]] => EXTENSIONS[type];
