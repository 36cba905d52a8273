import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check, cookieOf, logIn, mailsOf, tokenIn } from '../help/accounts.ts';
import { alertsOf } from '../help/alerts.ts';
import type { Furniture } from '../help/furnish.ts';
import { PNG } from '../help/invoicing.ts';
import { type Client, clientOf, type Office, openOffice } from '../help/office.ts';
import { addConfirmed, addLoad, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await office.db('users').whereIn('id', [office.ids.users.driver, office.ids.users.otherDriver]).del();
});
afterEach(() => office.close());

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

  test('without an e-mail writes to the carrier, or else to whoever gives it', async () => {
    await give();
    expect((await mailsOf(office))[0]).toMatchObject({ to: 'transportista@example.com' });
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
    expect((await give({}, 'admin')).status).toBe(201);
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

  test('does not count what writes to nobody: another password, shutting out, letting in', async () => {
    await give();
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

describe('a vehicle that goes to another carrier', () => {
  type Rows = { id: number }[];
  let [load, route, request] = [0, 0, 0];
  let before: Client;

  /** The driver of now, who has chosen a password at the link in the last letter. */
  const enter = async (username: string): Promise<Client> => {
    const link = `/api/auth/reset-password/${tokenIn((await mailsOf(office)).at(-1))}`;
    await office.anonymous.post(link, { password: PASSWORD });
    const cookie = cookieOf(await logIn(office, username, PASSWORD));
    return clientOf(office.app, cookie.replace('session=', ''));
  };
  const drive = async (id: number, as: Client) => {
    for (let step = 0; step < 4; step += 1) await as.post(`/api/loads/${id}/tracking`);
  };
  const handOver = (carrierId = office.ids.otherCarrier) =>
    office.as('admin').put(`/api/vehicles/${office.ids.tractor}`, { carrierId });
  const listed = async (as: Client, resource: string) =>
    ((await as.get(`/api/${resource}`)).body.data as Rows).map(({ id }) => id);

  beforeEach(async () => {
    await give({ email: 'chofer@example.com' });
    before = await enter('1234BCD');
    load = await addLoad(office);
    route = await addConfirmed(office, [load]);
    await upload(before, `/api/loads/${load}/files`, { type: 'cmr' }, [file(PNG)]);
    const asked = await before.post('/api/accountingRequests/CMRrequest', { loadId: load });
    request = (asked.body.data as { id: number }).id;
    await drive(load, before);
    expect(await rowOf(office, 'routes', route)).toMatchObject({ status: 'finished' });
  });

  test('leaves its driver out at once, and tells the new company neither the name nor the e-mail', async () => {
    expect((await handOver()).status).toBe(200);
    expect((await before.get('/api/auth/check')).status).toBe(401);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(401);
    const vehicle = await office.as('otherCarrier').get(`/api/vehicles/${office.ids.tractor}`);
    expect(vehicle.body.data).toMatchObject({ driver: null });
    expect(vehicle.text).not.toContain('chofer@example.com');
    const changed = await office.as('otherCarrier').put(path(), { isActive: true });
    expect(changed.body.data).toMatchObject({ username: '1234BCD-2', isActive: true });
    expect(changed.text).not.toContain('chofer@example.com');
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(401);
  });

  test('has no history for who drives it then, but what the new company confirms', async () => {
    await handOver();
    // The name that the form proposes, which the driver before has for ever.
    await give({ username: '1234BCD', email: 'otra@example.com' }, 'otherCarrier');
    const after = await enter('1234BCD-2');
    for (const resource of ['routes', 'loads', 'documents', 'accountingRequests', 'alerts'])
      expect(await listed(after, resource), resource).toEqual([]);
    for (const url of [`routes/${route}`, `routes/${route}/sheet`, `loads/${load}`, `loads/${load}/cmr`])
      expect((await after.get(`/api/${url}`)).status, url).toBe(404);
    const more = await addLoad(office, { clientRef: 'REF-2' });
    const next = await addConfirmed(office, [more], { carrierId: office.ids.otherCarrier, towingVehicleId: null });
    expect(await listed(after, 'routes')).toEqual([next]);
    expect(await listed(after, 'loads')).toEqual([more]);
    expect(await listed(after, 'alerts')).toHaveLength(1);
    expect(await listed(office.as('carrier'), 'routes')).toEqual([route]);
  });

  test('has what it drove for its company again once it is back', async () => {
    await handOver();
    await handOver(office.ids.carrier);
    await give({ email: 'tercera@example.com' });
    const back = await enter('1234BCD-2');
    expect(await listed(back, 'routes')).toEqual([route]);
    expect(await listed(back, 'accountingRequests')).toEqual([request]);
  });

  test('brings nobody the answer to what was asked for before', async () => {
    await handOver();
    await give({ email: 'otra@example.com' }, 'otherCarrier');
    await office.as('admin').put(`/api/accountingRequests/${request}`, { status: 'accepted' });
    const told = await office.db('alerts').where({ recipientType: 'driver', disabled: false });
    expect(told).toEqual([]);
    expect(await alertsOf(office, 'admin', { kind: 'cmrRequested' })).toHaveLength(1);
  });

  test('and whatever else is changed of it leaves its driver in', async () => {
    await office.as('admin').put(`/api/vehicles/${office.ids.tractor}`, { specs: 'Trampilla' });
    expect((await before.get('/api/auth/check')).status).toBe(200);
    expect(await listed(before, 'routes')).toEqual([route]);
  });
});
