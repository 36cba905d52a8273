import { byIds } from '../crud/byIds.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

type Counted = { carrierId: number; hasTraction: boolean | number; total: number };

const count = byIds<Counted>((db, ids) =>
  db('vehicles')
    .select('carrierId', 'hasTraction')
    .count({ total: '*' })
    .whereIn('carrierId', ids)
    .where({ disabled: false })
    .groupBy('carrierId', 'hasTraction'),
);

/** Adds how many traction and towing vehicles each carrier of a page has (Spec 3), in one query. */
export const withVehicleCounts = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  const ids = rows.map(row => row.id);
  const counted = await count(ctx.db, ids);
  const totals = new Map(counted.map(each => [`${each.carrierId} ${!!each.hasTraction}`, Number(each.total)]));
  return rows.map(row => ({
    ...row,
    tractionCount: totals.get(`${row.id} true`) ?? 0,
    towingCount: totals.get(`${row.id} false`) ?? 0,
  }));
};
