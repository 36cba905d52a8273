import { isRetriable, type MailStatus } from '#domain/mails';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow, present } from '../crud/read.ts';
import { updateRow } from '../crud/write.ts';
import type { Row } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { mailsResource } from './index.ts';

type MailRow = Row & { status: MailStatus; lastError: string | null; until: string | null };

const retry = async (id: number, ctx: Ctx): Promise<Row> => {
  const mail = (await findRow(mailsResource, id, ctx, { lock: true })) as MailRow;
  if (!isRetriable(mail)) throw new HttpError(409, 'errors.mails.notRetriable');
  const now = ctx.now.toISOString();
  if (mail.until !== null && mail.until <= now) throw new HttpError(409, 'errors.mails.expired');
  return updateRow(mailsResource, mail, { status: 'pending', attempts: 0, nextAttemptAt: now, lastError: null }, ctx);
};

/** POST /api/mails/{id}/retry: puts a failed letter in the outbox again. 409 if that can't help. */
export const retryRoutes: Routes = (app, deps) => {
  app.post(
    '/api/mails/:id/retry',
    {
      onRequest: allow('retry', 'mails'),
      schema: documented(mailsResource.entity, 'Volver a enviar un correo que no salió', { id: true }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const row = await inTransaction(ctx, inside => retry(idOf(request), inside));
      return { data: (await present(mailsResource, [row], ctx))[0] };
    },
  );
};
