import { describe, expect, test } from 'vitest';
import type { Stop } from '#domain/loads/stops';
import { loadSteps, type TrackingEvent } from '#domain/loads/tracking';
import type { LoadStatus } from '#domain/loads';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Load = { status: LoadStatus; version: number; intermediateStops: Stop[]; tracking: TrackingEvent[] };

const read = async (id: number) => (await office.as('admin').get(`/api/loads/${id}`)).body.data as Load;
const put = (id: number, body: object) => office.as('admin').put(`/api/loads/${id}`, body);
const track = (id: number, body: object = {}) => office.as('driver').post(`/api/loads/${id}/tracking`, body);
const cities = (load: Load) => load.intermediateStops.map(stop => stop.destination?.city);

const SORIA: Stop = { deliveryDate: '2026/11/23', destination: { city: 'Soria' } };
const LUGO: Stop = { deliveryDate: '2026/11/24', destination: { city: 'Lugo' } };
const AVILA: Stop = { deliveryDate: '2026/11/23', destination: { city: 'Ávila' } };

/** A load with stops in Soria and Lugo that has gone so many steps: 2 loaded, 3 arrived at the first stop. */
const underWay = async (steps: number, stops: Stop[] = [SORIA, LUGO]): Promise<number> => {
  const id = await addLoad(office, { intermediateStops: stops });
  await addConfirmed(office, [id]);
  for (let step = 0; step < steps; step += 1) expect((await track(id)).status).toBe(200);
  return id;
};

/** Each stop’s steps as the timeline shows them: what was done there and when. */
const timeline = (load: Load) =>
  loadSteps(load)
    .filter(step => step.stop !== null)
    .map(step => [load.intermediateStops[step.stop ?? 0]?.destination?.city, step.status, step.state, !!step.at]);

describe('a load’s stops', () => {
  test('are stored with days and ids of their own, and answered as the wire writes days', async () => {
    const id = await addLoad(office, { intermediateStops: [{ ...LUGO, deliveryDate: '2026-11-24' }, SORIA] });
    const load = await read(id);
    expect(load.intermediateStops.map(stop => stop.deliveryDate)).toEqual(['2026/11/23', '2026/11/24']);
    expect(new Set(load.intermediateStops.map(stop => stop.id)).size).toBe(2);
    expect(String((await rowOf(office, 'loads', id)).intermediateStops)).toContain('"2026-11-24"');
  });

  test('can’t be sent as served: only tracking says so', async () => {
    const statusTimestamps = { 'at-destination': '2026-11-20T10:00:00.000Z', delivered: '2026-11-20T10:30:00.000Z' };
    const id = await addLoad(office, { intermediateStops: [{ ...SORIA, statusTimestamps }] });
    expect((await read(id)).intermediateStops[0]?.statusTimestamps).toBeNull();
    expect((await put(id, { intermediateStops: [{ ...SORIA, statusTimestamps }] })).status).toBe(200);
    expect((await read(id)).intermediateStops[0]?.statusTimestamps).toBeNull();
  });

  test('that lack their day or place are left out, whatever their day; with a place that is not whole it is asked for', async () => {
    const early = '2026/11/01';
    const incomplete = [
      { deliveryDate: early },
      { destination: { city: 'Soria' } },
      { deliveryDate: early, destination: {} },
    ];
    const id = await addLoad(office, { intermediateStops: [...incomplete, LUGO] });
    expect(cities(await read(id))).toEqual(['Lugo']);
    const answer = await put(id, {
      intermediateStops: [{ deliveryDate: '2026/11/24', destination: { id: office.ids.location } }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ 'intermediateStops.0.destination.city': 'Campo obligatorio' });
    expect(cities(await read(id))).toEqual(['Lugo']);
  });

  test('that name a location of the client get its address, and no other’s', async () => {
    const stops = [{ deliveryDate: '2026/11/23', destinationId: office.ids.location }];
    const id = await addLoad(office, { intermediateStops: stops });
    expect((await read(id)).intermediateStops[0]).toMatchObject({
      city: 'Valencia',
      destination: { id: office.ids.location, name: 'Almacén', city: 'Valencia' },
    });
    const foreign = await put(id, { clientId: office.ids.otherClient, intermediateStops: stops });
    expect(foreign.body.errors).toEqual({ 'intermediateStops.0.destinationId': 'Esa ubicación no es del cliente.' });
  });
});

test('no place and no stop may name a row that there can’t be: its papers would fail on one engine', async () => {
  const id = await addLoad(office);
  const tooLarge = 2_147_483_648;
  const place = { id: tooLarge, city: 'Getafe' };
  const deliveryDate = '2026/11/23';
  for (const [change, field] of [
    [{ origin: place }, 'origin.id'],
    [{ destination: place }, 'destination.id'],
    [{ intermediateStops: [{ deliveryDate, destination: place }] }, 'intermediateStops.0.destination.id'],
    [{ intermediateStops: [{ deliveryDate, destinationId: tooLarge }] }, 'intermediateStops.0.destinationId'],
    [{ intermediateStops: [{ ...LUGO, id: tooLarge }] }, 'intermediateStops.0.id'],
  ] as const) {
    const { status, body } = await put(id, change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
});

describe('the stops of a load under way', () => {
  test('keep what was done when another is added after it', async () => {
    const id = await underWay(4);
    const before = await read(id);
    const answer = await put(id, { intermediateStops: [...before.intermediateStops, AVILA], version: before.version });
    expect(answer.status).toBe(200);
    const load = await read(id);
    expect(cities(load)).toEqual(['Soria', 'Ávila', 'Lugo']);
    expect(timeline(load)).toEqual([
      ['Soria', 'at-destination', 'done', true],
      ['Soria', 'delivered', 'current', true],
      ['Ávila', 'at-destination', 'pending', false],
      ['Ávila', 'delivered', 'pending', false],
      ['Lugo', 'at-destination', 'pending', false],
      ['Lugo', 'delivered', 'pending', false],
    ]);
    expect(((await track(id)).body.data as Load).intermediateStops[1]?.statusTimestamps).toMatchObject({
      'at-destination': '2026-11-20T11:00:00.000Z',
    });
  });

  test.each<[string, Stop[]]>([
    ['removed', [LUGO]],
    ['moved behind another', [{ ...LUGO, deliveryDate: '2026/11/23' }, SORIA]],
    ['given another place', [{ ...SORIA, destination: { city: 'Burgos' } }, LUGO]],
    ['given another day', [{ ...SORIA, deliveryDate: '2026/11/24' }, LUGO]],
  ])('where the vehicle is can’t be %s', async (_change, intermediateStops) => {
    const id = await underWay(3);
    const before = await read(id);
    const answer = await put(id, { intermediateStops });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('loads.reachedStops');
    expect(answer.body.message).toMatch(/el vehículo ya ha pasado/);
    expect(await read(id)).toEqual(before);
  });

  test('can be changed again once its arrival was taken back', async () => {
    const id = await underWay(3);
    await office.as('admin').post(`/api/loads/${id}/tracking`, { direction: 'back' });
    expect((await put(id, { intermediateStops: [LUGO] })).status).toBe(200);
    const load = await read(id);
    expect(timeline(load)).toEqual([
      ['Lugo', 'at-destination', 'pending', false],
      ['Lugo', 'delivered', 'pending', false],
    ]);
  });

  test('don’t lose the times of a screen that was opened before the arrival', async () => {
    const id = await underWay(2);
    const opened = await read(id);
    await track(id);
    expect((await put(id, { intermediateStops: opened.intermediateStops })).status).toBe(200);
    expect((await read(id)).intermediateStops[0]?.statusTimestamps?.['at-destination']).toBeTruthy();
    const stale = await put(id, { intermediateStops: [LUGO], version: opened.version });
    expect(stale.body.code).toBe('conflict');
  });

  test('get none more at the destination, and keep those they have', async () => {
    const id = await underWay(3, []);
    expect((await put(id, { intermediateStops: [AVILA] })).body.code).toBe('loads.noMoreStops');
    expect((await put(id, { comments: 'Muelle 3' })).status).toBe(200);
  });

  test('take no report for the one that was put before it meanwhile', async () => {
    const id = await underWay(2);
    const [soria] = (await read(id)).intermediateStops;
    const report = `s${soria?.id}:at-destination`;
    const before = { deliveryDate: '2026/11/23', destination: { city: 'Burgos' } };
    const { intermediateStops } = await read(id);
    expect((await put(id, { intermediateStops: [before, ...intermediateStops] })).status).toBe(200);
    expect((await track(id, { step: report })).body.code).toBe('loads.wrongStep');
    expect(timeline(await read(id)).every(([, , state]) => state === 'pending')).toBe(true);
    const [burgos] = (await read(id)).intermediateStops;
    expect((await track(id, { step: `s${burgos?.id}:at-destination` })).status).toBe(200);
  });
});
