import { carrierName } from '#domain/carriers';
import { loadLabel } from '#domain/loads';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { AccountingRequestRow } from './RequestRow.ts';

const about = ({ id }: AccountingRequestRow) => ({ resource: 'accountingRequests', id }) as const;

/** Whether a driver sent it; otherwise the office entered it. */
const isOfDriver = async ({ userId }: AccountingRequestRow, { db }: Ctx): Promise<boolean> =>
  !!(await db('users')
    .where({ id: userId ?? 0, role: 'driver' })
    .first('id'));

/** Alerts the office: a driver asks for a CMR, or a carrier for an accountant (Spec 8). */
export const announceRequest = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  const to: Recipient = { type: 'admin' };
  if (request.kind === 'cmr') {
    const vehicle: { number: string } | undefined = await ctx
      .db('vehicles')
      .where({ id: request.vehicleId ?? 0 })
      .first('number');
    const args = { vehicle: vehicle?.number ?? '', load: loadLabel({ id: request.loadId ?? '' }) };
    const kind = (await isOfDriver(request, ctx)) ? 'cmrRequested' : 'cmrEntered';
    return raiseAlert(ctx, { kind, args, to, about: about(request) });
  }
  const carrier: { name: string; surname: string | null } | undefined = await ctx
    .db('carriers')
    .where({ id: request.carrierId })
    .first('name', 'surname');
  return raiseAlert(ctx, {
    kind: 'accountantRequested',
    args: { carrier: carrierName(carrier ?? {}) },
    to,
    about: about(request),
  });
};

/** Takes back what the office was told of a request that is removed: nobody waits for its answer any more. */
export const withdrawRequest = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  await takeBack(
    { kinds: ['cmrRequested', 'cmrEntered', 'accountantRequested'], about: about(request), all: true },
    ctx,
  );
};

/** The id of the route the driver asked from, if its vehicle still drives it: drivers only have pages for routes. */
const routeOf = async ({ routeId, vehicleId }: AccountingRequestRow, { db }: Ctx): Promise<number | null> => {
  const route: { id: number } | undefined = await db('routes')
    .where({ id: routeId ?? 0, tractionVehicleId: vehicleId, disabled: false })
    .first('id');
  return route?.id ?? null;
};

/** The driver who asked; null once the vehicle, and so its driver, belongs to another carrier. */
const driverWhoAsked = async (
  { carrierId, vehicleId }: AccountingRequestRow,
  { db }: Ctx,
): Promise<Recipient | null> => {
  const vehicle: unknown = vehicleId && (await db('vehicles').where({ id: vehicleId, carrierId }).first('id'));
  return vehicleId && vehicle ? { type: 'driver', vehicleId } : null;
};

/** Tells the applicant the answer: the driver about its CMR, the carrier about its accountant. */
export const announceAnswer = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  const { kind, status, carrierId } = request;
  const isAccepted = status === 'accepted';
  const driver = kind === 'cmr' ? await driverWhoAsked(request, ctx) : null;
  if (driver)
    await raiseAlert(ctx, {
      kind: isAccepted ? 'cmrAccepted' : 'cmrRejected',
      args: { load: loadLabel({ id: request.loadId ?? '' }) },
      to: driver,
      about: { resource: 'routes', id: await routeOf(request, ctx) },
    });
  if (kind === 'accountant' && carrierId)
    await raiseAlert(ctx, {
      kind: isAccepted ? 'accountantAccepted' : 'accountantRejected',
      to: { type: 'carrier', carrierId },
      about: { resource: 'carriers', id: carrierId },
    });
};
