import { lockRows } from '../crud/lockRows.ts';
import { idsOfRows } from '../crud/otherNames.ts';
import type { Values } from '../crud/resource.ts';
import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/*
 * All planning locks in one order: routes, then requests, then loads, each by id. Those who need the same rows then
 * queue, without deadlocks. SQLite has only one writer, so nothing is locked.
 */

const idsIn = (value: unknown): number[] =>
  [idsOfRows(value)]
    .flat()
    .filter(id => typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) as number[];

const bodyOf = (body: unknown): Values => (body && typeof body === 'object' ? (body as Values) : {});

/** Locks what changing routes needs: them, their loads, and loads that the change would add. */
export const lockRoutes = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  await lockRows('routes', ids, ctx);
  const carried: number[] = await ctx.db('loads').whereIn('routeId', ids).pluck('id');
  const { loadIds, loads } = bodyOf(body);
  await lockRows('loads', [...carried, ...idsIn(loadIds), ...idsIn(loads)], ctx);
};

/** Locks what changing loads needs: their present and future routes, then the loads. */
export const lockLoads = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const left: number[] = await ctx.db('loads').whereIn('id', ids).whereNotNull('routeId').distinct().pluck('routeId');
  await lockRows('routes', [...left, ...idsIn(bodyOf(body).routeId)], ctx);
  await lockRows('loads', ids, ctx);
};

/** Locks the routes that carriers to be removed wait for. */
export const lockAwaited = async (carrierIds: readonly number[], ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const waiting = ctx
    .db('requestedRoutes')
    .whereIn('carrierId', carrierIds)
    .where({ status: 'pending', disabled: false });
  await lockRows('routes', await waiting.distinct().pluck('routeId'), ctx);
};

/** Locks the routes of requests to be decided or withdrawn, so that all requests for a route wait for each other. */
export const lockRequests = async (ids: readonly number[], _body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const routes: number[] = await ctx.db('requestedRoutes').whereIn('id', ids).distinct().pluck('routeId');
  await lockRows('routes', routes, ctx);
};
