import type { Values } from '../crud/resource.ts';
import { findRow } from '../crud/read.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { loadsResource } from '../loads/index.ts';
import type { LoadRow } from '../loads/LoadRow.ts';
import type { Ctx } from '../world.ts';

/** The load, if the user sees it; 422 as for one that doesn't exist. */
const visibleLoad = async (id: number, ctx: Ctx): Promise<LoadRow> => {
  try {
    return (await findRow(loadsResource, id, ctx)) as LoadRow;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404)
      throw invalidKeys({ loadId: 'validation.unknownReference' });
    throw error;
  }
};

/**
 * The columns of a driver's CMR request: route, carrier and vehicle follow from the load. 422 without a load its
 * vehicle carries.
 */
export const prepareCmr = async (data: Values, ctx: Ctx): Promise<Values> => {
  if (!data.loadId) throw invalidKeys({ loadId: 'validation.required' });
  const load = await visibleLoad(data.loadId as number, ctx);
  const route: { id: number; carrierId: number | null; tractionVehicleId: number | null } | undefined = await ctx
    .db('routes')
    .where({ id: load.routeId ?? 0 })
    .first('id', 'carrierId', 'tractionVehicleId');
  if (data.routeId && data.routeId !== route?.id) throw invalidKeys({ routeId: 'validation.unknownReference' });
  return {
    ...data,
    routeId: route?.id ?? null,
    carrierId: route?.carrierId ?? null,
    vehicleId: route?.tractionVehicleId ?? null,
  };
};

/**
 * 409 if the carrier already has an unanswered accountant request. Locks the carrier's row, so that of two at once the
 * second sees the first.
 */
export const checkAsksOnce = async (carrierId: number, { db }: Ctx): Promise<void> => {
  await db('carriers').where({ id: carrierId }).forUpdate().first('id');
  const pending: unknown = await db('accountingRequests')
    .where({ carrierId, kind: 'accountant', status: 'pending', disabled: false })
    .first('id');
  if (pending) throw new HttpError(409, 'errors.requests.accountantPending');
};

/** The columns of a carrier's accountant request; 409 while another is unanswered. */
export const prepareAccountant = async (data: Values, ctx: Ctx): Promise<Values> => {
  const { carrierId } = data;
  if (!carrierId) throw invalidKeys({ carrierId: 'validation.required' });
  await checkAsksOnce(Number(carrierId), ctx);
  return { ...data, loadId: null, routeId: null };
};
