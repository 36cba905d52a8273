import { MAX_INVOICE_ROWS } from '#domain/invoices';
import { groupBy } from '../crud/groupBy.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Values } from '../crud/resource.ts';
import { invalid } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { OF_KIND, type RunRow } from './RunRow.ts';
import { byName } from './byName.ts';
import { checkElsewhere, refuse } from './refuse.ts';

const BATCH = 200;

type Picked = { id: number; status: string; ownerId: number | null };

const idsOf = (run: Pick<RunRow, 'kind'>, data: Values): number[] => data[OF_KIND[run.kind].field] as number[];

const readPicked = (run: Pick<RunRow, 'kind'>, ids: readonly number[], ctx: Ctx): Promise<Picked[]> => {
  const { kind, owner } = OF_KIND[run.kind];
  return ctx
    .db(kind)
    .whereIn('id', [...ids])
    .orderBy('id')
    .select('id', 'status', { ownerId: owner });
};

/**
 * Checks a run before it is stored: its rows have an owner and are in no other run, and no owner has more than fit in
 * one invoice.
 */
export const checkRun = async (data: Values, ctx: Ctx): Promise<void> => {
  const run = data as Pick<RunRow, 'kind'>;
  const ids = idsOf(run, data);
  // Of two runs starting with the same rows, the second finds them in the first.
  await lockRows(OF_KIND[run.kind].kind, ids, ctx);
  await checkElsewhere(run, ids, ctx);
  const picked = await readPicked(run, ids, ctx);
  const idsWhere = (is: (row: Picked) => boolean): number[] => picked.filter(is).map(row => row.id);
  refuse(
    run,
    idsWhere(row => row.ownerId === null),
    'errors.invoiceRuns.noCarrier',
  );
  if (run.kind === 'carriers')
    refuse(
      run,
      idsWhere(row => row.status !== 'finished'),
      'errors.invoiceRuns.notFinished',
    );
  for (const rows of groupBy(picked, row => row.ownerId).values())
    if (rows.length > MAX_INVOICE_ROWS)
      throw invalid({
        [OF_KIND[run.kind].field]: { key: 'errors.invoiceRuns.tooMany', args: { max: MAX_INVOICE_ROWS } },
      });
};

/** Stores a run's clients or carriers with their rows, sorted by name, the order in which their invoices are made. */
export const storeItems = async (run: RunRow, data: Values, ctx: Ctx): Promise<void> => {
  const { owner, row } = OF_KIND[run.kind];
  const groups = groupBy(await readPicked(run, idsOf(run, data), ctx), picked => Number(picked.ownerId));
  const companies: { id: number; name: string; surname?: string | null }[] = await ctx
    .db(run.kind)
    .whereIn('id', [...groups.keys()]);
  companies.sort(byName);
  const at = ctx.now.toISOString();
  for (const { id } of companies) {
    const inserted: { id: number }[] = await ctx
      .db('invoiceRunItems')
      .insert({ runId: run.id, [owner]: id, state: 'pending', at })
      .returning('id');
    const itemId = inserted[0]?.id;
    const rows = (groups.get(id) ?? []).map(picked => ({ itemId, [row]: picked.id }));
    await ctx.db.batchInsert('invoiceRunRows', rows, BATCH);
  }
};
