import { beforeEach, describe, expect, test } from 'vitest';
import { alertsOf, done, readAll } from '../help/alerts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad, putRoute } from '../help/rows.ts';

const office = officePerTest();
const VEHICLE = { number: '8271WBG', hasTraction: true, type: 'rigid', tonnage: 12, long: 8, width: 2.5, height: 3 };
const CHANGED = 'La carga C. 1 ha cambiado. Revisa sus datos antes de salir.';
const CONFIRMED = (plate: string) =>
  `La carga C. 1 está confirmada para el vehículo ${plate}. Ya puedes descargar la hoja de ruta.`;

let second = 0;
beforeEach(async () => {
  const created = await office.as('carrier').post('/api/vehicles', VEHICLE);
  expect(created.status, created.text).toBe(201);
  second = (created.body.data as { id: number }).id;
});

/** Route 1, confirmed. */
const confirmed = async (isRead: boolean) => {
  await addConfirmed(office, [await addLoad(office, { goodsNature: 'Azulejo' })], { towingVehicleId: null });
  if (isRead) await readAll(office);
};
const change = (body: object, account: Account = 'admin') => done(putRoute(office, 1, body, account));
const unread = async (account: Account) =>
  (await alertsOf(office, account, { isRead: false })).map(({ description }) => description);

describe('another vehicle for a confirmed route is told', () => {
  test('to the carrier that had read of the first', async () => {
    await confirmed(true);
    await change({ tractionVehicleId: second });
    expect(await unread('carrier')).toEqual([CHANGED]);
    expect(await unread('driver')).toEqual(['La carga C. 1 ya no está asignada al vehículo 1234BCD.']);
    const drivers = await office.db('alerts').where({ vehicleId: second });
    expect(drivers.map(({ description }) => description)).toEqual([CONFIRMED('8271WBG')]);
  });

  test.each(['http:', 'https:'])('over %s to the carrier that had not, in place of what named the first', async way => {
    Object.assign(office.config, { publicUrl: `${way}//portes.example.com` });
    await confirmed(false);
    await change({ tractionVehicleId: second });
    expect(await unread('carrier')).toEqual([CONFIRMED('8271WBG')]);
    await change({ tractionVehicleId: office.ids.tractor });
    expect(await unread('carrier')).toEqual([CONFIRMED('1234BCD')]);
  });

  test('to no carrier that chose it itself, of which no unread alert names the first any more', async () => {
    await confirmed(true);
    await change({ tractionVehicleId: second }, 'carrier');
    expect(await unread('carrier')).toEqual([]);
    await change({ tractionVehicleId: office.ids.tractor });
    await office.db('alerts').where({ kind: 'routeChanged' }).update({ isRead: true });
    await office.db('alerts').where({ kind: 'routeConfirmed' }).update({ isRead: false });
    await change({ tractionVehicleId: second }, 'carrier');
    expect(await unread('carrier')).toEqual([CONFIRMED('8271WBG')]);
  });
});

describe('a route that comes back', () => {
  const back: [string, () => Promise<unknown>][] = [
    [
      'after another vehicle had it',
      async () => {
        await change({ tractionVehicleId: second });
        await change({ tractionVehicleId: office.ids.tractor });
      },
    ],
    [
      'after being a draft',
      async () => {
        await change({ status: 'draft' });
        await change({ status: 'confirmed' });
      },
    ],
  ];
  const CANCELLED = 'La carga C. 1 ya no está asignada al vehículo 1234BCD.';

  test.each(back)('%s leaves nobody who drives it with the news, unread, that it is gone', async (_when, happen) => {
    await confirmed(false);
    await happen();
    for (const account of ['carrier', 'driver'] as const) expect(await unread(account)).toEqual([CONFIRMED('1234BCD')]);
  });

  test('leaves what was read, and the news about other routes', async () => {
    await confirmed(false);
    await change({ status: 'draft' });
    await addConfirmed(office, [await addLoad(office)], { towingVehicleId: null });
    expect(await unread('driver')).toContain(CANCELLED);
    await readAll(office);
    await change({ status: 'confirmed' });
    expect((await alertsOf(office, 'driver')).map(({ description }) => description)).toContain(CANCELLED);
  });
});

test.each<[string, object]>([
  ['its comments', { comments: 'Llamar antes de llegar' }],
  ['the special permit of its vehicles', { specialPermit: 'DGT 2026/0417' }],
  ['what it asks of its vehicles', { neededVehicle: { requirements: { isFrigo: true, otherSpecs: '-18 ºC' } } }],
])('whoever drives a confirmed route is told of a change of %s, and not of the same once more', async (_what, body) => {
  await confirmed(true);
  await change(body);
  expect([await unread('carrier'), await unread('driver')]).toEqual([[CHANGED], [CHANGED]]);
  await readAll(office);
  await change({ ...body, price: 712 });
  expect([await unread('carrier'), await unread('driver')]).toEqual([[], []]);
});

const NOTHING = {
  isLocal: false,
  isNational: false,
  isInternational: false,
  isFrigo: false,
  isLona: false,
  isAdr: false,
};

test.each<[string, object | null, object]>([
  [
    'nothing, as a form writes it out',
    null,
    { traction: null, tow: null, requirements: { ...NOTHING, otherSpecs: null } },
  ],
  ['nothing, in empty lists', null, { traction: [], tow: [], requirements: null }],
  [
    'one flag, as a form writes it out',
    { requirements: { isFrigo: true } },
    { requirements: { ...NOTHING, isFrigo: true } },
  ],
  ['the same trailers, in another order', { tow: ['mega', 'frigo'] }, { tow: ['frigo', 'mega'] }],
])('a change of its price tells nobody of what it asks of its vehicles: %s', async (_what, neededVehicle, sent) => {
  await confirmed(false);
  await change({ neededVehicle });
  await readAll(office);
  await change({ neededVehicle: sent, price: 712 });
  expect([await unread('carrier'), await unread('driver')]).toEqual([[], []]);
});
