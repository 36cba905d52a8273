import type { AlertKind } from '#domain/alerts/kinds';
import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import { routeDrivers } from './routeDrivers.ts';
import type { RouteRow } from './RouteRow.ts';

type Change = 'routeChanged' | 'decaChanged';

/** An unread alert of these kinds already covers the change: it leads to the present route and papers. */
const SAID_BY: Record<Change, readonly AlertKind[]> = {
  routeChanged: ['routeConfirmed', 'routeChanged'],
  decaChanged: ['routeConfirmed', 'routeChanged', 'decaChanged'],
};

const isWaiting = async (kind: Change, route: RouteRow, { type, ...ids }: Recipient, { db }: Ctx): Promise<boolean> =>
  !!(await db('alerts')
    .where({ resource: 'routes', recordId: route.id, recipientType: type, ...ids, isRead: false, disabled: false })
    .whereIn('kind', SAID_BY[kind])
    .first('id'));

/** Alerts those who drive a confirmed route about a change, except whoever made it. */
const announce = async (kind: Change, route: RouteRow, ctx: Ctx): Promise<void> => {
  if (route.status === 'finished') return;
  for (const to of routeDrivers(route)) {
    const isOwnDoing = to.type === 'carrier' && to.carrierId === ctx.user.carrierId;
    if (isOwnDoing || (await isWaiting(kind, route, to, ctx))) continue;
    const args = { route: routeLabel(route) };
    await raiseAlert(ctx, { kind, args, to, about: { resource: 'routes', id: route.id } });
  }
};

/** Alerts about a changed plan or changed loads. */
export const announceRouteChange = (route: RouteRow, ctx: Ctx): Promise<void> => announce('routeChanged', route, ctx);

/** Alerts that the control document they carry is outdated (Resolución of 5 June 2026, 7). */
export const announceDecaChange = (route: RouteRow, ctx: Ctx): Promise<void> => announce('decaChanged', route, ctx);
