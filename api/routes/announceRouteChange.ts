import type { AlertKind } from '#domain/alertKinds';
import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import { routeDrivers } from './routeDrivers.ts';
import type { RouteRow } from './RouteRow.ts';

type Change = 'routeChanged' | 'decaChanged';

/** Who has not opened one of these yet will see the route as it is then, with its papers: one is enough. */
const SAID_BY: Record<Change, readonly AlertKind[]> = {
  routeChanged: ['routeConfirmed', 'routeChanged'],
  decaChanged: ['routeConfirmed', 'routeChanged', 'decaChanged'],
};

const isWaiting = async (kind: Change, route: RouteRow, { type, ...ids }: Recipient, { db }: Ctx): Promise<boolean> =>
  !!(await db('alerts')
    .where({ resource: 'routes', recordId: route.id, recipientType: type, ...ids, isRead: false, disabled: false })
    .whereIn('kind', SAID_BY[kind])
    .first('id'));

/** Tells who drives a confirmed route what has changed of it; never the one who changed it. */
const announce = async (kind: Change, route: RouteRow, ctx: Ctx): Promise<void> => {
  if (route.status === 'finished') return;
  for (const to of routeDrivers(route)) {
    const isOwnDoing = to.type === 'carrier' && to.carrierId === ctx.user.carrierId;
    if (isOwnDoing || (await isWaiting(kind, route, to, ctx))) continue;
    const args = { route: routeLabel(route) };
    await raiseAlert(ctx, { kind, args, to, about: { resource: 'routes', id: route.id } });
  }
};

/** Its loads, dates or trailer. */
export const announceRouteChange = (route: RouteRow, ctx: Ctx): Promise<void> => announce('routeChanged', route, ctx);

/** Its control document: the one they have along says what isn't so any more (Resolución of 5 June 2026, 7). */
export const announceDecaChange = (route: RouteRow, ctx: Ctx): Promise<void> => announce('decaChanged', route, ctx);
