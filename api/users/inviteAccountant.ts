import { z } from 'zod';
import { carrierName } from '#domain/carriers';
import { EMAIL_PATTERN } from '#domain/text/characters';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import type { Resource } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { badRequest, HttpError, invalidKeys } from '../http/HttpError.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { carriersResource } from '../carriers/index.ts';
import { clientsResource } from '../clients/index.ts';
import { accountantFor } from './accountantAccount.ts';
import { announceAccountant } from './announceAccountant.ts';
import { countInvitation } from './countInvitation.ts';

const email = z.string().trim().max(128).regex(EMAIL_PATTERN);

/**
 * The e-mail to invite: from `{email}`, or from a whole company (Spec 7), under `accountant` or `accountantEmail`; a
 * company's own `email`, beside its `nif`, isn't meant. 422 if there is none.
 */
export const accountantEmail = (body: unknown): string => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) throw badRequest('errors.malformed');
  const item = body as Record<string, unknown>;
  const nested = item.accountant && typeof item.accountant === 'object' ? (item.accountant as { email?: unknown }) : {};
  const parsed = email.safeParse(item.accountantEmail ?? nested.email ?? ('nif' in item ? undefined : item.email));
  if (!parsed.success) throw invalidKeys({ email: 'errors.carriers.accountantEmail' });
  return parsed.data;
};

const invite = async (resource: Resource, id: number, to: string, ctx: Ctx): Promise<{ accountantId: number }> => {
  const row = await findRow(resource, id, ctx, { lock: true });
  if (row.disabled) throw new HttpError(409, 'errors.disabled');
  const accountant = await accountantFor(to, carrierName(row as { name?: string; surname?: string }), ctx);
  if (row.accountantId !== accountant.id) {
    const appointed = await updateRow(resource, row, { accountantId: accountant.id }, ctx);
    await announceAccountant(resource.name, appointed, row, ctx);
  }
  return { accountantId: accountant.id };
};

/** POST /api/{carriers,clients}/invite-accountant/{id}: by the office, or the carrier or client itself. */
export const inviteAccountantRoutes: Routes = (app, deps) => {
  for (const resource of [carriersResource, clientsResource])
    app.post(
      `/api/${resource.name}/invite-accountant/:id`,
      {
        onRequest: allow('update', resource.name),
        schema: documented(resource.entity, 'Dar acceso a un contable', {
          id: true,
          body: { type: 'object', properties: { email: { type: 'string' } } },
          data: { type: 'object', properties: { accountantId: { type: 'integer' } } },
        }),
      },
      async request => {
        const ctx = ctxOf(deps, request);
        await findRow(resource, idOf(request), ctx);
        const to = accountantEmail(request.body);
        await countInvitation(ctx);
        return { data: await inTransaction(ctx, inside => invite(resource, idOf(request), to, inside)) };
      },
    );
};
