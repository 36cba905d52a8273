import { z } from 'zod';
import { rowId } from '#domain/fields';
import { loadLabel } from '#domain/loads';
import { byPickup, daysOfLoads, moveRefusal } from '#domain/loads/planning';
import { MAX_ROUTE_LOADS, routeLabel } from '#domain/routes';
import { translate } from '../../i18n/translate.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Table, Values } from '../crud/resource.ts';
import { createOne, updateRow } from '../crud/write.ts';
import { keepDeca } from '../deca/keepDeca.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { routesResource } from '../routes/index.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { lockLoads } from '../routes/lockPlanning.ts';
import { nextPosition, OFF_ROUTE, onRoute, openRoute } from './assignment.ts';
import { joinRoute } from './joinRoute.ts';
import { type LeftRoute, leaveRoute } from './leaveRoute.ts';
import { checkClients } from './checkClients.ts';
import type { LoadRow } from './LoadRow.ts';
import { loadsTable } from './table.ts';

const id = rowId(z);

/** `routeId` of each load: the route where the sender saw it (null: none), so that nobody undoes another's move. */
export const assignBody = z.strictObject({
  loads: z
    .array(z.strictObject({ id, routeId: id.nullable() }))
    .min(1)
    .max(MAX_ROUTE_LOADS),
  /** An existing route, a new one, or none. */
  route: z.union([id, z.literal('new'), z.null()]),
});
type Assignment = z.output<typeof assignBody>;

export type Assigned = { routeId: number | null; loadIds: number[]; left: LeftRoute[] };

/** Locks rows in the order of their ids: two moves of the same loads wait for each other instead of deadlocking. */
const lockedRows = async <R>(table: Table, ids: readonly number[], ctx: Ctx): Promise<Map<number, R>> => {
  const rows: (Values & { id: number })[] = await ctx.db(table.name).whereIn('id', ids).orderBy('id').forUpdate();
  return new Map(rows.map(row => [row.id, decodeRow(table.entity, row) as R]));
};

const refuse = (key: string, reasons: { load: LoadRow; text: string }[]): never => {
  throw new HttpError(409, key, {
    args: { loads: reasons.map(reason => reason.text).join('; ') },
    extra: { ids: reasons.map(reason => reason.load.id) },
  });
};

const refuseStale = (moved: LoadRow[]): never =>
  refuse(
    'errors.loads.movedMeanwhile',
    moved.map(load => {
      const args = { load: loadLabel(load), route: load.routeId ? routeLabel({ id: load.routeId }) : '' };
      return { load, text: translate(`resources.loads.help.${load.routeId ? 'nowOn' : 'nowFree'}`, args) };
    }),
  );

const refuseBlocked = (loads: LoadRow[], routes: Map<number, RouteRow>): void => {
  const reasons = loads.flatMap(load => {
    const route = routes.get(load.routeId ?? 0);
    const refusal = moveRefusal(load, route);
    const args = { load: loadLabel(load), route: route ? routeLabel(route) : '' };
    return refusal ? [{ load, text: translate(`resources.loads.moveRefusals.${refusal}`, args) }] : [];
  });
  if (reasons.length) refuse('errors.loads.cantMove', reasons);
};

const putBehind = async (route: RouteRow, loads: LoadRow[], ctx: Ctx): Promise<void> => {
  // Who is on it already doesn't join it: a finished route stays finished, and nobody is told of a change.
  if (!loads.length) return;
  const first = await nextPosition(route.id, loads.length, ctx);
  for (const [index, load] of loads.entries()) await updateRow(loadsTable, load, onRoute(route, first + index), ctx);
  await joinRoute(route, ctx);
};

/**
 * Moves loads to a route, a new one or none, wherever they are now: all or nothing (Design 5). 409 names loads that
 * somebody moved since the sender saw them, and those that can't be moved. Runs in a transaction; gives where they are
 * now and the state of the routes they left.
 */
export const assignLoads = async ({ loads: seen, route }: Assignment, ctx: Ctx): Promise<Assigned> => {
  const seenOn = new Map(seen.map(load => [load.id, load.routeId]));
  await lockLoads([...seenOn.keys()], { routeId: route }, ctx);
  const found = await lockedRows<LoadRow>(loadsTable, [...seenOn.keys()], ctx);
  if (found.size < seenOn.size) throw notFound();
  const target = typeof route === 'number' ? route : null;
  const moving = byPickup([...found.values()]).filter(load => route === 'new' || load.routeId !== target);
  const stale = moving.filter(load => load.routeId !== seenOn.get(load.id));
  if (stale.length) refuseStale(stale);
  const before = [...new Set(moving.flatMap(load => load.routeId ?? []))];
  const routes = await lockedRows<RouteRow>(routesTable, target ? [...before, target] : before, ctx);
  if (target && !routes.has(target)) throw invalid({ route: { key: 'validation.unknownReference' } });
  if (target) openRoute(routes.get(target), target);
  refuseBlocked(moving, routes);
  if (route !== null) await checkClients(moving, ctx);
  const destination =
    route === 'new'
      ? ((await createOne(routesResource, daysOfLoads(moving), ctx)) as RouteRow)
      : (routes.get(target ?? 0) ?? null);
  if (destination) await putBehind(destination, moving, ctx);
  else for (const load of moving) await updateRow(loadsTable, load, OFF_ROUTE, ctx);
  const left: LeftRoute[] = [];
  for (const each of before) left.push(await leaveRoute(each, [], ctx));
  await keepDeca(destination?.id, ctx);
  return { routeId: destination?.id ?? null, loadIds: byPickup([...found.values()]).map(load => load.id), left };
};
