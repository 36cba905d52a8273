import { setImmediate as turn } from 'node:timers/promises';
import { dayOf, formatDay } from '#domain/dates';
import { documentExpiry, warningStretches } from '#domain/documents';
import { latestNoted } from '#domain/moments';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Deps } from '../crud/ctx.ts';
import { lockRows } from '../crud/lockRows.ts';
import { nobody } from '../nobody.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { ownerOf } from './addressee.ts';
import { documentName } from './documentName.ts';
import type { DocumentRow } from './documentRules.ts';
import { newerVersion } from './versions.ts';
import { withdrawWarnings } from './withdrawWarnings.ts';

type Stretch = ReturnType<typeof warningStretches>[number];

const BATCH = 100;

/** The next current documents that expire in a range and haven't been warned about, after one if given. */
const unwarned = (
  { daysAhead, from, to }: Stretch,
  after: DocumentRow | undefined,
  { db }: Ctx,
): Promise<DocumentRow[]> =>
  db('documents')
    .where({ disabled: false })
    .whereBetween('expirationDate', [from, to])
    .modify(
      query => void (after && query.whereRaw('("expirationDate", "id") > (?, ?)', [after.expirationDate, after.id])),
    )
    .whereNotExists(newerVersion(db))
    .whereNotExists(
      db('expiryWarnings')
        .where({ daysAhead })
        .whereRaw('"expiryWarnings"."documentId" = "documents"."id"')
        .whereRaw('"expiryWarnings"."expirationDate" = "documents"."expirationDate"'),
    )
    .orderBy(['expirationDate', 'id'])
    .limit(BATCH);

/** Whether a document is as it was read: whoever renews, replaces or removes it at this moment comes before or after. */
const isStillInForce = async ({ id, expirationDate }: DocumentRow, ctx: Ctx): Promise<boolean> => {
  await lockRows('documents', [id], ctx);
  const found: unknown = await ctx
    .db('documents')
    .where({ id, expirationDate, disabled: false })
    .whereNotExists(newerVersion(ctx.db))
    .first('id');
  return found !== undefined;
};

/**
 * Warns the office and the owner, unless another process just did. A document without owner waits for one: a vehicle or
 * company that is removed may come back.
 */
const warn = async (document: DocumentRow, { daysAhead }: Stretch, ctx: Ctx): Promise<void> => {
  if (!(await isStillInForce(document, ctx))) return;
  const owner = await ownerOf(document, ctx);
  if (!owner) return;
  const { id, expirationDate } = document;
  const taken: unknown[] = await ctx
    .db('expiryWarnings')
    .insert({ documentId: id, expirationDate, daysAhead, at: ctx.now.toISOString() })
    .onConflict(['documentId', 'expirationDate', 'daysAhead'])
    .ignore()
    .returning('documentId');
  if (!taken.length) return;
  const isOver = documentExpiry(expirationDate, dayOf(ctx.now)) === 'expired';
  const alert = {
    kind: isOver ? 'documentExpired' : 'documentExpiring',
    args: { document: documentName(document), owner: owner.name, date: formatDay(expirationDate) },
    about: { resource: 'documents', id },
  } as const;
  await raiseAlert(ctx, { ...alert, to: { type: 'admin' } });
  await raiseAlert(ctx, { ...alert, to: owner.to });
};

/** Takes back the warnings that a clock that was ahead gave before their time. */
const withdrawUntimely = async (ctx: Ctx): Promise<void> => {
  const warned: number[] = await ctx
    .db('expiryWarnings')
    .where('at', '>', latestNoted(ctx.now))
    .distinct()
    .pluck('documentId');
  for (const id of warned) await inTransaction(ctx, inside => withdrawWarnings(id, inside));
};

/**
 * A job: warns about expiring papers, 30, 15, 7 and 0 days ahead, once each (Design 8). One transaction per document:
 * after an interruption it continues with the rest.
 */
export const warnExpiry = async (deps: Deps & Pick<Ctx, 'log'>): Promise<void> => {
  const ctx: Ctx = { ...deps, now: deps.world.now(), user: nobody };
  await withdrawUntimely(ctx);
  for (const stretch of warningStretches(dayOf(ctx.now)))
    for (
      let batch = await unwarned(stretch, undefined, ctx);
      batch.length;
      batch = await unwarned(stretch, batch.at(-1), ctx)
    ) {
      for (const document of batch) await inTransaction(ctx, inside => warn(document, stretch, inside));
      await turn();
    }
};
