import { describe, expect, test } from 'vitest';
import type { PoolOverview } from '#domain/routes/matching';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute } from '../help/rows.ts';

const office = officePerTest();

type Account = 'carrier' | 'otherCarrier' | 'admin';
type Needs = { traction?: string[]; tow?: string[]; requirements?: object };

const overview = async (account: Account = 'carrier'): Promise<PoolOverview> => {
  const answer = await office.as(account).get('/api/poolOfRoutes/overview');
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as PoolOverview;
};
const publish = async (neededVehicle: Needs = {}, load: Record<string, unknown> = {}): Promise<number> =>
  addRoute(office, { isPublic: true, loadIds: [await addLoad(office, load)], neededVehicle });

const place = (city: string, county: string, postalCode: string | null, countryCode = 'ES') => ({
  street: 'Polígono Norte',
  city,
  county,
  postalCode,
  countryCode,
});

describe('the pool as a whole', () => {
  test('tells a carrier how many routes there are, how many fit, and what the others ask for', async () => {
    await publish();
    await publish({ requirements: { isFrigo: true } });
    await publish({ requirements: { isFrigo: true, isAdr: true } });
    await publish({ traction: ['tractor_head'], tow: ['mega', 'gondola'] });
    const bare = await publish({ requirements: { isLona: true } });
    await office.db('loads').where({ routeId: bare }).update({ disabled: true });
    await addRoute(office, { loadIds: [await addLoad(office)], neededVehicle: { requirements: { isLona: true } } });
    expect(await overview()).toMatchObject({
      published: 4,
      fitting: 1,
      vehicles: 2,
      switchedOff: false,
      officePhone: null,
      missing: [
        { need: 'isFrigo', routes: 2 },
        { need: 'isAdr', routes: 1 },
        { need: 'gondola', routes: 1 },
        { need: 'mega', routes: 1 },
      ],
    });
  });

  test('follows the vehicles as they come and go', async () => {
    await publish({ tow: ['mega'] });
    expect(await overview('otherCarrier')).toMatchObject({ fitting: 0, missing: [{ need: 'mega', routes: 1 }] });
    const added = await office.as('otherCarrier').post('/api/vehicles', {
      number: 'R9876BBB',
      type: 'mega',
      hasTraction: false,
      tonnage: 25,
      long: 13.6,
      width: 2.45,
      height: 3,
    });
    expect(added.status, added.text).toBe(201);
    expect(await overview('otherCarrier')).toMatchObject({ fitting: 1, missing: [], vehicles: 2 });
    await office.as('otherCarrier').delete(`/api/vehicles/${(added.body.data as { id: number }).id}`);
    expect(await overview('otherCarrier')).toMatchObject({ fitting: 0, missing: [{ need: 'mega', routes: 1 }] });
  });

  test('is closed to whom the office has switched it off for, who is told whom to call', async () => {
    await publish();
    await office.db('settings').update({ phone: '960000000' });
    await office.db('carriers').where({ id: office.ids.carrier }).update({ disablePublic: true });
    const closed = await overview();
    expect(closed).toMatchObject({ switchedOff: true, officePhone: '960000000', published: 0, missing: [] });
    expect(await overview('otherCarrier')).toMatchObject({ switchedOff: false, officePhone: null, published: 1 });
  });

  test('lacks nothing for the office', async () => {
    await publish({ requirements: { isAdr: true } });
    expect(await overview('admin')).toMatchObject({ published: 1, fitting: 1, missing: [] });
  });

  test('is nobody else’s', async () => {
    for (const account of ['client', 'accountant', 'driver'] as const)
      expect((await office.as(account).get('/api/poolOfRoutes/overview')).status).toBe(403);
    expect((await office.anonymous.get('/api/poolOfRoutes/overview')).status).toBe(401);
  });

  test('is described in the API’s documentation', async () => {
    const { body } = await office.as('admin').get('/api/docs/json');
    const text = JSON.stringify((body as { paths?: Record<string, unknown> }).paths?.['/api/poolOfRoutes/overview']);
    for (const name of ['published', 'fitting', 'switchedOff', 'missing', 'isFrigo']) expect(text).toContain(name);
  });
});

describe('looking for a route on one’s way', () => {
  const ids = async (filter: object): Promise<number[]> => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const answer = await office.as('carrier').get(`/api/poolOfRoutes?sort=["id","ASC"]&filter=${query}`);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as { id: number }[]).map(({ id }) => id);
  };

  test('by the provinces it starts from and ends in', async () => {
    const sagunto = await publish({}, { origin: place('Sagunto', 'Valencia', '46500') });
    const unsaid = await publish({}, { origin: place('Gandía', 'València', null) });
    const abroad = await publish({}, { origin: place('Arras', 'Pas-de-Calais', '46000', 'FR') });
    const hidden = await publish({ requirements: { isAdr: true } }, { origin: place('Sevilla', 'Sevilla', '41001') });
    const named = await publish(
      {},
      { origin: { ...place('Sens', 'Yonne', '19100'), countryCode: null, country: 'Francia' } },
    );
    const ours = await publish(
      {},
      { origin: { ...place('Soria', 'Soria', '42001'), countryCode: null, country: 'ESPAÑA' } },
    );
    expect(await ids({ originProvince: '19' })).toEqual([]);
    expect(await ids({ originProvince: '42' })).toEqual([ours]);
    expect(await ids({ originProvince: '46' })).toEqual([sagunto, unsaid]);
    expect(await ids({ destinationProvince: '28' })).toEqual([sagunto, unsaid, abroad, named, ours]);
    expect(await ids({ originProvince: '46', destinationProvince: '46' })).toEqual([]);
    expect(await ids({ originProvince: '41' })).not.toContain(hidden);
    expect(await overview()).toMatchObject({ origins: ['42', '46'], destinations: ['28'] });
    expect((await office.as('carrier').get('/api/poolOfRoutes?filter={"originProvince":"99"}')).status).toBe(400);
  });

  test('by a province however it is spelled: what is offered to choose from finds something', async () => {
    const shouted = await publish({}, { origin: place('Utrera', 'SEVILLA', null) });
    const plain = await publish({}, { origin: place('Baza', 'granada', null) });
    const bare = await publish({}, { origin: place('Huércal', 'Almeria', null) });
    const enye = await publish({}, { origin: place('Santiago', 'la coruña', null) });
    // Where the postal code is no Spanish one, the province typed beside it counts.
    const mistyped = await publish({}, { origin: place('Telde', 'Las Palmas', '3520') });
    const impossible = await publish({}, { origin: place('Melilla', 'Melilla', '53001') });
    expect(await overview()).toMatchObject({ origins: ['04', '15', '18', '35', '41', '52'] });
    expect(await ids({ originProvince: '35' })).toEqual([mistyped]);
    expect(await ids({ originProvince: '52' })).toEqual([impossible]);
    expect(await ids({ originProvince: '41' })).toEqual([shouted]);
    expect(await ids({ originProvince: '18' })).toEqual([plain]);
    expect(await ids({ originProvince: '04' })).toEqual([bare]);
    expect(await ids({ originProvince: '15' })).toEqual([enye]);
  });

  test('by its number and its days, and never by what the office wrote on it', async () => {
    const id = await publish();
    await office
      .as('admin')
      .put(`/api/routes/${id}`, { clientRef: 'SECRETA-7', comments: 'Cobrar al cliente', specialPermit: 'SECRETA-8' });
    expect(await ids({ q: `C. ${id}` })).toEqual([id]);
    expect(await ids({ q: 'secreta' })).toEqual([]);
    expect(await ids({ startDate: { isBetween: ['2026/11/23', '2026/11/23'] } })).toEqual([id]);
    expect(await ids({ startDate: '2026/11/22' })).toEqual([]);
    for (const field of ['price', 'clientRef', 'carrierId', 'comments', 'specialPermit'])
      expect((await office.as('carrier').get(`/api/poolOfRoutes?sort=["${field}","ASC"]`)).status, field).toBe(400);
  });
});
