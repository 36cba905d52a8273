import { fileTypeFromBuffer } from 'file-type';
import type { FILE_TYPES } from '#domain/documents';

export type FileType = (typeof FILE_TYPES)[number];

/** How much of a file's beginning tells its type. */
export const HEAD_BYTES = 4100;

const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

/** What file-type calls the pictures of telephones, by the brand they name first. */
const ALIASES: Record<string, FileType> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

const isFileType = (mime: string): mime is FileType => mime in EXTENSIONS;

/** The type of a file by its first bytes, whatever its name says; null when it isn't one that is kept (Design 8). */
export const fileTypeOf = async (head: Uint8Array): Promise<FileType | null> => {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? '';
  return isFileType(mime) ? mime : (ALIASES[mime] ?? null);
};

/** The endings that go with a type, the usual one first. */
export const extensionsOf = (type: FileType): readonly [string, ...string[]] => EXTENSIONS[type];
