import { beforeEach, describe, expect, test } from 'vitest';
import type { DecaView } from '#domain/loads/deca';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { type Account, addConfirmed, addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();
const PUBLIC = 'https://portes.example.com';
const ADDRESS = { street: 'Avenida del Puerto', houseNumber: '8', city: 'Valencia', postalCode: '46021' };

let id = 0;
beforeEach(async () => {
  Object.assign(office.config, { publicUrl: PUBLIC });
  id = await addConfirmed(office, [await addLoad(office, { goodsNature: 'Azulejo' })]);
  await office.db('alerts').update({ isRead: true });
});

const stateOf = async (account: Account = 'admin', route = id): Promise<DecaView> =>
  (await office.as(account).get(`/api/routes/${route}/decaState`)).body.data as DecaView;
const textAt = async (url: string | null) =>
  pdfText((await office.anonymous.get((url ?? '').replace(PUBLIC, ''))).bytes);
const routesOfKept = (): Promise<number[]> => office.db('controlDocuments').orderBy('id').pluck('routeId');
const told = (): Promise<string[]> =>
  office.db('alerts').where({ kind: 'decaChanged' }).orderBy('id').pluck('recipientType');

const paths = {
  office: () => '/api/settings/1',
  carrier: () => `/api/carriers/${office.ids.carrier}`,
  tractor: () => `/api/vehicles/${office.ids.tractor}`,
  trailer: () => `/api/vehicles/${office.ids.trailer}`,
};
type Of = keyof typeof paths;
const change = async (of: Of, body: object, account: Account = 'admin') => {
  const answer = await office.as(account).put(paths[of](), body);
  expect(answer.status, answer.text).toBe(200);
};

describe('the document of a route on the road is made anew, and told, with', () => {
  test.each<[string, Of, object, string]>([
    ['the office’s name', 'office', { name: 'Agencia nueva S.L.' }, 'Agencia nueva S.L.'],
    ['the office’s NIF', 'office', { nif: 'W0049001A' }, 'NIF W0049001A'],
    ['the office’s address', 'office', { address: ADDRESS }, 'Avenida del Puerto, 8, 46021 Valencia'],
    ['the carrier’s name', 'carrier', { name: 'Portes Dos S.L.' }, 'Portes Dos S.L.'],
    ['the carrier’s surname', 'carrier', { companyType: 'freelance', surname: 'Gil' }, 'Gil NIF'],
    ['the carrier’s NIF', 'carrier', { nif: 'W0049001A' }, 'NIF W0049001A'],
    ['the carrier’s address', 'carrier', { address: ADDRESS }, 'Avenida del Puerto, 8, 46021 Valencia'],
    ['the plate of what pulls', 'tractor', { number: '9876ZZZ' }, '9876ZZZ + R1234BBB'],
    ['the plate of what is pulled', 'trailer', { number: 'R9876ZZZ' }, '1234BCD + R9876ZZZ'],
  ])('%s', async (_what, of, body, said) => {
    const before = await stateOf('driver');
    await change(of, body);
    const after = await stateOf('driver');
    expect(after.state).toBe('ready');
    expect(after.url).not.toBe(before.url);
    expect(await textAt(after.url)).toContain(said);
    expect(await textAt(before.url)).not.toContain(said);
    expect(await told()).toEqual(['carrier', 'driver']);
  });

  test('what the carrier changes of its own, which only its driver is told', async () => {
    await change('carrier', { nif: 'W0049001A' }, 'carrier');
    expect(await stateOf('driver')).toMatchObject({ state: 'ready' });
    expect(await told()).toEqual(['driver']);
  });

  test('several at once, each once', async () => {
    const answer = await office.as('admin').put('/api/carriers/many', {
      ids: [office.ids.carrier, office.ids.otherCarrier],
      data: { address: ADDRESS },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await routesOfKept()).toEqual([id, id]);
  });
});

test('those of all routes that name it are, by their ids; what is over, not confirmed, or another’s stays', async () => {
  const more = async (what: Record<string, unknown> = {}) =>
    addConfirmed(office, [await addLoad(office, { goodsNature: 'Papel' })], what);
  const [ongoing, finished, draft] = [await more(), await more(), await more()];
  await office.db('vehicles').where({ id: office.ids.otherTractor }).update({ type: 'rigid' });
  const another = await more({
    carrierId: office.ids.otherCarrier,
    tractionVehicleId: office.ids.otherTractor,
    towingVehicleId: null,
  });
  for (const [route, status] of [
    [ongoing, 'ongoing'],
    [finished, 'finished'],
    [draft, 'draft'],
  ] as const)
    await office.db('routes').where({ id: route }).update({ status });
  const before = await routesOfKept();
  expect(before).toEqual([id, ongoing, finished, draft, another]);
  const made = async () => (await routesOfKept()).slice(before.length);
  await change('carrier', { nif: 'W0049001A' });
  expect(await made()).toEqual([id, ongoing]);
  await change('tractor', { number: '9876ZZZ' });
  expect(await made()).toEqual([id, ongoing, id, ongoing]);
  await change('office', { name: 'Agencia nueva S.L.' });
  expect((await made()).slice(4)).toEqual([id, ongoing, another]);
});

describe('the day on it is the one on which the first load was come for', () => {
  const [PLANNED, DAY_BEFORE, DAY_AFTER] = ['23-11-2026', '22-11-2026', '24-11-2026'];
  const track = async (load: number, body: object, account: Account = 'driver') => {
    const answer = await office.as(account).post(`/api/loads/${load}/tracking`, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const loadOf = async (): Promise<number> => (await office.db('loads').where({ routeId: id }).first('id')).id;
  const daySaid = async () => /Fecha (\S+)/.exec(await textAt((await stateOf('driver')).url))?.[1];

  test('planned for another day, it is made anew with the first step, as it was with its undoing', async () => {
    const load = await loadOf();
    office.setNow('2026-11-24T05:10:00.000Z');
    expect(await daySaid()).toBe(PLANNED);
    await track(load, { direction: 'forward' });
    expect(await stateOf('driver')).toMatchObject({ state: 'ready' });
    expect(await daySaid()).toBe(DAY_AFTER);
    // Whoever shows it needs the new one, also if its own step made it.
    expect(await told()).toEqual(['carrier', 'driver']);
    await track(load, { direction: 'back' }, 'admin');
    expect(await daySaid()).toBe(PLANNED);
    expect(await routesOfKept()).toEqual([id, id, id]);
  });

  test('a step told of later counts on the day in Spain on which it was done', async () => {
    office.setNow('2026-11-23T09:00:00.000Z');
    await track(await loadOf(), { direction: 'forward', step: 'at-origin', at: '2026-11-22T22:30:00.000Z' });
    expect(await daySaid()).toBe(DAY_BEFORE);
  });

  test('on the planned day it stays as it is, and so it does with the steps and loads that follow', async () => {
    const [load, second] = [await loadOf(), await addLoad(office, { goodsNature: 'Papel', pickupDate: '2026/11/24' })];
    await office.as('admin').post('/api/loads/assign', { loads: [{ id: second, routeId: null }], route: id });
    const before = await routesOfKept();
    office.setNow('2026-11-23T09:00:00.000Z');
    await track(load, { direction: 'forward' });
    office.setNow('2026-11-24T09:00:00.000Z');
    await track(load, { direction: 'forward' });
    await track(second, { direction: 'forward' });
    expect(await daySaid()).toBe(PLANNED);
    expect(await routesOfKept()).toEqual(before);
  });

  const addSecond = async (): Promise<number> => {
    const second = await addLoad(office, { goodsNature: 'Papel' });
    await office.as('admin').post('/api/loads/assign', { loads: [{ id: second, routeId: null }], route: id });
    return second;
  };

  test('it is made anew with the first arrival though the carrier has said before that the route is under way', async () => {
    const load = await loadOf();
    expect((await office.as('carrier').put(`/api/routes/${id}`, { status: 'ongoing' })).status).toBe(200);
    expect(await daySaid()).toBe(PLANNED);
    office.setNow('2026-11-24T05:10:00.000Z');
    await track(load, { direction: 'forward' });
    expect(await stateOf('driver')).toMatchObject({ state: 'ready' });
    expect(await daySaid()).toBe(DAY_AFTER);
  });

  test('it follows when the first of two arrivals is undone, and when a phone tells late of an earlier one', async () => {
    const [load, second] = [await loadOf(), await addSecond()];
    office.setNow('2026-11-23T09:00:00.000Z');
    await track(load, { direction: 'forward' });
    office.setNow('2026-11-24T09:00:00.000Z');
    await track(second, { direction: 'forward' });
    expect(await daySaid()).toBe(PLANNED);
    await track(load, { direction: 'back' }, 'admin');
    expect(await daySaid()).toBe(DAY_AFTER);
    await track(load, { direction: 'forward', step: 'at-origin', at: '2026-11-22T10:00:00.000Z' });
    expect(await daySaid()).toBe(DAY_BEFORE);
    expect(await stateOf('driver')).toMatchObject({ state: 'ready' });
  });

  test('a step that brings no vehicle to an origin, and moves no route, doesn’t ask for it', async () => {
    const load = await loadOf();
    office.setNow('2026-11-23T09:00:00.000Z');
    await track(load, { direction: 'forward' });
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }) => asked.push(sql);
    office.db.on('query', listen);
    await track(load, { direction: 'forward' });
    office.db.off('query', listen);
    expect(asked.filter(sql => sql.includes('controlDocuments'))).toEqual([]);
  });
});

test('what changed once it was over is said, and told, when a delivery is undone', async () => {
  office.setNow('2026-11-23T09:00:00.000Z');
  const [load] = await office.db('loads').where({ routeId: id }).pluck('id');
  const track = (direction: 'forward' | 'back') =>
    office.as('admin').post(`/api/loads/${load}/tracking`, { direction });
  for (let n = 0; n < 4; n += 1) await track('forward');
  const before = await stateOf();
  await office.as('admin').put(`/api/loads/${load}`, { weight: 1850.5 });
  await change('carrier', { nif: 'W0049001A' });
  expect([await routesOfKept(), await told()]).toEqual([[id], []]);
  expect((await track('back')).status).toBe(200);
  const after = await stateOf('driver');
  expect(after.state).toBe('ready');
  expect(after.url).not.toBe(before.url);
  expect(await textAt(after.url)).toContain('NIF W0049001A');
  expect(await told()).toEqual(['carrier', 'driver']);
  await track('back');
  expect(await routesOfKept()).toEqual([id, id]);
});

test('is made in the transaction of that change, or neither is', async () => {
  const { nif } = await rowOf(office, 'carriers', office.ids.carrier);
  await office.db.raw('drop table "controlDocuments"');
  expect((await office.as('admin').put(paths.carrier(), { nif: 'W0049001A' })).status).toBe(500);
  expect(await rowOf(office, 'carriers', office.ids.carrier)).toMatchObject({ nif });
});

test.each<[Of, object]>([
  ['office', { phone: '963111222', email: 'otra@example.com' }],
  ['carrier', { phone: '963111222', disablePublic: true }],
  ['tractor', { specs: 'Trampilla', year: 2020 }],
])('a change of the %s that it doesn’t say asks for no route', async (of, body) => {
  const asked: string[] = [];
  const listen = ({ sql }: { sql: string }) => asked.push(sql);
  office.db.on('query', listen);
  await change(of, body);
  office.db.off('query', listen);
  expect(asked.filter(sql => /"?(routes|controlDocuments)"?/.test(sql) && !/changes/.test(sql))).toEqual([]);
  expect(await routesOfKept()).toEqual([id]);
});

describe('at the same moment', () => {
  const TIMES = 5;
  const load = async () => addLoad(office, { goodsNature: 'Papel' });

  test.each<Of>(['office', 'carrier', 'trailer'])('a load and the %s are changed: both are said', async of => {
    const loads = await Promise.all(Array.from({ length: TIMES }, load));
    const routes = await Promise.all(loads.map(each => addConfirmed(office, [each])));
    const name = (n: number) => (of === 'trailer' ? { number: `R000${n}BBB` } : { name: `Nombre ${n} S.L.` });
    for (const [n, each] of loads.entries()) {
      const weighed = office.as('admin').put(`/api/loads/${each}`, { weight: 2000 + n });
      await Promise.all([weighed, change(of, name(n))]);
      expect((await weighed).status).toBe(200);
    }
    for (const route of routes) expect((await stateOf('admin', route)).state).toBe('ready');
  });

  test('a route is confirmed and the office changed: it says what that is called by then', async () => {
    for (let n = 0; n < TIMES; n += 1) {
      const [route] = await Promise.all([
        addConfirmed(office, [await load()]),
        change('office', { name: `Nombre ${n}` }),
      ]);
      expect((await stateOf('admin', route)).state).toBe('ready');
    }
  });
});

describe('a document that says what isn’t so any more is still there', () => {
  test.each(['admin', 'carrier', 'driver'] as const)('for %s, with word of it', async account => {
    const before = await stateOf(account);
    await office.db('carriers').where({ id: office.ids.carrier }).update({ nif: 'W0049001A' });
    expect(await stateOf(account)).toEqual({ ...before, state: 'stale' });
    expect(before).toMatchObject({ problems: [], url: expect.any(String), createdAt: expect.any(String) });
    const paper = await office.as(account).get(`/api/routes/${id}/deca`);
    expect([paper.status, await pdfText(paper.bytes)]).toEqual([200, expect.stringContaining('NIF B72877814')]);
  });

  test('when something is lacking for another, which whoever asks for one is told', async () => {
    const { url } = await stateOf();
    await office.db('settings').update({ address: null });
    expect(await stateOf('driver')).toMatchObject({ state: 'stale', problems: ['office'], url });
    expect((await office.as('driver').get(`/api/routes/${id}/deca`)).status).toBe(200);
    const refused = await office.as('admin').post(`/api/routes/${id}/deca`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Algo ha cambiado desde que se generó este DeCA y no se puede generar otro: completa el nombre, el NIF y el domicilio de la oficina en Empresa.',
    ]);
    await change('office', { address: ADDRESS });
    expect((await stateOf()).state).toBe('ready');
  });

  test('also once the address of the application is without https', async () => {
    const { code } = await stateOf();
    Object.assign(office.config, { publicUrl: 'http://localhost:3000' });
    const { state, problems, code: now } = await stateOf('driver');
    expect([state, problems, now?.length]).toEqual(['stale', ['insecure'], expect.any(Number)]);
    expect(code).not.toBeNull();
    await change('carrier', { nif: 'W0049001A' });
    expect(await routesOfKept()).toEqual([id]);
  });
});
