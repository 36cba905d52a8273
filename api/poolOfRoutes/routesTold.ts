import { can } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { scopedRows } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { scopeOfRoutes } from '../routes/scope.ts';
import type { Ctx } from '../world.ts';
import { poolOfRoutesResource } from './index.ts';

/**
 * The ids of the requests' routes that the carrier still sees, its own or in the pool: what becomes of a route given to
 * another is that carrier's business. Two queries at most.
 */
export const routesTold = async (rows: readonly Row[], ctx: Ctx): Promise<ReadonlySet<number>> => {
  const { db, user } = ctx;
  const ids = [...new Set(rows.map(row => row.routeId as number | null))].filter(id => id !== null);
  if (isAdminLevel(user.role) || !ids.length) return new Set(ids);
  const told = new Set<number>(await scopeOfRoutes(db('routes').whereIn('routes.id', ids), user).pluck('routes.id'));
  const others = ids.filter(id => !told.has(id));
  if (!others.length || !can(user.role, 'read', 'poolOfRoutes')) return told;
  const open: number[] = await scopedRows(poolOfRoutesResource, ctx).whereIn('routes.id', others).pluck('routes.id');
  return new Set([...told, ...open]);
};
