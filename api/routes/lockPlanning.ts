import { lockRows } from '../crud/lockRows.ts';
import type { Values } from '../crud/resource.ts';
import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/*
 * Who plans takes the same way: routes first, then requests, then loads, each by id. Two who need the same rows then wait
 * in line, and never for one another. SQLite has but one writer at a time, so there is nothing to ask for.
 */

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) as number[];

const bodyOf = (body: unknown): Values => (body && typeof body === 'object' ? (body as Values) : {});

/** Before routes are changed: they, the loads on them, and those that the change would put there. */
export const lockRoutes = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  await lockRows('routes', ids, ctx);
  const carried: number[] = await ctx.db('loads').whereIn('routeId', ids).pluck('id');
  await lockRows('loads', [...carried, ...idsIn(bodyOf(body).loadIds)], ctx);
};

/** Before loads are changed: the routes that they are on or would go to, then they. */
export const lockLoads = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const left: number[] = await ctx.db('loads').whereIn('id', ids).whereNotNull('routeId').distinct().pluck('routeId');
  await lockRows('routes', [...left, ...idsIn(bodyOf(body).routeId)], ctx);
  await lockRows('loads', ids, ctx);
};

/** Before requests are decided or withdrawn: their routes. All requests of a route then wait for who has it. */
export const lockRequests = async (ids: readonly number[], _body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const routes: number[] = await ctx.db('requestedRoutes').whereIn('id', ids).distinct().pluck('routeId');
  await lockRows('routes', routes, ctx);
};
