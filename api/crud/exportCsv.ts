import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { readableFields } from '#domain/permissions';
import { translate } from '../../i18n/translate.ts';
import type { Ctx } from '../world.ts';
import { rowToWire } from './codec.ts';
import type { ListParams } from './listParams.ts';
import { pageOf } from './read.ts';
import type { Resource, Values } from './resource.ts';

const BATCH = 1000;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // Text that a spreadsheet would run as a formula is held back by an apostrophe; numbers stay numbers.
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
};

const csvLine = (cells: string[]): string => Papa.unparse([cells], { delimiter: ';' });

/** Streams every row that the filter leaves, the columns that the role may read, as CSV for a Spanish spreadsheet. */
export const exportCsv = (resource: Resource, params: ListParams, ctx: Ctx): Readable => {
  const columns = readableFields(ctx.user.role, resource.name).filter(
    name => !resource.entity.fields[name]?.relation && name !== 'version',
  );
  async function* lines() {
    const heads = columns.map(name => translate(`resources.${resource.name}.fields.${name}`));
    yield `\uFEFF${csvLine(heads)}\r\n`;
    for (let offset = 0; ; offset += BATCH) {
      const rows = await pageOf(resource, { ...params, offset, limit: BATCH }, ctx);
      if (rows.length)
        yield `${rows.map(row => csvLine(columns.map(name => cell((rowToWire(resource.entity, row) as Values)[name])))).join('\r\n')}\r\n`;
      if (rows.length < BATCH) return;
    }
  }
  return Readable.from(lines());
};
