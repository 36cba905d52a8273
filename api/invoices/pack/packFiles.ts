import { toRowDay } from '#domain/dates';
import { freeFileName, safeFileName } from '#domain/text/fileNames';
import { hasPaper } from '#domain/invoices/rights';
import { hiddenFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { translate } from '../../../i18n/translate.ts';
import type { FileLink } from '../../files/fileRows.ts';
import type { BookRow } from '../books/bookRow.ts';

/** A file of the package: a generated paper, or a stored file. */
export type PackFile = { path: string; invoice: BookRow; stored: string | null };

const folderOf = (row: BookRow, role: Role): string => {
  const isTold = !hiddenFields(role, 'invoices').has('isEmitted');
  return translate(`books.pack.${isTold ? row.direction : (row.flow ?? 'expense')}`);
};

/** `2026-11-20 2026-14 Cliente Primero`: sorts by day, and tells what it is. */
const stemOf = (row: BookRow): string =>
  safeFileName([toRowDay(row.date), row.num, row.counterpart?.name].filter(Boolean).join(' '));

const PART = 60;

const extensionOf = (name: string): string => /\.([a-z0-9]{2,5})$/.exec(name)?.[1] ?? 'bin';

/** An invoice's files in the package, each with a unique name: its paper and its uploads. */
export const filesOfInvoice = (
  row: BookRow,
  stored: readonly FileLink[],
  role: Role,
  taken: Set<string>,
): PackFile[] => {
  const stem = `${folderOf(row, role)}/${stemOf(row)}`;
  const file = (name: string, extension: string, of: string | null): PackFile => ({
    path: freeFileName(name, extension, taken),
    invoice: row,
    stored: of,
  });
  const paper = hasPaper(row, role) ? [file(stem, 'pdf', null)] : [];
  const others = stored.map(({ name, title }) => {
    const part = safeFileName(title.replace(/\.\w{2,5}$/, ''), PART);
    return file(part ? `${stem} - ${part}` : stem, extensionOf(name), name);
  });
  return [...paper, ...others];
};
