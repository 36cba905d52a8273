import type { FieldChanges } from '#domain/history';
import type { RouteStatus } from '#domain/routes';
import { isDateOfFinishing } from '#domain/routes/invoiceDate';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { removedStaff } from './checkStaff.ts';
import { deliveryDaysOf } from './invoiceDateOf.ts';
import type { RouteRow } from './RouteRow.ts';
import { vehicleFaults } from './vehicles.ts';

/**
 * The invoicing day of a finished route that has to be driven again: the one that somebody typed, if any. The one that
 * finishing gave it would let the office invoice what isn't delivered, and outlive its last day.
 */
const reopenedInvoiceDate = async ({ id, invoiceDate }: RouteRow, { db }: Ctx): Promise<string | null> => {
  if (!invoiceDate) return null;
  const rows: { at: string; changes: string }[] = await db('changes')
    .where({ resource: 'routes', recordId: id })
    .orderBy('id')
    .select('at', 'changes');
  const history = rows.map(({ at, changes }) => ({ at, changes: JSON.parse(changes) as FieldChanges }));
  const loadIds: number[] = await db('loads').where({ routeId: id }).pluck('id');
  return isDateOfFinishing(history, await deliveryDaysOf(loadIds, { db })) ? null : invoiceDate;
};

/**
 * 409 if a finished route can't be driven again, by a load put on it or a delivery undone: its carrier or a vehicle was
 * removed, or a vehicle belongs to another carrier or no longer pulls what it did.
 */
const checkReopening = async (route: RouteRow, ctx: Ctx, refusal: 'notReopened' | 'notUndone'): Promise<void> => {
  const faults = { ...(await removedStaff(route, ctx)), ...(await vehicleFaults(route, ctx)) };
  if (Object.keys(faults).length) throw new HttpError(409, `errors.routes.${refusal}`);
};

/** The columns of a finished route that has to be driven again (Design 5); 409 if it can't be. */
export const reopened = async (
  route: RouteRow,
  ctx: Ctx,
  refusal: 'notReopened' | 'notUndone' = 'notReopened',
): Promise<{ status: RouteStatus; invoiceDate: string | null }> => {
  await checkReopening(route, ctx, refusal);
  return { status: 'ongoing', invoiceDate: await reopenedInvoiceDate(route, ctx) };
};
