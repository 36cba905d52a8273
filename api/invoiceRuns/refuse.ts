import type { RunState } from '#domain/invoiceRuns';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { OF_KIND, type RunRow } from './RunRow.ts';
import { inOtherRuns, KEEPING } from './waitingRows.ts';

const NAMED = 10;

/** 409 naming the refused loads or routes, at the field they were sent in. */
export const refuse = (
  run: Pick<RunRow, 'kind'>,
  ids: readonly number[],
  key: string,
  args: Record<string, number> = {},
): void => {
  if (!ids.length) return;
  const { label, field } = OF_KIND[run.kind];
  const more = ids.length > NAMED ? ' …' : '';
  const items = ids
    .slice(0, NAMED)
    .map(id => label({ id }))
    .join(', ');
  const all = { ...args, items: `${items}${more}` };
  throw new HttpError(409, key, { args: all, fields: { [field]: { key, args: all } } });
};

type Elsewhere = { rowId: number; runId: number; state: 'pending' | 'stated' };

/**
 * 409 for rows in another run: its pending items must be continued or withdrawn; a settlement gets its carrier's
 * invoice or is withdrawn alone.
 */
export const checkElsewhere = async (
  run: Pick<RunRow, 'kind'>,
  ids: readonly number[],
  ctx: Ctx,
  states: readonly RunState[] = KEEPING,
): Promise<void> => {
  const { row } = OF_KIND[run.kind];
  const found: Elsewhere[] = await inOtherRuns(run.kind, ctx, states)
    .whereIn(`invoiceRunRows.${row}`, [...ids])
    .clearSelect()
    .orderBy(`invoiceRunRows.${row}`)
    .select({ rowId: `invoiceRunRows.${row}`, runId: 'invoiceRunItems.runId', state: 'invoiceRunItems.state' });
  const first = found[0];
  if (!first) return;
  const same = found.filter(each => each.runId === first.runId && each.state === first.state).map(each => each.rowId);
  const key = first.state === 'stated' ? 'errors.invoiceRuns.stated' : 'errors.invoiceRuns.elsewhere';
  refuse(run, same, key, { run: first.runId });
};
