import { beforeEach, describe, expect, test } from 'vitest';
import { check, cookieOf, logIn, mailsOf, tokenIn } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();
beforeEach(async () => {
  await office.db('users').whereIn('id', [office.ids.users.driver, office.ids.users.otherDriver]).del();
});

type Account = keyof Furniture['users'];

const path = (id = office.ids.tractor) => `/api/vehicles/${id}/driver`;
const give = (body: object = {}, account: Account = 'carrier', id?: number) => office.as(account).post(path(id), body);
const change = (body: object, account: Account = 'carrier') => office.as(account).put(path(), body);
const PASSWORD = 'clave-del-camion';

describe('giving a driver access', () => {
  test('makes an account that is called like the plate and sees its vehicle', async () => {
    const answer = await give({ email: 'chofer@example.com', password: PASSWORD });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ username: '1234BCD', email: 'chofer@example.com', isActive: true });
    expect(answer.text).not.toContain(PASSWORD);
    const login = await logIn(office, '1234bcd', PASSWORD);
    expect(login.body.data).toMatchObject({ role: 'driver', vehicle: { id: office.ids.tractor, number: '1234BCD' } });
    const vehicle = await office.as('carrier').get(`/api/vehicles/${office.ids.tractor}`);
    expect(vehicle.body.data).toMatchObject({ driver: { username: '1234BCD' } });
  });

  test('without a password sends a link to choose one', async () => {
    await give({ email: 'chofer@example.com', username: 'chofer' });
    const [mail] = await mailsOf(office);
    expect(mail).toMatchObject({ to: 'chofer@example.com', subject: 'Acceso de conductor: 1234BCD' });
    expect(
      (await office.anonymous.post(`/api/auth/reset-password/${tokenIn(mail)}`, { password: PASSWORD })).status,
    ).toBe(204);
    expect((await logIn(office, 'chofer', PASSWORD)).status).toBe(200);
  });

  test('without an e-mail writes to the carrier, or else to its account that gives it', async () => {
    await give();
    expect((await mailsOf(office))[0]).toMatchObject({ to: 'transportista@example.com' });
  });

  test.each(['admin', 'superUser'] as const)('never takes the e-mail of the %s who gives it', async account => {
    for (const answer of [await give({}, account), await give({ password: PASSWORD }, account)]) {
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { email: 'La empresa no tiene e-mail: escribe el del conductor.' },
      ]);
      expect(answer.text).not.toContain('example.com');
    }
    expect(await office.db('users').where({ role: 'driver' })).toEqual([]);
    expect(await mailsOf(office)).toEqual([]);
    await office.db('carriers').where({ id: office.ids.carrier }).update({ email: 'trafico@uno.example' });
    expect((await give({}, account)).body.data).toMatchObject({ email: 'trafico@uno.example' });
    expect(await mailsOf(office)).toMatchObject([{ to: 'trafico@uno.example' }]);
  });

  test('twice is refused, also at once', async () => {
    const answers = await Promise.all([give({ username: 'uno' }), give({ username: 'dos' })]);
    expect(answers.map(each => each.status).sort()).toEqual([201, 409]);
    expect((await give({ username: 'tres' })).body.message).toBe('El vehículo ya tiene acceso de conductor.');
  });

  test.each([
    ['a taken name', { username: 'ADMIN' }, 409, 'username'],
    ['a name that leads elsewhere', { username: 'Gane un premio en https://evil.test' }, 422, 'username'],
    ['a name of two lines', { username: 'Hola\nAdiós' }, 422, 'username'],
    ['a name that is too long', { username: '\ufb2c'.repeat(100) }, 422, 'username'],
    ['a short password', { password: 'corta' }, 422, 'password'],
    ['an e-mail that is none', { email: 'x' }, 422, 'email'],
    ['a field it does not have', { role: 'admin' }, 400, 'role'],
  ])('with %s is refused at its field', async (_what, body, status, field) => {
    const answer = await give(body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toHaveProperty(field);
  });

  test('is only for what has traction', async () => {
    expect((await give({}, 'carrier', office.ids.trailer)).status).toBe(409);
  });

  test('is not for a vehicle that was removed', async () => {
    await office.as('carrier').delete(`/api/vehicles/${office.ids.tractor}`);
    expect((await give({}, 'carrier')).status).toBe(404);
    expect((await give({}, 'admin')).body.code).toBe('disabled');
  });

  test('is the office’s and the owning carrier’s', async () => {
    expect((await give({}, 'otherCarrier')).status).toBe(404);
    for (const account of ['client', 'accountant'] as const) expect((await give({}, account)).status).toBe(403);
    expect((await give({ email: 'chofer@example.com' }, 'admin')).status).toBe(201);
  });
});

describe('writing to drivers', () => {
  const SIZES = { tonnage: 12, long: 7.2, width: 2.4, height: 2.5 };
  /** So many more lorries, by their ids. */
  const buyTractors = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const number = `${2000 + n}BBB`;
      const tractor = { number, carrierId: office.ids.carrier, hasTraction: true, type: 'rigid', ...SIZES };
      const answer = await office.as('carrier').post('/api/vehicles', tractor);
      ids.push((answer.body.data as { id: number }).id);
    }
    return ids;
  };
  const to = { email: 'victima@otro.test' };

  test.each(['post', 'put'] as const)('is stopped after twenty letters in a quarter of an hour: %s', async method => {
    const [last, ...tractors] = await buyTractors(21);
    for (const id of tractors) expect((await office.as('carrier')[method](path(id), to)).status).toBeLessThan(300);
    const stopped = await office.as('carrier')[method](path(last), to);
    expect(stopped.status).toBe(429);
    expect(stopped.body.message).toBe('Demasiados intentos. Espera unos minutos y vuelve a probar.');
    expect(await mailsOf(office)).toHaveLength(20);
    expect((await office.as('admin')[method](path(last), to)).status).toBeLessThan(300);
  });

  test('goes on after that time: a haulier with forty lorries is done the same morning', async () => {
    const tractors = await buyTractors(40);
    for (const [n, id] of tractors.entries()) {
      if (n === 20) office.setNow(new Date(office.world.now().getTime() + 15 * 60_000 + 1_000).toISOString());
      expect((await office.as('carrier').post(path(id), {})).status).toBe(201);
    }
  });

  test('is counted together with letters to accountants', async () => {
    for (let n = 0; n < 20; n += 1)
      await office.as('carrier').post(`/api/carriers/invite-accountant/${office.ids.carrier}`, to);
    expect((await give(to)).status).toBe(429);
  });

  test('counts letting in whoever never chose a password, who is written to anew each time', async () => {
    await give();
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      expect((await change({ isActive: false })).status).toBe(200);
      statuses.push((await change({ isActive: true })).status);
    }
    expect(statuses).toEqual([...Array<number>(19).fill(200), 429]);
    expect(await mailsOf(office)).toHaveLength(20);
  });

  test('does not count what writes to nobody: another password, shutting out, letting in', async () => {
    await give({ password: PASSWORD });
    for (let n = 0; n < 25; n += 1) expect((await change({ isActive: n % 2 > 0 })).status).toBe(200);
    expect(await mailsOf(office)).toHaveLength(1);
  });
});

test('a plate that can’t be the name of an account asks for another name', async () => {
  await office.db('vehicles').where({ id: office.ids.tractor }).update({ number: 'HTTPS://EVILTEST' });
  expect((await give()).body.errors).toEqual({ username: 'No puede llevar una dirección web (https://… o www.)' });
  expect(await mailsOf(office)).toEqual([]);
  expect((await give({ username: 'chofer' })).status).toBe(201);
});

describe('changing a driver’s access', () => {
  const open = async () => {
    await give({ password: PASSWORD });
    return cookieOf(await logIn(office, '1234BCD', PASSWORD));
  };

  test('to another password ends the sessions with the old one', async () => {
    const cookie = await open();
    expect((await change({ password: 'otra-clave-larga' })).status).toBe(200);
    expect((await check(office, cookie)).status).toBe(401);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(401);
    expect((await logIn(office, '1234BCD', 'otra-clave-larga')).status).toBe(200);
  });

  test('leaves a name as it was given before, whatever it holds, but takes no other such', async () => {
    await open();
    await office.db('users').where({ vehicleId: office.ids.tractor }).update({ username: 'www.antes.es' });
    expect((await change({ username: 'www.antes.es', password: 'otra-clave-larga' })).status).toBe(200);
    expect((await logIn(office, 'www.antes.es', 'otra-clave-larga')).status).toBe(200);
    expect((await change({ username: 'www.ahora.es' })).body.errors).toHaveProperty('username');
  });

  test('to disabled shuts it out at once, and enabled lets it in again', async () => {
    const cookie = await open();
    expect((await change({ isActive: false })).body.data).toMatchObject({ isActive: false });
    expect((await check(office, cookie)).status).toBe(401);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(401);
    await change({ isActive: true });
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(200);
  });

  test('to names that are taken is stopped after twenty: whose accounts there are is not to be tried out', async () => {
    await give({ email: 'chofer@example.com' }, 'admin');
    for (let n = 0; n < 20; n += 1) expect((await change({ username: 'ADMIN' })).status).toBe(409);
    expect((await change({ username: 'ADMIN' })).status).toBe(429);
    expect((await change({ username: 'contable' })).status).toBe(429);
    expect((await change({ isActive: false })).status).toBe(200);
    expect((await change({ username: 'CHOFER' }, 'admin')).status).toBe(200);
  });

  test('of a vehicle that has none gives it', async () => {
    expect((await change({ password: PASSWORD })).status).toBe(200);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(200);
  });

  test('of another carrier’s vehicle is not possible', async () => {
    await open();
    expect((await change({ password: 'otra-clave-larga' }, 'otherCarrier')).status).toBe(404);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(200);
  });
});
