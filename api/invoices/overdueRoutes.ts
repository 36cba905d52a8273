import type { Knex } from 'knex';
import { toEuros } from '#domain/money';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { scopedRows } from '../crud/read.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { filterByDirection } from './directionFilter.ts';
import { invoicesResource } from './index.ts';
import { onlyOverdue } from './overdue.ts';

type Sum = { invoices: number | string; pending: number | string | null };

const sumOf = async (direction: 'emitted' | 'received', ctx: Ctx) => {
  const query = scopedRows(invoicesResource, ctx).where('invoices.disabled', false);
  filterByDirection(query, direction, ctx);
  const asked: Knex.QueryBuilder = onlyOverdue(query, ctx)
    .count({ invoices: '*' })
    .sum({ pending: ctx.db.raw('"payable" - "paid"') });
  const sums: Sum[] = await mayTakeLong(asked, ctx.db);
  return { invoices: Number(sums[0]?.invoices ?? 0), pending: toEuros(Number(sums[0]?.pending ?? 0)) };
};

/**
 * GET /api/invoices/overdue: how many of the reader's invoices are overdue, and their pending amounts, to collect and
 * to pay.
 */
export const overdueRoutes: Routes = (app, deps) => {
  app.get(
    '/api/invoices/overdue',
    {
      onRequest: allow('read', 'invoices'),
      schema: documented(invoicesResource.entity, 'Lo vencido por cobrar y por pagar', { data: { type: 'object' } }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      return { data: { receivable: await sumOf('emitted', ctx), payable: await sumOf('received', ctx) } };
    },
  );
};
