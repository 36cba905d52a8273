import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';
import { loadsTable } from './table.ts';

/** A route's loads, in its order. */
export const loadsOfRoute = async (routeId: number, ctx: Ctx): Promise<LoadRow[]> => {
  const rows: Values[] = await ctx.db('loads').where({ routeId, disabled: false }).orderBy(['position', 'id']);
  return rows.map(row => decodeRow(loadsTable.entity, row) as LoadRow);
};
