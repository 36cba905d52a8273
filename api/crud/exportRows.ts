import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { dayOf } from '#domain/dates';
import { safeFileName } from '#domain/text/fileNames';
import { translate } from '../../i18n/translate.ts';
import { badRequest } from '../http/HttpError.ts';
import { SHEET_TYPES, type SheetFormat } from '../sheets/column.ts';
import { csvOf } from '../sheets/csv.ts';
import { xlsxOf } from '../sheets/xlsx.ts';
import type { Ctx } from '../world.ts';
import { readListParams } from './listParams.ts';
import { exportPlace } from './places.ts';
import { batchesOf, idsOf } from './lists.ts';
import type { Resource, Row, Sheet, Values } from './resource.ts';
import { plainSheet } from './sheetColumns.ts';
import { toldRows } from './untold.ts';

async function* expanded(
  batches: AsyncIterable<Row[]>,
  { entity }: Resource,
  { expand }: Sheet,
  ctx: Ctx,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) {
    const told = await toldRows(entity, rows, ctx);
    yield expand ? await expand(told, ctx) : told;
  }
}

/** Bytes produced ahead of those being sent. */
const AHEAD = 128 * 1024;

const formatOf = (format: unknown): SheetFormat => {
  if (format === undefined || format === 'csv' || format === 'xlsx') return format ?? 'csv';
  throw badRequest('errors.malformedParameter', { name: 'format' }, 'format');
};

/** `facturas-2026-11-25`: plain letters, a valid name on every system. */
const fileNameOf = (name: string, now: Date): string =>
  `${safeFileName(name).toLowerCase().replaceAll(' ', '-')}-${dayOf(now)}`;

/** Streams all rows of the filter, in the list's order, as CSV or an Excel workbook. */
export const exportRows = async (
  resource: Resource,
  query: Values,
  ctx: Ctx,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const format = formatOf(query.format);
  const { sort, filter } = readListParams(resource, ctx.user, query, ['format']);
  if (!(await exportPlace(ctx.user.id, reply.raw))) return reply.hijack();
  // Before the file begins, so that a wrong filter is refused.
  const ids = await idsOf(resource, { sort, filter }, ctx);
  const sheet = resource.sheet?.(ctx) ?? plainSheet(resource, ctx);
  const rows = expanded(batchesOf(resource, ids, filter, ctx), resource, sheet, ctx);
  const name = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const lines = format === 'csv' ? csvOf(sheet.columns, rows) : xlsxOf(sheet.columns, rows, { name, now: ctx.now });
  return reply
    .type(SHEET_TYPES[format])
    .header('content-disposition', `attachment; filename="${fileNameOf(name, ctx.now)}.${format}"`)
    .send(Readable.from(lines, { objectMode: false, highWaterMark: AHEAD }));
};
