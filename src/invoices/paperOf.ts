import { type FileValue, filesOf, isImage, isPdf } from '../provider/fileValue.ts';
import type { InvoiceValues } from './useInvoiceValues.ts';

/** The file that a new invoice is made from: the first that can be shown. */
export const paperOf = ({ url }: InvoiceValues): FileValue | null => {
  const files = filesOf(url);
  return files.find(file => isPdf(file) || isImage(file)) ?? files[0] ?? null;
};
