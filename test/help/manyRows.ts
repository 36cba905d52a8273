import type { Floor } from './floor.ts';

type Values = Record<string, unknown>;
/** What rows are added to. */
type Furnished = Pick<Floor, 'db'> & { ids: { client: number } };

const AT = '2026-11-20T11:00:00.000Z';
const PLACE = JSON.stringify({ city: 'Valencia', postalCode: '46001' });
const LOAD = {
  invoiceDate: '2026-12-31',
  weight: 1,
  length: 1,
  width: 1,
  height: 1,
  price: 10_000,
  status: 'not-assigned',
};

/** Stores rows as tables have them, all at once; their ids in order. */
const addRows = async ({ db }: Pick<Floor, 'db'>, table: string, rows: readonly Values[]): Promise<number[]> => {
  const added: { id: number }[] = await db(table)
    .insert(rows.map(row => ({ createdAt: AT, updatedAt: AT, ...row })))
    .returning('id');
  return added.map(row => row.id).sort((a, b) => a - b);
};

const repeat = <T>(times: number, make: (n: number) => T): T[] => Array.from({ length: times }, (_, n) => make(n));

/** As many routes, each with loads of its own; alike but for `more`, which may tell them apart. */
export const addManyRoutes = async (
  floor: Floor,
  times: number,
  route: Values | ((n: number) => Values),
  loads: readonly Values[] = [{}],
): Promise<{ id: number; loads: number[] }[]> => {
  const ids = await addRows(
    floor,
    'routes',
    repeat(times, n => ({ status: 'draft', ...(typeof route === 'function' ? route(n) : route) })),
  );
  const carried = await addManyLoads(
    floor,
    ids.flatMap(routeId => loads.map((more, position) => ({ routeId, position, ...more }))),
  );
  return ids.map((id, n) => ({ id, loads: carried.slice(n * loads.length, (n + 1) * loads.length) }));
};

export const addManyLoads = async (floor: Furnished, loads: readonly Values[]): Promise<number[]> =>
  loads.length
    ? addRows(
        floor,
        'loads',
        loads.map(more => ({ clientId: floor.ids.client, origin: PLACE, destination: PLACE, ...LOAD, ...more })),
      )
    : [];

/** A request of each carrier for each route; in the order of the carriers. */
export const addManyRequests = async (
  floor: Floor,
  routeIds: readonly number[],
  carriers: readonly number[],
): Promise<number[][]> => {
  const ids = await addRows(
    floor,
    'requestedRoutes',
    routeIds.flatMap(routeId => carriers.map(carrierId => ({ routeId, carrierId, status: 'pending' }))),
  );
  return routeIds.map((_, n) => ids.slice(n * carriers.length, (n + 1) * carriers.length));
};

/** As many tractors of the first carrier, so that each race has one of its own. */
export const addManyTractors = async (floor: Floor, times: number, carriers?: readonly number[]): Promise<number[]> =>
  addRows(
    floor,
    'vehicles',
    repeat(times, n => ({
      number: `T${floor.ids.carrier}-${n}-${Math.random().toString(36).slice(2, 8)}`,
      carrierId: carriers?.[n] ?? floor.ids.carrier,
      type: 'tractor_head',
      hasTraction: true,
      withTow: true,
      tonnage: 24,
      long: 6,
      width: 2.5,
      height: 3,
      isNational: true,
    })),
  );

export const addManyCarriers = (floor: Floor, times: number): Promise<number[]> =>
  addRows(
    floor,
    'carriers',
    repeat(times, n => ({ name: `Transportes ${n} S.L.`, nif: `B${10_000_000 + n}`, companyType: 'society' })),
  );
