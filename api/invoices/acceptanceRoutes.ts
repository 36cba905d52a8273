import { z } from 'zod';
import { carrierName } from '#domain/carriers';
import { plainText } from '#domain/fields';
import { acceptanceRefusal } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { idOf } from '../crud/params.ts';
import { findRow, present } from '../crud/read.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { invoicesResource } from './index.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

const body = z.strictObject({ isAccepted: z.boolean(), note: plainText(250)(z).nullish() });
type Said = z.output<typeof body>;

/** Tells the office a carrier's answer; not if the office recorded it itself. */
const tellOffice = async (invoice: InvoiceRow, { isAccepted, note }: Said, ctx: Ctx): Promise<void> => {
  if (isAdminLevel(ctx.user.role)) return;
  const carrier: { name: string } | undefined = await ctx.db('carriers').where({ id: invoice.carrierId }).first();
  await raiseAlert(ctx, {
    kind: isAccepted ? 'invoiceAccepted' : 'invoiceRejected',
    args: { num: invoice.num, company: carrierName(carrier ?? {}), note: note ?? '' },
    to: { type: 'admin' },
    about: { resource: 'invoices', id: invoice.id },
  });
};

const accept = async (id: number, said: Said, ctx: Ctx) => {
  const invoice = (await findRow(invoicesResource, id, ctx, { lock: true })) as InvoiceRow;
  const refusal = acceptanceRefusal(invoice);
  if (refusal) throw new HttpError(409, refusal);
  if (!said.isAccepted && !said.note) throw invalidKeys({ note: 'errors.invoices.acceptanceNote' });
  const acceptance = said.isAccepted ? 'accepted' : 'rejected';
  const now = ctx.now.toISOString();
  const noted = { acceptance, acceptanceAt: now, acceptanceNote: said.note ?? null };
  const row = await updateRow(invoicesResource, invoice, noted, ctx);
  await tellOffice(invoice, said, ctx);
  return row;
};

/**
 * POST /api/invoices/{id}/acceptance: the carrier accepts an invoice that the office drew up for it, or says what it
 * disagrees with (RD 1619/2012 art. 5.2). The office may record an answer it got otherwise.
 */
export const acceptanceRoutes: Routes = (app, deps) => {
  app.post(
    '/api/invoices/:id/acceptance',
    {
      onRequest: allow('create', 'invoices'),
      schema: documented(invoicesResource.entity, 'Aceptar o no la factura expedida en tu nombre', {
        id: true,
        body: jsonSchemaOf(body),
        once: true,
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const said = parseBody(body, request.body);
      // Said again, since its answer got lost, it is said once: the office is told once.
      const answer = await once(request, said, ctx, async inside => {
        const row = await accept(idOf(request), said, inside);
        return { status: 200, body: { data: (await present(invoicesResource, [row], inside))[0] } };
      });
      return answer.body;
    },
  );
};
