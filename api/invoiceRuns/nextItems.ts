import { translate } from '../../i18n/translate.ts';
import { isPostgres } from '../database/db.ts';
import { HttpError } from '../http/HttpError.ts';
import { toHttpError } from '../http/answerErrors.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { makeItem } from './makeItem.ts';
import type { RunItem, RunRow } from './RunRow.ts';

/** As many as are made before the one who waits is told again how far it has come. */
const AT_ONCE = 5;
const MAX_PROBLEM = 1000;

/**
 * Takes the next pending one of a run. Who comes at the same time takes another (PostgreSQL) or waits until this one is
 * decided (SQLite, which has one writer at a time); a process that dies gives it back.
 */
const claim = async (run: RunRow, ctx: Ctx): Promise<RunItem | null> => {
  const query = ctx.db('invoiceRunItems').where({ runId: run.id, state: 'pending' }).orderBy('id').forUpdate();
  const item: RunItem | undefined = await (isPostgres(ctx.db) ? query.skipLocked() : query).first();
  return item ?? null;
};

/** Why it was refused, in words; null when that isn't for good: a fault of ours, or a database that is busy or away. */
const refusalOf = (error: unknown): string | null => {
  const refusal = error instanceof Error ? toHttpError(error) : null;
  if (!refusal || refusal.statusCode >= 500) return null;
  // What the database itself ended, so that another could go on, comes right the next time.
  if (!(error instanceof HttpError) && refusal.key === 'errors.conflict') return null;
  const fields = Object.values(refusal.details.fields ?? {}).map(({ key, args }) => translate(key, args));
  const said = fields.length ? [...new Set(fields)].join(' ') : translate(refusal.key, refusal.details.args);
  return said.slice(0, MAX_PROBLEM);
};

/** Makes the next invoice of a run, or notes why there is none; the id of whose it is, null when nothing is pending. */
const makeNext = async (run: RunRow, ctx: Ctx): Promise<number | null> => {
  const taken: { item: RunItem | null } = { item: null };
  const at = ctx.now.toISOString();
  try {
    await inTransaction(ctx, async inside => {
      taken.item = await claim(run, inside);
      if (!taken.item) return;
      const outcome = await makeItem(taken.item, run, inside);
      await inside
        .db('invoiceRunItems')
        .where({ id: taken.item.id })
        .update({ ...outcome, problem: null, at });
    });
  } catch (error) {
    const problem = refusalOf(error);
    if (!taken.item || problem === null) throw error;
    // Of two who were refused, or of whom one got it done meanwhile, only what is pending still is changed.
    await ctx
      .db('invoiceRunItems')
      .where({ id: taken.item.id, state: 'pending' })
      .update({ state: 'refused', problem, at });
  }
  return taken.item?.id ?? null;
};

/** Goes on with a run for a while; answers whose turn it was. */
export const nextItems = async (run: RunRow, ctx: Ctx): Promise<number[]> => {
  const done: number[] = [];
  while (done.length < AT_ONCE) {
    const id = await makeNext(run, ctx);
    if (id === null) return done;
    done.push(id);
  }
  return done;
};
