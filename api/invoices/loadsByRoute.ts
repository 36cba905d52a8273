import { byIds } from '../crud/byIds.ts';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import { loadsTable } from '../loads/table.ts';
import type { Ctx } from '../world.ts';

type Leg = Values & { routeId: number };

const askForLegs = byIds<Leg>((db, routeIds) =>
  db('loads')
    .whereIn('routeId', routeIds)
    .where({ disabled: false })
    .orderBy(['routeId', 'position', 'id'])
    .select('id', 'routeId', 'origin', 'destination', 'deliveredDate', 'deliveryDate'),
);

/** The trips of each route's loads, in order: places and days for its invoice line. */
export const loadsByRoute = async (routeIds: readonly number[], { db }: Ctx): Promise<Map<number, Values[]>> => {
  const legs = await askForLegs(db, routeIds);
  const groups = groupBy(legs, leg => leg.routeId);
  return new Map(
    [...groups].map(([id, found]) => [
      id,
      found.map(({ routeId: _routeId, ...leg }) => rowToWire(loadsTable.entity, decodeRow(loadsTable.entity, leg))),
    ]),
  );
};
