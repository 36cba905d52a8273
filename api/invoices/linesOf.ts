import type { ItemKind } from '#domain/invoices/parties';
import { type InvoiceLine, loadLine, routeLine } from '#domain/invoices/lines';
import { decodeRow } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import type { Item } from './items.ts';
import { loadsTable } from '../loads/table.ts';
import { mapInParts } from '../turns/mapInParts.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';

/** The invoice line of each item, in one query for all. */
export const linesOf = async (kind: ItemKind, rows: readonly Item[], ctx: Ctx): Promise<InvoiceLine[]> => {
  if (kind === 'loads') return mapInParts(rows, loadLine);
  const ids = rows.map(row => row.id);
  const trips = ctx
    .db('loads')
    .whereIn('routeId', ids)
    .where('disabled', false)
    .orderBy(['position', 'id'])
    .select('routeId', 'origin', 'destination', 'deliveredDate', 'deliveryDate');
  const found: Values[] = ids.length ? await mayTakeLong(trips, ctx.db) : [];
  const carried = groupBy(await mapInParts(found, load => decodeRow(loadsTable.entity, load)), load => load.routeId);
  return mapInParts(rows, row => routeLine(row, (carried.get(row.id) ?? []) as Parameters<typeof routeLine>[1]));
};
