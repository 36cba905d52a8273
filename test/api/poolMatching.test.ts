import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lacksOf, type Need, type PoolOverview } from '#domain/routes/matching';
import { REQUIREMENTS } from '#domain/loads/requirements';
import type { NeededVehicle } from '#domain/routes';
import { TOWING_TYPES, TRACTION_TYPES } from '#domain/vehicles';
import { officePerFile } from '../help/ownOffice.ts';
import { addLoad } from '../help/rows.ts';

const office = officePerFile();

const flags = fc.record(Object.fromEntries(REQUIREMENTS.map(name => [name, fc.boolean()])));
const rarely = fc.integer({ min: 0, max: 4 }).map(value => value === 0);

/** Few of everything, so that what is asked for is often there and often isn't. */
const vehicle = fc
  .record({ hasTraction: fc.boolean(), flags, disabled: rarely, at: fc.nat(4) })
  .map(({ hasTraction, flags: offered, disabled, at }) => {
    const types = hasTraction ? TRACTION_TYPES : TOWING_TYPES;
    return { ...offered, hasTraction, disabled, type: types[at % types.length] ?? 'van' };
  });

const asked = fc.option(fc.boolean(), { nil: null });
const needed: fc.Arbitrary<NeededVehicle | null> = fc.option(
  fc.record(
    {
      traction: fc.option(fc.subarray([...TRACTION_TYPES])),
      tow: fc.option(fc.subarray([...TOWING_TYPES])),
      requirements: fc.option(
        fc.record(
          { isLocal: asked, isAdr: asked, isFrigo: asked, isNational: asked, otherSpecs: fc.constant('isAdr: true') },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
  { freq: 2 },
);
const route = fc.record({
  neededVehicle: needed,
  status: fc.constantFrom('public', 'public', 'public', 'draft', 'requested'),
  disabled: rarely,
  load: fc.constantFrom('one', 'one', 'one', 'none', 'removed'),
});
const carrier = fc.record({ fleet: fc.array(vehicle, { maxLength: 4 }), disablePublic: rarely });
const MOST = 6;
const worlds = fc.record({
  carriers: fc.tuple(carrier, carrier),
  routes: fc.array(route, { minLength: 1, maxLength: MOST }),
});
type World = typeof worlds extends fc.Arbitrary<infer Made> ? Made : never;

const ACCOUNTS = ['carrier', 'otherCarrier'] as const;
const at = '2026-11-20T11:00:00.000Z';
const SIZES = { tonnage: 24, long: 13.6, width: 2.45, height: 2.7 };

const idsOf = async (table: string, rows: object[]): Promise<number[]> => {
  if (!rows.length) return [];
  const stored: { id: number }[] = await office.db(table).insert(rows).returning('id');
  return stored.map(({ id }) => id);
};

/** Puts the world that was made up into the database, in place of the one before; answers the ids of its routes. */
const store = async (world: World): Promise<number[]> => {
  const { db } = office;
  await db('loads').whereNotNull('routeId').update({ routeId: null });
  await db('routes').del();
  await db('vehicles').whereNotIn('id', [office.ids.tractor, office.ids.otherTractor]).del();
  await db('vehicles').update({ disabled: true });
  for (const [index, account] of ACCOUNTS.entries()) {
    const made = world.carriers[index];
    await db('carriers')
      .where({ id: office.ids[account] })
      .update({ disablePublic: made?.disablePublic ?? false });
    await idsOf(
      'vehicles',
      (made?.fleet ?? []).map((each, n) => ({
        ...each,
        ...SIZES,
        number: `V${index}${n}`,
        carrierId: office.ids[account],
        createdAt: at,
        updatedAt: at,
      })),
    );
  }
  const ids: number[] = [];
  for (const [n, { neededVehicle, status, disabled, load }] of world.routes.entries()) {
    const values = { status, isPublic: status === 'public', disabled, createdAt: at, updatedAt: at };
    const [id = 0] = await idsOf('routes', [
      { ...values, neededVehicle: neededVehicle && JSON.stringify(neededVehicle) },
    ]);
    ids.push(id);
    if (load !== 'none')
      await db('loads')
        .where({ id: loads[n] })
        .update({ routeId: id, disabled: load === 'removed' });
  }
  return ids;
};

const loads: number[] = [];

test('the pool is the same in SQL as by the rule, for any carriers, vehicles and routes', async () => {
  for (let n = 0; n < MOST; n += 1) loads.push(await addLoad(office));
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async world => {
      const ids = await store(world);
      const open = world.routes
        .map((each, n) => ({ ...each, id: ids[n] ?? 0 }))
        .filter(each => each.status === 'public' && !each.disabled && each.load === 'one');
      for (const [index, account] of ACCOUNTS.entries()) {
        const { fleet = [], disablePublic = false } = world.carriers[index] ?? {};
        const rule = open.map(({ id, neededVehicle }) => ({ id, lacks: lacksOf(neededVehicle, fleet) }));
        const fitting = disablePublic ? [] : rule.filter(({ lacks }) => !lacks.length).map(({ id }) => id);
        seen += fitting.length;

        const list = await office.as(account).get('/api/poolOfRoutes?sort=["id","ASC"]');
        expect((list.body.data as { id: number }[]).map(({ id }) => id)).toEqual(fitting);
        expect(list.body.total).toBe(fitting.length);

        const { data } = (await office.as(account).get('/api/poolOfRoutes/overview')).body;
        const overview = data as PoolOverview;
        expect(overview).toMatchObject({ fitting: fitting.length, switchedOff: disablePublic });
        expect(overview.published).toBe(disablePublic ? 0 : open.length);
        const counts = new Map<Need, number>();
        for (const { lacks } of disablePublic ? [] : rule)
          for (const need of lacks.flat()) counts.set(need, (counts.get(need) ?? 0) + 1);
        expect(new Map(overview.missing.map(({ need, routes: many }) => [need, many]))).toEqual(counts);
      }
    }),
    { numRuns: 40 },
  );
  // Worlds in which nothing ever fits would agree on anything.
  expect(seen).toBeGreaterThan(5);
}, 60_000);
