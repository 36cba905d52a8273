import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { ownRecipient } from '#domain/alerts';
import { rowId } from '#domain/fields';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { alertsTable } from './table.ts';

const readBody = z.strictObject({ upTo: rowId(z) });

/** Rows per transaction, so that others aren't held up by somebody with years of unread alerts. */
const BATCH = 1000;

/** Marks the oldest unread alerts; gives how many. By id, so that two such calls never deadlock. */
const readBatch = ({ db, user, now }: Ctx, upTo: number): Promise<number> =>
  db.transaction(async trx => {
    const ids: number[] = await trx('alerts')
      .where({ recipient: ownRecipient(user), disabled: false, isRead: false })
      .where('id', '<=', upTo)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .pluck('id');
    if (!ids.length) return 0;
    const read = { isRead: true, updatedAt: now.toISOString() };
    await trx('alerts').whereIn('id', ids).update(read).increment('version', 1);
    return ids.length;
  });

/**
 * PUT /api/alerts/read {upTo}: marks all the reader's unread alerts up to the newest one on its screen, on all pages;
 * later ones stay unread. For a superUser, the office's. If interrupted, the rest stays unread. Not in the history,
 * since reading doesn't change an alert's content.
 */
export const readAllRoutes: Routes = (app, deps) => {
  app.put(
    '/api/alerts/read',
    {
      onRequest: allow('update', 'alerts'),
      schema: documented(alertsTable.entity, 'Marcar todas como leídas', {
        body: jsonSchemaOf(readBody),
        data: { type: 'object' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const { upTo } = parseBody(readBody, request.body);
      let marked = 0;
      for (let count = BATCH; count === BATCH; await turn()) {
        count = await readBatch(ctx, upTo);
        marked += count;
      }
      return { data: { marked } };
    },
  );
};
