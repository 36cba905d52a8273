import { formatDay } from '#domain/dates';
import { descriptionOf, raiseAlert } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { RunRow } from './RunRow.ts';
import { statementsOf } from './statements.ts';

type Stated = { carrierId: number } & Pick<RunRow, 'fromDate' | 'toDate'>;

/** Whether the carrier has an unread alert of this: when opened, it leads to the present state. */
const isWaiting = async (carrierId: number, description: string, { db }: Ctx): Promise<boolean> =>
  !!(await db('alerts')
    .where({ kind: 'settlementChanged', carrierId, description, isRead: false, disabled: false })
    .first('id'));

/** Tells carriers that a settlement awaiting their invoice has a new amount, because a route's price changed. */
export const tellRepriced = async (routeId: number, ctx: Ctx): Promise<void> => {
  const items: Stated[] = await statementsOf(routeId, ctx)
    .join('invoiceRuns', 'invoiceRuns.id', 'invoiceRunItems.runId')
    .orderBy('invoiceRunItems.id')
    .select('invoiceRunItems.carrierId', 'invoiceRuns.fromDate', 'invoiceRuns.toDate');
  for (const { carrierId, fromDate, toDate } of items) {
    const args = { from: formatDay(fromDate), to: formatDay(toDate) };
    const kind = 'settlementChanged';
    if (await isWaiting(carrierId, descriptionOf(kind, args), ctx)) continue;
    await raiseAlert(ctx, {
      kind,
      args,
      to: { type: 'carrier', carrierId },
      about: { resource: 'invoices', id: null },
    });
  }
};
