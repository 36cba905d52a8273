import fc from 'fast-check';
import { expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { type Answer, type Office, openOffice } from '../help/office.ts';
import { addConfirmed, addLoad, addRoute } from '../help/rows.ts';

/** Always the same walks, unless others are asked for. */
const SEED = Number(process.env.WALK_SEED ?? 20_261_120);
const WALKS = Number(process.env.WALKS ?? 12);
const LOADS = 4;
/** So many are there from the beginning. */
const ROUTES = 3;

type World = { office: Office; loads: number[]; routes: number[] };
type Call = (world: World) => Promise<Answer>;
/** What somebody does, with the sentence that tells it when a walk fails. */
type Deed = { told: string; call: Call };

const load = fc.integer({ min: 0, max: LOADS - 1 });
const route = fc.integer({ min: 0, max: ROUTES - 1 });
const some = fc.shuffledSubarray([0, 1, 2, 3]);
const maybeRoute = fc.option(route);

const deed = <T>(
  name: string,
  of: fc.Arbitrary<T>,
  call: (value: T, world: World) => Promise<Answer>,
): fc.Arbitrary<Deed> =>
  of.map(value => ({ told: `${name} ${JSON.stringify(value)}`, call: world => call(value, world) }));

const pick = (ids: readonly number[], ...indexes: number[]): number[] => indexes.map(index => ids[index] ?? 0);
const at = (ids: readonly number[], index: number | null): number | null => (index === null ? null : (ids[index] ?? 0));

const put = ({ office }: World, url: string, body: object, account: 'admin' | 'carrier' = 'admin') =>
  office.as(account).put(`/api/${url}`, body);

/** The last request of a route, withdrawn ones included. */
const requestOf = async ({ office }: World, routeId: number | null): Promise<number> =>
  ((await office.db('requestedRoutes').where({ routeId }).max({ id: 'id' }).first()) as { id: number | null }).id ?? 0;

/** Every way in which loads, routes and requests come to change. */
const DEEDS: fc.Arbitrary<Deed>[] = [
  deed('the route carries', fc.tuple(route, some), ([r, ls], w) =>
    put(w, `routes/${at(w.routes, r)}`, { loadIds: pick(w.loads, ...ls) }),
  ),
  deed('a new route carries', some, (ls, w) =>
    w.office.as('admin').post('/api/routes', { loadIds: pick(w.loads, ...ls) }),
  ),
  deed('the load goes to', fc.tuple(load, maybeRoute), ([l, r], w) =>
    put(w, `loads/${at(w.loads, l)}`, { routeId: at(w.routes, r) }),
  ),
  deed('the loads go to', fc.tuple(some, maybeRoute), ([ls, r], w) =>
    put(w, 'loads/many', { ids: pick(w.loads, ...ls), data: { routeId: at(w.routes, r) } }),
  ),
  deed(
    'the loads are dragged to',
    fc.tuple(some, fc.option(fc.oneof(route, fc.constant('new' as const)))),
    async ([ls, r], w) => {
      const rows: { id: number; routeId: number | null }[] = await w.office
        .db('loads')
        .whereIn('id', pick(w.loads, ...ls))
        .select('id', 'routeId');
      return w.office.as('admin').post('/api/loads/assign', { loads: rows, route: r === 'new' ? r : at(w.routes, r) });
    },
  ),
  deed('the route is staffed', fc.tuple(route, fc.boolean()), ([r, own], { office, ...w }) =>
    put({ office, ...w }, `routes/${at(w.routes, r)}`, {
      carrierId: own ? office.ids.carrier : office.ids.otherCarrier,
      tractionVehicleId: own ? office.ids.tractor : office.ids.otherTractor,
    }),
  ),
  deed('the route loses its carrier', route, (r, w) => put(w, `routes/${at(w.routes, r)}`, { carrierId: null })),
  ...(['confirmed', 'draft', 'public', 'requested'] as const).map(status =>
    deed(`the route becomes ${status}`, route, (r, w) => put(w, `routes/${at(w.routes, r)}`, { status })),
  ),
  ...(['ongoing', 'finished'] as const).map(status =>
    deed(`the carrier says ${status}`, route, (r, w) => put(w, `routes/${at(w.routes, r)}`, { status }, 'carrier')),
  ),
  deed('the driver goes on with', load, (l, w) =>
    w.office.as('driver').post(`/api/loads/${at(w.loads, l)}/tracking`, {}),
  ),
  deed('the office goes on with', load, (l, w) =>
    w.office.as('admin').post(`/api/loads/${at(w.loads, l)}/tracking`, {}),
  ),
  deed('the office takes back of', load, (l, w) =>
    w.office.as('admin').post(`/api/loads/${at(w.loads, l)}/tracking`, { direction: 'back' }),
  ),
  deed('removed: load', load, (l, w) => w.office.as('admin').delete(`/api/loads/${at(w.loads, l)}`)),
  deed('restored: load', load, (l, w) => put(w, `loads/${at(w.loads, l)}/restore`, {})),
  deed('removed: route', route, (r, w) => w.office.as('admin').delete(`/api/routes/${at(w.routes, r)}`)),
  deed('restored: route', route, (r, w) => put(w, `routes/${at(w.routes, r)}/restore`, {})),
  ...(['carrier', 'otherCarrier'] as const).map(account =>
    deed(`${account} applies for`, route, (r, w) =>
      w.office.as(account).post('/api/requestedRoutes', { routeId: at(w.routes, r) }),
    ),
  ),
  ...(['accepted', 'rejected'] as const).map(status =>
    deed(`the last request is ${status} of`, route, async (r, w) =>
      put(w, `requestedRoutes/${await requestOf(w, at(w.routes, r))}`, { status }),
    ),
  ),
  deed('the last request is withdrawn of', route, async (r, w) =>
    w.office.as('carrier').delete(`/api/requestedRoutes/${await requestOf(w, at(w.routes, r))}`),
  ),
  deed('removed: vehicle', fc.constant(null), (_none, w) =>
    w.office.as('carrier').delete(`/api/vehicles/${w.office.ids.tractor}`),
  ),
  deed('restored: vehicle', fc.constant(null), (_none, w) =>
    put(w, `vehicles/${w.office.ids.tractor}/restore`, {}, 'carrier'),
  ),
];

/** A confirmed route of two loads, a public one, and a draft that could be confirmed. */
const open = async (): Promise<World> => {
  const office = await openOffice();
  const loads: number[] = [];
  for (let n = 0; n < LOADS; n += 1) loads.push(await addLoad(office));
  const routes = [
    await addConfirmed(office, loads.slice(0, 2)),
    await addRoute(office, { isPublic: true, loadIds: loads.slice(2, 3) }),
    await addRoute(office, { carrierId: office.ids.carrier, tractionVehicleId: office.ids.tractor }),
  ];
  return { office, loads, routes };
};

/** Each load as the routes tell it: once at most, whoever asks. */
const expectOnce = async ({ office }: World): Promise<void> => {
  const rows = (await office.as('admin').get('/api/routes?range=[0,99]')).body.data as { loadIds: number[] }[];
  const carried = rows.flatMap(each => each.loadIds);
  expect(new Set(carried).size).toBe(carried.length);
};

test('whatever is done in whatever order, a load is on one route at most and everything fits together', async () => {
  const walk = fc.array(fc.oneof(...DEEDS), { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(walk, async deeds => {
      const world = await open();
      try {
        for (const { told, call } of deeds) {
          const answer = await call(world);
          // 401: the driver of a vehicle that was removed is out.
          expect([200, 201, 400, 401, 403, 404, 409, 422], `${told}: ${answer.text}`).toContain(answer.status);
          expect(await violations(world.office.db), `after ${told}`).toEqual([]);
          await expectOnce(world);
        }
      } finally {
        await world.office.close();
      }
    }),
    { seed: SEED, numRuns: WALKS, endOnFailure: process.env.WALK_SEED === undefined },
  );
}, 300_000);
