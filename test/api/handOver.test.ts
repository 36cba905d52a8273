import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, logIn, mailsOf, tokenIn } from '../help/accounts.ts';
import { alertsOf } from '../help/alerts.ts';
import { PNG } from '../help/invoicing.ts';
import { type Client, clientOf } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();
beforeEach(async () => {
  await office.db('users').whereIn('id', [office.ids.users.driver, office.ids.users.otherDriver]).del();
});

const path = () => `/api/vehicles/${office.ids.tractor}/driver`;
const give = (body: object, account: 'carrier' | 'otherCarrier' = 'carrier') => office.as(account).post(path(), body);
const PASSWORD = 'clave-del-camion';

describe('a vehicle that goes to another carrier', () => {
  type Rows = { id: number }[];
  type Step = { by: { name: string | null } | null; userId: number | null };
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

  test('leaves the names of who drove to the company that they drove for, and to it alone', async () => {
    const namesFor = async (account: 'admin' | 'carrier' | 'otherCarrier') => {
      const { tracking } = (await office.as(account).get(`/api/loads/${load}`)).body.data as { tracking: Step[] };
      return [...new Set(tracking.map(({ by, userId }) => by?.name ?? userId))];
    };
    expect(await namesFor('carrier')).toEqual(['1234BCD']);
    await handOver();
    await give({ email: 'otra@example.com' }, 'otherCarrier');
    expect(await namesFor('carrier')).toEqual(['1234BCD']);
    expect(await namesFor('admin')).toEqual(['1234BCD']);
    // As if the route had changed hands on the way.
    await office.db('routes').where({ id: route }).update({ carrierId: office.ids.otherCarrier });
    expect(await namesFor('otherCarrier')).toEqual([null]);
    await handOver(office.ids.carrier);
    await office.db('routes').where({ id: route }).update({ carrierId: office.ids.carrier });
    expect(await namesFor('carrier')).toEqual(['1234BCD']);
  });

  test('and whatever else is changed of it leaves its driver in', async () => {
    await office.as('admin').put(`/api/vehicles/${office.ids.tractor}`, { specs: 'Trampilla' });
    expect((await before.get('/api/auth/check')).status).toBe(200);
    expect(await listed(before, 'routes')).toEqual([route]);
  });
});
