import type { AlertKind } from '#domain/alerts/kinds';
import { carrierName } from '#domain/carriers';
import { isAdminLevel } from '#domain/roles';
import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { RequestRow } from './RequestRow.ts';

const argsOf = async ({ carrierId, routeId }: RequestRow, { db }: Ctx) => {
  const carrier: { name: string; surname: string | null } | undefined = await db('carriers')
    .where({ id: carrierId })
    .first('name', 'surname');
  return { carrier: carrierName(carrier ?? {}), route: routeLabel({ id: routeId }) };
};

const applicantOf = ({ carrierId }: RequestRow): Recipient => ({ type: 'carrier', carrierId });

/** Alerts somebody about a request: who asked for which route. */
export const announceRequest = async (request: RequestRow, kind: AlertKind, to: Recipient, ctx: Ctx): Promise<void> => {
  await raiseAlert(ctx, {
    kind,
    args: await argsOf(request, ctx),
    to,
    // A refused carrier may no longer see the route, but always its own request.
    about:
      to.type === 'carrier' && kind === 'requestRejected'
        ? { resource: 'requestedRoutes', id: request.id }
        : { resource: 'routes', id: request.routeId },
  });
};

/** Alerts the other side that a request was removed: withdrawn by the carrier, or rejected by the office. */
export const announceRemoval = (request: RequestRow, ctx: Ctx): Promise<void> =>
  isAdminLevel(ctx.user.role)
    ? announceRequest(request, 'requestRejected', applicantOf(request), ctx)
    : announceRequest(request, 'requestWithdrawn', { type: 'admin' }, ctx);

/** After a request is restored: takes back both sides' alerts of its removal, and tells the office as of a new one. */
export const announceReturn = async (request: RequestRow, ctx: Ctx): Promise<void> => {
  const route = { resource: 'routes', id: request.routeId } as const;
  const saying = await argsOf(request, ctx);
  await takeBack({ kinds: ['requestWithdrawn'], about: route, of: { type: 'admin' }, saying }, ctx);
  const own = { resource: 'requestedRoutes', id: request.id } as const;
  await takeBack({ kinds: ['requestRejected'], about: own, of: applicantOf(request), all: true }, ctx);
  await announceRequest(request, 'routeRequested', { type: 'admin' }, ctx);
};
