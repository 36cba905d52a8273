import { loads } from '#domain/loads';
import type { Opening, Place } from '#domain/places';
import type { Stop } from '#domain/stops';
import { decodeRow } from '../../crud/codec.ts';
import type { Row, Values } from '../../crud/resource.ts';
import type { Ctx } from '../../world.ts';
import type { RouteRow } from '../RouteRow.ts';

export type SheetLoad = Row & {
  clientId: number;
  clientRef: string | null;
  cmrNumber: string | null;
  origin: Place | null;
  destination: Place | null;
  intermediateStops: Stop[] | null;
  pickupDate: string | null;
  deliveryDate: string | null;
  weight: number;
  length: number;
  width: number;
  height: number;
  loadType: string | null;
  loadSide: string | null;
  isPalleted: boolean;
  goodsNature: string | null;
  comments: string | null;
};

/** What a route sheet says. Nothing of what anybody pays is read (Design 3). */
export type RouteSheet = {
  route: RouteRow & { comments: string | null };
  office: { name: string; phone: string | null };
  carrier: { name: string; surname: string | null; nif: string; phone: string | null } | null;
  plates: string[];
  loads: SheetLoad[];
  clients: Map<number, { name: string; phone: string | null }>;
  /** When the clients' places are open, by the id of the location. */
  openings: Map<number, Opening[]>;
};

const WITHOUT_MONEY = ['price', 'invoiceId', 'searchText'];

const byId = async <T extends { id: number }>(
  table: string,
  ids: (number | null | undefined)[],
  columns: (keyof T & string)[],
  ctx: Ctx,
): Promise<Map<number, T>> => {
  const wanted = [...new Set(ids.filter(id => id != null))] as number[];
  const found = wanted.length
    ? ((await ctx
        .db(table)
        .whereIn('id', wanted)
        .select(...columns)) as T[])
    : [];
  return new Map(found.map(row => [row.id, row]));
};

const placesOf = (load: SheetLoad): (number | null | undefined)[] => [
  load.origin?.id,
  load.destination?.id,
  ...(load.intermediateStops ?? []).map(stop => stop.destinationId ?? stop.destination?.id),
];

/** All that the sheet of a route needs, in a fixed number of queries. */
export const readSheet = async (route: RouteSheet['route'], ctx: Ctx): Promise<RouteSheet> => {
  const rows: Values[] = await ctx
    .db('loads')
    .where({ routeId: route.id, disabled: false })
    .orderBy(['position', 'id']);
  const found = rows.map(row => {
    const kept = Object.entries(row).filter(([name]) => !WITHOUT_MONEY.includes(name));
    return decodeRow(loads, Object.fromEntries(kept)) as SheetLoad;
  });
  type Located = { id: number; timeWindow: string | null };
  const places = await byId<Located>('locations', found.flatMap(placesOf), ['id', 'timeWindow'], ctx);
  const { tractionVehicleId, towingVehicleId, carrierId } = route;
  const vehicles = await byId<{ id: number; number: string }>(
    'vehicles',
    [tractionVehicleId, towingVehicleId],
    ['id', 'number'],
    ctx,
  );
  return {
    route,
    office: (await ctx.db('settings').first('name', 'phone')) ?? { name: '', phone: null },
    carrier: carrierId
      ? await ctx.db('carriers').where({ id: carrierId }).first('name', 'surname', 'nif', 'phone')
      : null,
    plates: [tractionVehicleId, towingVehicleId].flatMap(id => vehicles.get(id ?? 0)?.number ?? []),
    loads: found,
    clients: await byId<{ id: number; name: string; phone: string | null }>(
      'clients',
      found.map(load => load.clientId),
      ['id', 'name', 'phone'],
      ctx,
    ),
    openings: new Map(
      [...places.values()].map(({ id, timeWindow }) => [id, timeWindow ? (JSON.parse(timeWindow) as Opening[]) : []]),
    ),
  };
};
