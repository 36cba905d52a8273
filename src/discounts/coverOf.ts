import { type FileValue, filesOf, isFileValue } from '../provider/fileValue.ts';

/** The cover picture of a discount; null when it has none. */
export const coverOf = (discount: Record<string, unknown> | undefined): FileValue | null => {
  const cover = discount?.document;
  return isFileValue(cover) ? cover : (filesOf(cover)[0] ?? null);
};
