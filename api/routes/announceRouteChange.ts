import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import { routeDrivers } from './routeDrivers.ts';
import type { RouteRow } from './RouteRow.ts';

/** Who has not opened the last alert of the route yet will see it as it is then: one is enough. */
const isWaiting = async (route: RouteRow, { type, ...ids }: Recipient, { db }: Ctx): Promise<boolean> =>
  !!(await db('alerts')
    .where({ resource: 'routes', recordId: route.id, recipientType: type, ...ids, isRead: false, disabled: false })
    .whereIn('kind', ['routeConfirmed', 'routeChanged'])
    .first('id'));

/** Tells who drives a confirmed route that its loads, dates or trailer have changed; never the one who changed them. */
export const announceRouteChange = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  if (route.status === 'finished') return;
  for (const to of routeDrivers(route)) {
    const isOwnDoing = to.type === 'carrier' && to.carrierId === ctx.user.carrierId;
    if (isOwnDoing || (await isWaiting(route, to, ctx))) continue;
    const args = { route: routeLabel(route) };
    await raiseAlert(ctx, { kind: 'routeChanged', args, to, about: { resource: 'routes', id: route.id } });
  }
};
