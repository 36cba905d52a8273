import { describe, expect, test } from 'vitest';
import { check, cookieOf, givePasswords, logIn } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Vehicle = { id: number } & Record<string, unknown>;
type Account = keyof Furniture['users'];

const NEW = { number: '4321JKL', hasTraction: true, type: 'rigid', tonnage: 12, long: 7.2, width: 2.4, height: 2.5 };
const create = (body: object, account: Account = 'carrier') =>
  office.as(account).post('/api/vehicles', { ...NEW, ...body });
const put = (body: object, account: Account = 'carrier', id = office.ids.tractor) =>
  office.as(account).put(`/api/vehicles/${id}`, body);
const list = async (account: Account) => (await office.as(account).get('/api/vehicles')).body.data as Vehicle[];

describe('who sees which vehicles', () => {
  test('the office all, a carrier its own, a driver the one it drives', async () => {
    const { tractor, trailer, otherTractor } = office.ids;
    const ids = async (account: Account) => (await list(account)).map(each => each.id).sort();
    expect(await ids('admin')).toEqual([tractor, trailer, otherTractor]);
    expect(await ids('carrier')).toEqual([tractor, trailer]);
    expect(await ids('driver')).toEqual([tractor]);
    for (const account of ['client', 'accountant'] as const)
      expect((await office.as(account).get('/api/vehicles')).status).toBe(403);
  });

  test('each with its carrier and its driver by name', async () => {
    const [tractor, , trailer] = await list('admin');
    expect(tractor).toMatchObject({
      carrier: { name: 'Transportes Uno S.L.' },
      driver: { id: office.ids.users.driver, username: 'conductor', isActive: true },
    });
    expect(trailer).toMatchObject({ driver: null });
  });
});

describe('saving a vehicle', () => {
  test('by a carrier makes it its own, with the plate in capitals and compact', async () => {
    const answer = await create({ number: ' 4321-jkl ' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ number: '4321JKL', carrierId: office.ids.carrier });
  });

  test('by a carrier never makes it another’s', async () => {
    expect((await create({ carrierId: office.ids.otherCarrier })).status).toBe(403);
    expect((await put({ carrierId: office.ids.otherCarrier })).status).toBe(403);
    expect((await put({ specs: 'x' }, 'otherCarrier')).status).toBe(404);
    expect((await put({ specs: 'x' }, 'driver')).status).toBe(403);
    expect((await list('carrier')).map(each => each.id)).toContain(office.ids.tractor);
  });

  test('as another’s is refused by the same words, whether or not there is such a carrier, or such a plate of its', async () => {
    const { number } = await office.db('vehicles').where({ id: office.ids.otherTractor }).first('number');
    const tries = [office.ids.otherCarrier, 99_999].flatMap(carrierId =>
      [number, '9876ZZZ'].flatMap(plate => [{ carrierId, number: plate }]),
    );
    const answers = [
      ...(await Promise.all(tries.map(body => create(body)))),
      ...(await Promise.all(tries.map(body => put(body)))),
    ];
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 403,
      body: { errors: { carrierId: 'Solo puedes guardar datos tuyos o de tu empresa.' } },
    });
    expect((await create({ number, carrierId: office.ids.carrier })).status).toBe(201);
  });

  test.each([
    ['no tonnage', { tonnage: null }, 'tonnage', 'Campo obligatorio'],
    ['no length', { long: undefined }, 'long', 'Campo obligatorio'],
    ['a width of zero', { width: 0 }, 'width', 'Debe ser un número positivo'],
    ['a negative height', { height: -2 }, 'height', 'Debe ser un número positivo'],
    ['no type', { type: '' }, 'type', 'Campo obligatorio'],
    ['a type that there is none', { type: 'submarine' }, 'type', 'No es una de las opciones posibles'],
    ['the type of a trailer and traction', { type: 'mega' }, 'type', 'No es una de las opciones posibles'],
    ['the type of a lorry without traction', { hasTraction: false }, 'type', 'No es una de las opciones posibles'],
    ['Frigo and Lona at once', { isFrigo: true, isLona: true }, 'isFrigo', /a la vez/],
    ['no plate', { number: ' ' }, 'number', 'Campo obligatorio'],
    [
      'a letter instead of a plate',
      { number: 'Su cuenta caduca: https://evil.example/entrar' },
      'number',
      'Contiene caracteres no admitidos',
    ],
    ['text for a size', { long: '7,2' }, 'long', 'Debe ser un número'],
  ])('with %s is refused at its field', async (_what, body, field, message) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]).toMatch(message);
  });

  test('says that it tows only when its type can', async () => {
    expect((await create({ withTow: true })).body.data).toMatchObject({ withTow: true });
    expect((await create({ number: '1111AAA', type: 'van', withTow: true })).body.data).toMatchObject({
      withTow: false,
    });
    expect((await put({ type: 'van' })).body.data).toMatchObject({ type: 'van', withTow: false });
  });

  test('under a plate that the carrier has already is a conflict, however it is written', async () => {
    const answer = await create({ number: '1234 bcd', type: 'tractor_head' });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual({ number: 'Identificador duplicado' });
    expect((await create({ number: '1234BCD' }, 'otherCarrier')).status).toBe(201);
  });

  test('keeps a plate from before, whatever it holds, but takes no other such', async () => {
    await office.db('vehicles').where({ id: office.ids.tractor }).update({ number: '1234BCD/R1234BBB' });
    expect((await put({ number: '1234BCD/R1234BBB', specs: 'x' })).status).toBe(200);
    expect((await put({ number: '1234BCD/R9999BBB' })).status).toBe(422);
    expect((await put({ number: '1234 BCD' })).status).toBe(200);
  });

  test('that has a driver cannot become a trailer', async () => {
    expect((await put({ hasTraction: false, type: 'mega' })).status).toBe(409);
  });
});

describe('removing a vehicle', () => {
  const remove = (id: number, account: Account = 'carrier') => office.as(account).delete(`/api/vehicles/${id}`);

  test('leaves its plate free and ends its driver’s sessions', async () => {
    await givePasswords(office, 'driver');
    const cookie = cookieOf(await logIn(office, 'conductor'));
    expect((await remove(office.ids.tractor)).status).toBe(200);
    expect((await check(office, cookie)).status).toBe(401);
    expect((await create({ number: '1234BCD' })).status).toBe(201);
    const restored = await office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/restore`);
    expect(restored.status).toBe(409);
  });

  test.each(['assigned', 'ongoing'])('is refused while it is on a route that is %s', async status => {
    const at = '2026-11-20T11:00:00.000Z';
    const route = { status, createdAt: at, updatedAt: at, carrierId: office.ids.carrier };
    await office
      .db('routes')
      .insert({ ...route, tractionVehicleId: office.ids.tractor, towingVehicleId: office.ids.trailer });
    expect((await remove(office.ids.tractor)).status).toBe(409);
    expect((await remove(office.ids.trailer, 'admin')).status).toBe(409);
    await office.db('routes').update({ status: 'finished' });
    expect((await remove(office.ids.tractor)).status).toBe(200);
  });
});
