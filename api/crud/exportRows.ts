import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { carrierName } from '#domain/carriers';
import { dayOf } from '#domain/dates';
import type { FieldSpec } from '#domain/fields';
import { safeFileName } from '#domain/fileNames';
import { readableFields } from '#domain/permissions';
import { translate } from '../../i18n/translate.ts';
import { badRequest } from '../HttpError.ts';
import { type CellKind, type Column, SHEET_TYPES, type SheetFormat } from '../sheets/column.ts';
import { csvOf } from '../sheets/csv.ts';
import { inWords } from '../sheets/inWords.ts';
import { xlsxOf } from '../sheets/xlsx.ts';
import type { Ctx } from '../world.ts';
import { readListParams } from './listParams.ts';
import { exportPlace } from './places.ts';
import { batchesOf, idsOf } from './lists.ts';
import { withLinks } from './read.ts';
import type { Link, Resource, Row, Sheet, Values } from './resource.ts';
import { toldRows } from './untold.ts';

const KINDS: Partial<Record<FieldSpec['kind'], CellKind>> = {
  money: 'money',
  number: 'number',
  integer: 'number',
  reference: 'number',
  day: 'day',
  moment: 'moment',
  boolean: 'flag',
};

export const columnOf = (resource: Pick<Resource, 'name' | 'entity'>, name: string): Column => {
  const { kind, choices } = resource.entity.fields[name] ?? { kind: 'text' };
  const key = `resources.${resource.name}`;
  const choice = (value: unknown) =>
    value === null || value === undefined ? value : translate(`${key}.choices.${name}.${value}`, { _: `${value}` });
  return {
    head: translate(`${key}.fields.${name}`),
    kind: KINDS[kind] ?? 'text',
    of: row => {
      if (choices && kind === 'select') return choice(row[name]);
      return kind === 'object' || kind === 'list' ? inWords(name, row[name]) : row[name];
    },
  };
};

/** What rows that others point at are called. */
const CALLED: Readonly<Record<string, (row: Values) => unknown>> = {
  carriers: carrierName,
  clients: ({ alias, name }) => alias ?? name,
  vehicles: ({ number }) => number,
};

/** Who is meant, instead of a number that only the product knows. */
const namedColumn = (resource: Resource, { by, name, table }: Link): Column => ({
  ...columnOf(resource, by),
  kind: 'text',
  of: row => row[name] && CALLED[table]?.(row[name] as Values),
});

/** Every column of a resource that the role may read. */
const plainSheet = (resource: Resource, { user }: Ctx): Sheet => {
  const names = readableFields(user.role, resource.name).filter(
    name => !resource.entity.fields[name]?.relation && name !== 'version',
  );
  const links = (resource.links ?? []).filter(({ by, table }) => CALLED[table] && names.includes(by));
  const linkOf = new Map(links.map(link => [link.by, link]));
  return {
    columns: names.map(name => {
      const link = linkOf.get(name);
      return link ? namedColumn(resource, link) : columnOf(resource, name);
    }),
    expand: (rows, ctx) => withLinks(links, rows, ctx),
  };
};

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

/** Bytes that are made while those before them are on their way. */
const AHEAD = 128 * 1024;

const formatOf = (format: unknown): SheetFormat => {
  if (format === undefined || format === 'csv' || format === 'xlsx') return format ?? 'csv';
  throw badRequest('errors.malformedParameter', { name: 'format' }, 'format');
};

/** `facturas-2026-11-25`: plain letters, which any system keeps as they are. */
const fileNameOf = (name: string, now: Date): string =>
  `${safeFileName(name).toLowerCase().replaceAll(' ', '-')}-${dayOf(now)}`;

/** Streams every row that the filter leaves, in the list's order, as CSV or as an Excel workbook. */
export const exportRows = async (
  resource: Resource,
  query: Values,
  ctx: Ctx,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const format = formatOf(query.format);
  const { sort, filter } = readListParams(resource, ctx.user, query, ['format']);
  if (!(await exportPlace(ctx.user.id, reply.raw))) return reply.hijack();
  // Asked before the file begins, so that a filter that can't be is refused.
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
