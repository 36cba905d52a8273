import { isDeepStrictEqual } from 'node:util';
import { routeLabel } from '#domain/routes';
import { asksTheSame } from '#domain/routes/matching';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import { announceRouteChange } from './announceRouteChange.ts';
import { routeDrivers } from './routeDrivers.ts';
import type { RouteRow } from './RouteRow.ts';

const argsOf = async (route: RouteRow, { db }: Ctx) => {
  const vehicle: { number: string } | undefined = await db('vehicles')
    .where({ id: route.tractionVehicleId ?? 0 })
    .first('number');
  return { route: routeLabel(route), vehicle: vehicle?.number ?? '' };
};

/** The list of routes: where a cancellation leads, since its reader can't open the route any more. */
const THE_LIST = { resource: 'routes', id: null } as const;

/** A route that comes back to its recipient isn't taken from it any more: it would read both at once. */
const forgetCancellation = async (route: RouteRow, of: Recipient, ctx: Ctx): Promise<void> => {
  const saying = { route: routeLabel(route) };
  await takeBack({ kinds: ['routeCancelled'], about: THE_LIST, of, saying, unread: true, all: true }, ctx);
};

const confirm = async (route: RouteRow, to: Recipient, ctx: Ctx): Promise<void> => {
  const about = { resource: 'routes', id: route.id } as const;
  await forgetCancellation(route, to, ctx);
  await raiseAlert(ctx, { kind: 'routeConfirmed', args: await argsOf(route, ctx), to, about });
};

const OF_THE_ROUTE = ['routeConfirmed', 'routeChanged', 'decaChanged', 'cmrAccepted', 'cmrRejected'] as const;

/** Withdraws alerts that lead to a page the recipient can't open any more; the new alert leads to its list. */
const cancel = async (route: RouteRow, to: Recipient, ctx: Ctx): Promise<void> => {
  const about = { resource: 'routes', id: route.id } as const;
  await takeBack({ kinds: OF_THE_ROUTE, about, of: to, all: true }, ctx);
  await raiseAlert(ctx, { kind: 'routeCancelled', args: await argsOf(route, ctx), to, about: THE_LIST });
};

/** Replaces an unread confirmation, which names the former vehicle, by one that names the present one. */
const reconfirm = async (route: RouteRow, to: Recipient, ctx: Ctx): Promise<void> => {
  const about = { resource: 'routes', id: route.id } as const;
  if (await takeBack({ kinds: ['routeConfirmed'], about, of: to, unread: true, all: true }, ctx))
    await confirm(route, to, ctx);
};

const without = (all: Recipient[], others: Recipient[]): Recipient[] =>
  all.filter(each => !others.some(other => isDeepStrictEqual(each, other)));

const PLAN = ['startDate', 'endDate', 'tractionVehicleId', 'towingVehicleId', 'specialPermit', 'comments'] as const;

const isReplanned = async (before: RouteRow, route: RouteRow, { db }: Ctx): Promise<boolean> => {
  if (PLAN.some(field => before[field] !== route[field])) return true;
  // A form writes out every flag, also where the route asked for nothing.
  if (!asksTheSame(before.neededVehicle, route.neededVehicle)) return true;
  const loads: number[] = await db('loads')
    .where({ routeId: route.id, disabled: false })
    .orderBy(['position', 'id'])
    .pluck('id');
  return before.loadIds !== undefined && !isDeepStrictEqual(before.loadIds, loads);
};

/**
 * After a route is confirmed, reassigned or unconfirmed: alerts those who drive it now and those who no longer do
 * (Design 6). Those who still drive it are alerted if it changed.
 */
export const announceRoute = async (before: RouteRow | null, route: RouteRow, ctx: Ctx): Promise<void> => {
  const [were, are] = [routeDrivers(before), routeDrivers(route)];
  const [fresh, gone] = [without(are, were), without(were, are)];
  for (const to of fresh) await confirm(route, to, ctx);
  if (!before) return;
  for (const to of gone) await cancel(before, to, ctx);
  const isOtherVehicle = before.tractionVehicleId !== route.tractionVehicleId;
  for (const to of isOtherVehicle ? without(are, fresh) : []) await reconfirm(route, to, ctx);
  // Those just alerted get no second one.
  if (are.length > fresh.length && (await isReplanned(before, route, ctx))) await announceRouteChange(route, ctx);
};
