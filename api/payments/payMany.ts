import { z } from 'zod';
import { toRowDay } from '#domain/dates';
import { day, flag, rowId } from '#domain/fields';
import { PAID } from '#domain/invoices';
import { DEFAULT_METHOD, payments } from '#domain/payments';
import { inputSchema } from '#domain/schemas';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { lockRows } from '../crud/lockRows.ts';
import { MAX_MANY } from '../crud/params.ts';
import { parseBody } from '../http/parseBody.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { checkNotInOpenFile } from '../sepaFiles/checkItems.ts';
import type { Ctx } from '../world.ts';
import { lockInvoice } from './lockInvoice.ts';
import { nameInvoice } from './nameInvoice.ts';
import { type How, payRest, today } from './payRest.ts';
import { checkDay } from './registerPayment.ts';
import { paymentsTable } from './table.ts';

const { method, reference } = inputSchema(payments).shape;
const body = z.strictObject({
  invoiceIds: z.array(rowId(z)).min(1).max(MAX_MANY),
  day: day().schema(z),
  method: method.nullish(),
  reference,
  /** They were paid otherwise than by the file for the bank that they are in. */
  isPaidApart: flag().schema(z),
});

const payAll = async (ids: readonly number[], how: How, isPaidApart: boolean, ctx: Ctx): Promise<void> => {
  await lockRows('invoices', ids, ctx);
  const invoices: InvoiceRow[] = [];
  for (const id of ids) invoices.push(await lockInvoice(id, ctx));
  const unpaid = invoices.filter(({ status }) => status !== PAID);
  if (!isPaidApart) await checkNotInOpenFile(unpaid, ctx);
  for (const invoice of invoices) await payRest(invoice, how, ctx).catch(nameInvoice(invoice, ctx));
};

/**
 * POST /api/payments/many: marks invoices as paid on a day (default: today), each by a payment of its pending amount. 409
 * for those in a file for the bank that isn't recorded, unless `isPaidApart` says that they were paid otherwise.
 */
export const payManyRoutes: Routes = (app, deps) => {
  app.post(
    '/api/payments/many',
    {
      onRequest: allow('create', 'payments'),
      schema: documented(paymentsTable.entity, 'Pagar lo pendiente de varias facturas', {
        body: jsonSchemaOf(body),
        once: true,
        success: [201],
        data: { type: 'object' },
      }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const { invoiceIds, method, reference, isPaidApart, ...said } = parseBody(body, request.body);
      const ids = [...new Set(invoiceIds)].sort((a, b) => a - b);
      const how = {
        day: said.day ? toRowDay(said.day) : today(ctx).day,
        method: method ?? DEFAULT_METHOD,
        reference: reference ?? null,
      };
      const pay = async (inside: Ctx) => {
        checkDay(how.day, inside);
        await payAll(ids, how, isPaidApart === true, inside);
        return { status: 201, body: { data: { invoiceIds: ids } } };
      };
      const answer = await once(request, request.body, ctx, pay, { isLong: true });
      return reply.code(answer.status).send(answer.body);
    },
  );
};
