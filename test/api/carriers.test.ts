import { describe, expect, test } from 'vitest';
import { check, cookieOf, givePasswords, logIn } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, readRoute } from '../help/rows.ts';

const office = officePerTest();

type Carrier = { id: number; version: number } & Record<string, unknown>;
type Account = keyof Furniture['users'];

const NEW = { name: 'Portes del Sur', nif: 'B12345674', companyType: 'society' };
const create = (body: object) => office.as('admin').post('/api/carriers', { ...NEW, ...body });
const put = (body: object, account: Account = 'admin') =>
  office.as(account).put(`/api/carriers/${office.ids.carrier}`, body);
const publish = async () => addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
const list = async (account: Account, query = '') =>
  (await office.as(account).get(`/api/carriers${query}`)).body.data as Carrier[];

describe('who sees which carriers', () => {
  test('the office all, a carrier itself, an accountant those that appointed it', async () => {
    expect(await list('admin')).toHaveLength(2);
    for (const account of ['carrier', 'accountant'] as const)
      expect((await list(account)).map(each => each.id)).toEqual([office.ids.carrier]);
    expect(await list('otherAccountant')).toEqual([]);
    for (const account of ['client', 'driver'] as const)
      expect((await office.as(account).get('/api/carriers')).status).toBe(403);
  });

  test('each with its vehicles counted and its accountant by name', async () => {
    const [one, two] = (await list('admin', '?sort=["id","ASC"]')) as [Carrier, Carrier];
    expect(one).toMatchObject({ tractionCount: 1, towingCount: 1, accountant: { username: 'contable' } });
    expect(two).toMatchObject({ tractionCount: 1, towingCount: 0, accountant: null });
    expect(Object.keys(one.accountant as object).sort()).toEqual(['email', 'id', 'username']);
    await office.as('admin').delete(`/api/vehicles/${office.ids.trailer}`);
    expect((await list('carrier'))[0]).toMatchObject({ tractionCount: 1, towingCount: 0 });
  });
});

describe('saving a carrier', () => {
  test('stores its identifiers compact and in capitals', async () => {
    const answer = await create({
      nif: ' es b-1234567.4 ',
      bankAccount: 'es91 2100 0418 4502 0005 1332',
      phone: '+34 600 12 31 23',
      vat: 'pt 501442600',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      nif: 'B12345674',
      bankAccount: 'ES9121000418450200051332',
      phone: '+34600123123',
      vat: 'PT501442600',
    });
  });

  test.each([
    ['a DNI with a wrong letter', { nif: '12345678A' }, 'nif', 'La letra no corresponde al número. Revisa el NIF.'],
    ['a NIE with a wrong letter', { nif: 'X1234567A' }, 'nif', 'La letra no corresponde al número. Revisa el NIF.'],
    [
      'an account that is no IBAN',
      { bankAccount: 'ES9121000418450200051333' },
      'bankAccount',
      'El IBAN no es correcto. Revisa sus cifras.',
    ],
    ['no type of company', { companyType: '' }, 'companyType', 'Campo obligatorio'],
    ['an accountant who is none', { accountantId: 3 }, 'accountantId', 'Ese usuario no es contable.'],
    ['a number for a NIF', { nif: 12345678 }, 'nif', /./],
  ])('with %s is refused at its field', async (_what, body, field, message) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]).toMatch(message);
  });

  test.each(['B12345678', 'FR12345678901', 'GB 123 4567 89'])(
    'takes %j, whose control nobody publishes or which is foreign',
    async nif => expect((await create({ nif })).status).toBe(201),
  );

  test('keeps a surname only for a freelancer', async () => {
    expect((await create({ surname: 'Gil Soler' })).body.data).toMatchObject({ surname: null });
    const person = await create({ name: 'Marta', surname: 'Gil Soler', nif: '12345678Z', companyType: 'freelance' });
    expect(person.body.data).toMatchObject({ surname: 'Gil Soler' });
    const { id } = person.body.data as Carrier;
    const society = await office.as('admin').put(`/api/carriers/${id}`, { companyType: 'society' });
    expect(society.body.data).toMatchObject({ surname: null });
  });

  test('keeps the data of its registry only for a society, as the office or itself writes them', async () => {
    const registry = 'Registro Mercantil de Castellón, hoja CS-1';
    const person = { name: 'Marta', nif: '12345678Z', companyType: 'freelance', registry };
    expect((await create(person)).body.data).toMatchObject({ registry: null });
    expect((await create({ registry })).body.data).toMatchObject({ registry });
    expect((await put({ registry }, 'carrier')).body.data).toMatchObject({ registry });
    for (const account of ['carrier', 'accountant'] as const)
      expect((await list(account))[0]).toMatchObject({ registry });
    expect((await put({ registry: 'Otra' }, 'accountant')).status).toBe(403);
    expect((await put({ registry: 'x'.repeat(251) }, 'carrier')).body.errors).toHaveProperty('registry');
    expect((await put({ companyType: 'freelance' })).body.data).toMatchObject({ registry: null });
    expect((await put({ registry }, 'carrier')).body.data).toMatchObject({ registry: null });
  });

  test('by the carrier changes contact, address, bank and tax data, with the whole entity sent back', async () => {
    const [own] = (await list('carrier')) as [Carrier];
    const body = { ...own, phone: '600123123', bankAccount: 'ES7921000813610123456789', address: { city: 'Gandía' } };
    const answer = await put(body, 'carrier');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ phone: '600123123', address: { city: 'Gandía' } });
  });

  test.each([
    { name: 'Otro' },
    { companyType: 'freelance' },
    { isAdr: true },
    { disablePublic: true },
    { accountantId: 8 },
  ])('by the carrier does not change %j', async body => expect((await put(body, 'carrier')).status).toBe(403));

  test('by an accountant or of another carrier is not possible', async () => {
    expect((await put({ phone: '1' }, 'accountant')).status).toBe(403);
    expect((await put({ phone: '1' }, 'otherCarrier')).status).toBe(404);
  });
});

test('a removed carrier waits for no route any more, and nobody is told; restored, it may ask again', async () => {
  const [route, kept] = [await publish(), await publish()];
  const ask = (account: Account, routeId: number) => office.as(account).post('/api/requestedRoutes', { routeId });
  for (const routeId of [route, kept]) await ask('carrier', routeId);
  await ask('otherCarrier', kept);
  const path = `/api/carriers/${office.ids.carrier}`;
  const told = () => office.db('alerts').where({ disabled: false }).pluck('description');
  const before = await told();
  expect((await office.as('admin').delete(path)).status).toBe(200);
  expect(await told()).toEqual(before);
  const requests = () => office.db('requestedRoutes').orderBy('id').pluck('status');
  expect(await requests()).toEqual(['rejected', 'rejected', 'pending']);
  for (const [id, pendingRequests] of [
    [route, 0],
    [kept, 1],
  ] as const)
    expect(await readRoute(office, id)).toMatchObject({ status: 'public', pendingRequests });
  await office.as('admin').put(`${path}/restore`);
  expect(await requests()).toEqual(['rejected', 'rejected', 'pending']);
  const { carrier: carrierId } = office.ids;
  expect((await office.as('admin').post('/api/requestedRoutes', { routeId: route, carrierId })).status).toBe(201);
});

test('a removed carrier is out at once with its users and drivers, and comes back whole', async () => {
  await givePasswords(office, 'carrier', 'driver');
  const cookies = [cookieOf(await logIn(office, 'transportista')), cookieOf(await logIn(office, 'conductor'))];
  const path = `/api/carriers/${office.ids.carrier}`;
  expect((await office.as('admin').delete(path)).body.data).toMatchObject({ disabled: true });
  for (const cookie of cookies) expect((await check(office, cookie)).status).toBe(401);
  const ids = [office.ids.users.carrier, office.ids.users.driver];
  expect(await office.db('sessions').whereIn('userId', ids)).toEqual([]);
  expect((await list('admin')).map(each => each.id)).not.toContain(office.ids.carrier);
  expect((await office.as('admin').put(`${path}/restore`)).status).toBe(200);
  expect((await logIn(office, 'transportista')).status).toBe(200);
});
