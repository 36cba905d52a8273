import { translate } from '../../i18n/translate.ts';
import { isPostgres } from '../database/db.ts';
import { toHttpError } from '../http/answerErrors.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { makeItem } from './makeItem.ts';
import type { RunItem, RunRow } from './RunRow.ts';

/** Items per call, after which the client is told the progress. */
const AT_ONCE = 5;
const MAX_PROBLEM = 1000;

/**
 * Takes a run's next pending item. A simultaneous call takes another (PostgreSQL) or waits for this one (SQLite, which
 * has one writer); if the process dies, the item is pending again.
 */
const claim = async (run: RunRow, ctx: Ctx): Promise<RunItem | null> => {
  const query = ctx.db('invoiceRunItems').where({ runId: run.id, state: 'pending' }).orderBy('id').forUpdate();
  const item: RunItem | undefined = await (isPostgres(ctx.db) ? query.skipLocked() : query).first();
  return item ?? null;
};

/** Why an item was refused, in words; null if a retry may succeed: a fault of ours, or a busy or absent database. */
const refusalOf = (error: unknown): string | null => {
  const refusal = error instanceof Error ? toHttpError(error) : null;
  if (!refusal || refusal.statusCode >= 500) return null;
  const fields = Object.values(refusal.details.fields ?? {}).map(({ key, args }) => translate(key, args));
  const said = fields.length ? [...new Set(fields)].join(' ') : translate(refusal.key, refusal.details.args);
  return said.slice(0, MAX_PROBLEM);
};

/** Makes a run's next invoice, or records why not; gives the item's id, null if none is pending. */
const makeNext = async (run: RunRow, ctx: Ctx): Promise<number | null> => {
  const taken: { item: RunItem | null } = { item: null };
  const at = ctx.now.toISOString();
  try {
    const make = async (inside: Ctx): Promise<void> => {
      taken.item = await claim(run, inside);
      if (!taken.item) return;
      const outcome = await makeItem(taken.item, run, inside);
      await inside
        .db('invoiceRunItems')
        .where({ id: taken.item.id })
        .update({ ...outcome, problem: null, at });
    };
    await inTransaction(ctx, make, { isInTurn: true });
  } catch (error) {
    const problem = refusalOf(error);
    if (!taken.item || problem === null) throw error;
    // Only if still pending: another call may have finished or refused it meanwhile.
    await ctx
      .db('invoiceRunItems')
      .where({ id: taken.item.id, state: 'pending' })
      .update({ state: 'refused', problem, at });
  }
  return taken.item?.id ?? null;
};

/** Processes some items of a run; gives their ids. */
export const nextItems = async (run: RunRow, ctx: Ctx): Promise<number[]> => {
  const done: number[] = [];
  while (done.length < AT_ONCE) {
    const id = await makeNext(run, ctx);
    if (id === null) return done;
    done.push(id);
  }
  return done;
};
