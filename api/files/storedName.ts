import { PICTURE_TYPES } from '#domain/documents';
import type { FileRow } from './fileRows.ts';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;
const THUMBNAIL = '.thumb.webp';

/** Whether a name is one that we generate for files. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** The name in the store of the thumbnail of a picture. */
export const thumbnailName = (name: string): string => name + THUMBNAIL;

/** The name of a stored file, or of the picture whose thumbnail it is; null if it isn't ours. */
export const fileNameOf = (stored: string): string | null => {
  const name = stored.endsWith(THUMBNAIL) ? stored.slice(0, -THUMBNAIL.length) : stored;
  return isFileName(name) ? name : null;
};

/** Whether the file can have a thumbnail. */
export const isReducible = ({ type }: Pick<FileRow, 'type'>): boolean =>
  (PICTURE_TYPES as readonly string[]).includes(type);
