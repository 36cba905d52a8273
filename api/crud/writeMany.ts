import { say } from '../http/answerLanguage.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { groupBy } from './groupBy.ts';
import { findRow } from './read.ts';
import type { Resource, Row } from './resource.ts';
import { lockAll, updateOne } from './write.ts';

type Refused = { id: number; label: string; message: string };

/** Nobody reads more at once. */
const MAX_NAMED = 20;

/** `La factura ya está anulada: 2026/4, 2026/7.` */
const reasonsOf = (refused: readonly Refused[]): string =>
  [...groupBy(refused, each => each.message)]
    .map(([message, rows]) => `${rows.map(row => row.label).join(', ')}: ${message}`)
    .join(' ');

/** 409 naming each row that can't be changed, and why; nothing was changed. */
const refusalOf = (refused: readonly Refused[]): HttpError =>
  new HttpError(409, 'errors.manyRefused', {
    args: { reasons: reasonsOf(refused) },
    extra: { id: refused[0]?.id, refused },
  });

const tryOne = async (resource: Resource, id: number, data: unknown, ctx: Ctx): Promise<Row | Refused> => {
  try {
    return await updateOne(resource, id, data, ctx);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    error.details.extra = { ...error.details.extra, id };
    // Errors other than a conflict are about the request, not about a row.
    if (error.statusCode !== 409 || !resource.labelOf) throw error;
    const label = await resource.labelOf(await findRow(resource, id, ctx), ctx);
    return { id, label, message: say(error.key, error.details.args) };
  }
};

const isRefused = (result: Row | Refused): result is Refused => !('version' in result);

/** PUT /many: all or nothing; each refused id is named with its reason (Design 4). Runs inside a transaction. */
export const updateMany = async (
  resource: Resource,
  ids: readonly number[],
  data: unknown,
  ctx: Ctx,
): Promise<Row[]> => {
  await lockAll(resource, ids, data, ctx);
  const rows: Row[] = [];
  const refused: Refused[] = [];
  for (const id of ids) {
    const result = await tryOne(resource, id, data, ctx);
    if (isRefused(result)) refused.push(result);
    else rows.push(result);
    if (refused.length === MAX_NAMED) break;
  }
  if (refused.length) throw refusalOf(refused);
  return rows;
};
