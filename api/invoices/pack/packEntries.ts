import { translate } from '../../../i18n/translate.ts';
import { batchesOf } from '../../crud/lists.ts';
import type { Values } from '../../crud/resource.ts';
import type { FileLink } from '../../files/fileRows.ts';
import type { Column } from '../../sheets/column.ts';
import { csvOf } from '../../sheets/csv.ts';
import { xlsxOf } from '../../sheets/xlsx.ts';
import type { ZipEntry } from '../../sheets/zip.ts';
import type { Ctx } from '../../world.ts';
import { bookColumns } from '../books/bookColumns.ts';
import { type BookRow, bookRows } from '../books/bookRow.ts';
import { documentsOf } from '../documentsOf.ts';
import { invoicePdf } from '../paper/paperRoutes.ts';
import { packedInvoices } from './packedInvoices.ts';
import { filesOfInvoice, type PackFile } from './packFiles.ts';

/** The invoices of one direction, and their filter. */
export type PackPart = { ids: Int32Array; filter: Values };

const BATCH = 50;

type Indexed = BookRow & { files: string[] };

async function* paperOf(invoice: BookRow, ctx: Ctx): AsyncGenerator<Uint8Array> {
  yield await invoicePdf(invoice, ctx);
}

/** A file's zip entry; null if it is missing in the store, which the index then states. */
const entryOf = async ({ path, invoice, stored }: PackFile, ctx: Ctx): Promise<ZipEntry | null> => {
  if (stored === null) return { name: path, content: paperOf(invoice, ctx), isPacked: true };
  const found = await ctx.world.files.open(stored);
  if (found) return { name: path, content: found.stream, isPacked: true };
  ctx.log.error({ file: stored }, 'file missing from the store');
  return null;
};

/** An annulled invoice is entered for nothing: only its number is left. */
const inBooks = (row: BookRow): BookRow => (row.disabled ? { ...row, value: 0, total: 0, payable: 0, tax: {} } : row);

const indexColumns = (ctx: Ctx): Column<Indexed>[] => [
  ...(bookColumns(ctx.user.role) as Column<Indexed>[]),
  { head: translate('books.files'), kind: 'text', of: row => row.files.join('\n'), width: 60 },
];

async function* inOne(rows: readonly Indexed[]): AsyncGenerator<readonly Indexed[]> {
  yield rows;
}

function* indexOf(rows: readonly Indexed[], ctx: Ctx): Generator<ZipEntry> {
  const [columns, name] = [indexColumns(ctx), translate('books.pack.index')];
  const sheet = { name: translate('books.sheet'), now: ctx.now };
  yield { name: `${name}.xlsx`, content: xlsxOf(columns, inOne(rows), sheet), isPacked: true };
  yield { name: `${name}.csv`, content: csvOf(columns, inOne(rows)) };
}

/**
 * The package's entries, one by one: papers issued here and files uploaded with each invoice, then the index. Each is
 * opened at its turn.
 */
export async function* packEntries(parts: readonly PackPart[], ctx: Ctx): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  const index: Indexed[] = [];
  for (const { ids, filter } of parts)
    for await (const batch of batchesOf(packedInvoices, ids, filter, ctx, BATCH)) {
      const rows = await bookRows(batch, ctx);
      const documents = await documentsOf(rows, ctx);
      for (const row of rows) {
        const stored = (documents.get(row.id) ?? []).flatMap(document => document.url as FileLink[]);
        const files: string[] = [];
        for (const file of filesOfInvoice(row, stored, ctx.user.role, taken)) {
          const entry = await entryOf(file, ctx);
          if (entry) yield entry;
          files.push(entry ? file.path : translate('books.missing', { name: file.path }));
        }
        index.push({ ...inBooks(row), files });
      }
    }
  yield* indexOf(index, ctx);
}
