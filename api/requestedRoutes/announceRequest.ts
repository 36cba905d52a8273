import type { AlertKind } from '#domain/alertKinds';
import { carrierName } from '#domain/carriers';
import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { RequestRow } from './RequestRow.ts';

/** Tells somebody about a request: who asked for which route. */
export const announceRequest = async (request: RequestRow, kind: AlertKind, to: Recipient, ctx: Ctx): Promise<void> => {
  const carrier: { name: string; surname: string | null } | undefined = await ctx
    .db('carriers')
    .where({ id: request.carrierId })
    .first('name', 'surname');
  await raiseAlert(ctx, {
    kind,
    args: { carrier: carrierName(carrier ?? {}), route: routeLabel({ id: request.routeId }) },
    to,
    // Whoever was refused may see the route no more; its own request it always does.
    about:
      to.type === 'carrier' && kind === 'requestRejected'
        ? { resource: 'requestedRoutes', id: request.id }
        : { resource: 'routes', id: request.routeId },
  });
};
