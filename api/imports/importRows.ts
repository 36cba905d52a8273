import type { Imported, ImportReport } from '#domain/imports';
import type { Resource, Values } from '../crud/resource.ts';
import { insertRows } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import type { Ctx } from '../world.ts';
import { checkSheet } from './checkSheet.ts';
import type { ImportBody } from './importBody.ts';
import { headOf } from './labels.ts';
import type { Pace } from './pace.ts';

/** Rows per statement: so few that nobody waits long. */
const AT_ONCE = 50;

/** Rows with the same columns, as one statement needs them: missing values are null, flags false. */
const evened = ({ entity }: Resource, rows: readonly Values[]): Values[] => {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const blank = Object.fromEntries(names.map(name => [name, entity.fields[name]?.kind === 'boolean' ? false : null]));
  return rows.map(row => ({ ...blank, ...row }));
};

/** 422 naming the first wrong row, with all of them in the report. */
const refusalOf = (name: Imported, report: ImportReport): HttpError => {
  const first = report.rows.find(({ state }) => state === 'error');
  const problem = first?.problems[0];
  const reason = [problem?.column && headOf(name, problem.column), problem?.message].filter(Boolean).join(': ');
  const args = { smart_count: report.wrong, row: first?.row ?? 0, reason };
  return new HttpError(422, 'errors.imports.refused', { args, extra: { report } });
};

/**
 * Imports a sheet's new rows, or nothing if one is wrong. Checked again, because the data may have changed since; of
 * two imports at once, the second sees the first's rows. Runs inside a transaction.
 */
export const importRows = async (
  resource: Resource,
  name: Imported,
  body: ImportBody,
  ctx: Ctx,
  pace: Pace,
): Promise<ImportReport> => {
  await oneAtATime(ctx.db, 'imports');
  const { report, fresh } = await checkSheet(resource, name, body, ctx, pace);
  if (report.wrong) throw refusalOf(name, report);
  for (let first = 0; first < fresh.length; first += AT_ONCE) {
    const made = await insertRows(resource, evened(resource, fresh.slice(first, first + AT_ONCE)), ctx);
    await pace({ doing: 'sending', done: first + made.length, total: fresh.length });
    for (const row of made) await resource.afterSave?.({ row, previous: null, data: row, ctx });
  }
  return report;
};
