import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/dates';
import { cellOf } from '#domain/permissions';
import { RECORDED } from '#domain/history';
import { ROLES } from '#domain/roles';
import { SEEN_IN_PART } from '../../api/history/index.ts';
import { PNG } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad } from '../help/rows.ts';
import { csvRows, xlsxRows } from '../help/sheets.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

type Entry = {
  id: number;
  resource: string;
  recordId: number;
  action: string;
  userId: number | null;
  user: { username: string } | null;
  ip: string | null;
  createdAt: string;
  changes: Record<string, [unknown, unknown]>;
};

const historyFor = async (who: 'superUser' | 'admin', filter: object = {}) => {
  const answer = await office.as(who).get(`/api/history?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as Entry[];
};

describe('the history of all rows', () => {
  test('says who changed what, when and from where, the newest first', async () => {
    const client = office.as('admin');
    const { body } = await client.post('/api/locations', { addressName: 'Nave 1', clientId: office.ids.client });
    const id = Number((body.data as { id: number } | undefined)?.id);
    office.setNow('2026-11-20T11:01:00.000Z');
    await client.put(`/api/locations/${id}`, { addressName: 'Nave 2' });
    await client.delete(`/api/locations/${id}`);
    expect(await historyFor('admin', { resource: 'locations', recordId: id })).toMatchObject([
      { action: 'remove', changes: { disabled: [false, true] } },
      { action: 'update', changes: { addressName: ['Nave 1', 'Nave 2'] }, ip: '127.0.0.1' },
      {
        action: 'create',
        user: { username: 'admin' },
        createdAt: '2026-11-20T11:00:00.000Z',
        changes: { addressName: [null, 'Nave 1'] },
      },
    ]);
  });

  test('is found by who did it, by day, by what was done and by address, and has amounts in euros', async () => {
    const load = await addLoad(office, { price: 500 });
    await office.as('admin').put(`/api/loads/${load}`, { price: 612.5 });
    const mine = { userId: office.ids.users.admin };
    for (const filter of [
      { ...mine, action: 'update' },
      { ...mine, action: 'update', createdAt: { is: '2026/11/20' } },
      { action: 'update', resource: 'loads' },
      { ip: '127.0.0.1', action: 'update' },
    ])
      expect(await historyFor('admin', filter)).toMatchObject([{ recordId: load, changes: { price: [500, 612.5] } }]);
    expect(await historyFor('admin', { userId: office.ids.users.carrier })).toEqual([]);
    const one = await office.as('admin').get(`/api/loads/${load}/history`);
    expect(one.body.data).toMatchObject([
      { username: 'admin', ip: '127.0.0.1', changes: { price: [500, 612.5] } },
      { action: 'create' },
    ]);
  });

  test('is exported in words', async () => {
    const load = await addLoad(office, { price: 500 });
    await office.as('admin').put(`/api/loads/${load}`, { price: 612.5, isPalleted: true });
    const { text } = await office.as('admin').get('/api/history/export');
    expect(text).toContain('admin');
    expect(text).toContain('Pedidos');
    expect(text).toContain('500 → 612.5');
    expect(text).toContain('No → Sí');
  });

  test('is exported with the names of accounts, companies and vehicles, as the list shows them', async () => {
    const { ids } = office;
    const change = (resource: string, recordId: number, changes: object) =>
      office.db('changes').insert({
        resource,
        recordId,
        action: 'update',
        changes: JSON.stringify(changes),
        at: '2026-11-05T11:03:00.000Z',
      });
    await change('users', ids.users.carrier, { carrierId: [null, ids.carrier], clientId: [ids.client, null] });
    await change('routes', 7, { tractionVehicleId: [999_999, ids.tractor] });
    const nameOf = async (table: string, column: string, id: number) =>
      (await office.db(table).where({ id }).first(column))[column];
    const { text } = await office.as('admin').get('/api/history/export?format=csv');
    const [route, user] = csvRows(text);
    expect(user).toMatchObject({
      Registro: 'transportista',
      Cambios: `Transportista: — → ${await nameOf('carriers', 'name', ids.carrier)}; Cliente: ${await nameOf('clients', 'alias', ids.client)} → —`,
    });
    expect(route).toMatchObject({ Registro: '7' });
    expect(route?.Cambios).toMatch(new RegExp(`: 999999 → ${await nameOf('vehicles', 'number', ids.tractor)}$`));
  });

  test.each([
    ['2026-11-05T11:03:00.000Z', '05/11/2026 12:03'],
    ['2026-11-19T11:03:00.000Z', '19/11/2026 12:03'],
  ])('is exported with when it was: %s', async (createdAt, shown) => {
    const done = { resource: 'carriers', recordId: office.ids.carrier, action: 'update', changes: '{}', at: createdAt };
    await office.db('changes').insert(done);
    const { text } = await office.as('admin').get('/api/history/export?format=csv');
    expect(csvRows(text)).toMatchObject([{ Cuándo: shown }]);
    const { bytes } = await office.as('admin').get('/api/history/export?format=xlsx');
    const days = (Date.parse(createdAt) + HOUR - Date.UTC(1899, 11, 30)) / DAY;
    expect(xlsxRows(bytes)).toMatchObject([{ Cuándo: expect.closeTo(days, 6) }]);
  });

  test('is exported with the point of a place, where nothing else of it changed', async () => {
    const path = `/api/carriers/${office.ids.carrier}`;
    const at = (latitude: string) => ({ address: { city: 'Getafe', latitude, longitude: '-3.7329' } });
    for (const latitude of ['40.3', '40.3057']) await office.as('admin').put(path, at(latitude));
    const { text } = await office.as('admin').get('/api/history/export');
    expect(text).toContain('Getafe · 40.3, -3.7329 → Getafe · 40.3057, -3.7329');
  });

  test.each(ROLES.filter(role => role !== 'superUser' && role !== 'admin'))('is not for %s', async role => {
    for (const path of ['', '/1', '/export'])
      expect((await office.as(role).get(`/api/history${path}`)).status).toBe(403);
  });

  test('is nobody’s to write', async () => {
    const changes = { resource: 'loads', recordId: 1, action: 'create' };
    for (const who of ['superUser', 'admin'] as const) {
      expect((await office.as(who).post('/api/history', changes)).status).toBe(403);
      expect((await office.as(who).put('/api/history/1', changes)).status).toBe(403);
      expect((await office.as(who).delete('/api/history/1')).status).toBe(403);
    }
  });
});

describe('an admin', () => {
  test('is not told what happened to superUsers’ accounts and to alerts that aren’t for it', async () => {
    const { carrier } = office.ids.users;
    const other = await office.as('superUser').post('/api/users', {
      ...{ username: 'otra', password: 'una-clave-larga', role: 'superUser', email: 'otra@example.com' },
    });
    const hidden = (other.body.data as { id: number }).id;
    await office.as('superUser').put(`/api/users/${carrier}`, { email: 'cambiado@example.com' });
    await office
      .as('superUser')
      .post('/api/alerts', { title: 'Para el transportista', recipientType: 'carrier', carrierId: office.ids.carrier });
    const seen = async (who: 'superUser' | 'admin') =>
      (await historyFor(who)).map(({ resource, recordId }) => `${resource} ${recordId}`).sort();
    expect(await seen('superUser')).toEqual(['alerts 1', `users ${hidden}`, `users ${carrier}`].sort());
    expect(await seen('admin')).toEqual([`users ${carrier}`]);
    const [own] = await historyFor('superUser', { resource: 'users', recordId: hidden });
    expect((await office.as('admin').get(`/api/history/${own?.id}`)).status).toBe(404);
  });

  test('isn’t told which changes were a superUser’s', async () => {
    await office.as('superUser').put(`/api/carriers/${office.ids.carrier}`, { phone: '600111222' });
    expect(await historyFor('admin')).toMatchObject([{ resource: 'carriers', userId: null, user: null }]);
    expect(await historyFor('admin', { userId: office.ids.users.superUser })).toEqual([]);
    const { text } = await office.as('admin').get('/api/history/export');
    expect(text).toContain('600111222');
    expect(text).not.toContain('super');
  });

  test('has every kind of row that it sees in part left out in part', () => {
    const inPart = RECORDED.filter(name => cellOf('admin', name)?.rows === 'own');
    expect(SEEN_IN_PART.map(({ name }) => name).sort()).toEqual([...inPart].sort());
  });
});

describe('files that are added', () => {
  const add = (url: string, title: string, from: 'admin' | 'carrier' = 'admin') =>
    upload(office.as(from), `${url}/files`, {}, [file(PNG, title)]);
  const lastOf = async (resource: string) =>
    (await historyFor('admin', { resource })).map(({ action, changes }) => ({ action, changes }))[0];

  test('to a document are told with those that it had; those that it came with are no change', async () => {
    const values = { type: 'other', carrierId: office.ids.carrier };
    const { body } = await upload(office.as('admin'), '/api/documents', values, [file(PNG, 'uno.png')]);
    const { id } = body.data as { id: number };
    expect(await historyFor('admin', { resource: 'documents', recordId: id })).toHaveLength(1);
    expect((await add(`/api/documents/${id}`, 'dos.png', 'carrier')).status).toBe(201);
    expect(await historyFor('admin', { resource: 'documents', recordId: id })).toMatchObject([
      { action: 'update', userId: office.ids.users.carrier, changes: { url: ['uno.png', 'uno.png, dos.png'] } },
      { action: 'create' },
    ]);
    expect((await office.as('admin').get('/api/history/export')).text).toContain(
      'Archivos: uno.png → uno.png, dos.png',
    );
  });

  test('as a logo or a cover are told with what they take the place of', async () => {
    for (const title of ['antes.png', 'ahora.png']) expect((await add('/api/settings/1', title)).status).toBe(201);
    expect(await lastOf('settings')).toEqual({ action: 'update', changes: { logo: ['antes.png', 'ahora.png'] } });
    const discount = { title: 'Gasóleo', description: '5 %', link: 'https://example.com' };
    const { body } = await office.as('admin').post('/api/discounts', discount);
    expect((await add(`/api/discounts/${(body.data as { id: number }).id}`, 'portada.png')).status).toBe(201);
    expect(await lastOf('discounts')).toEqual({ action: 'update', changes: { document: [null, 'portada.png'] } });
  });

  test('to a request are told too, and none that is refused', async () => {
    const { body } = await office.as('carrier').post('/api/accountingRequests', {});
    const url = `/api/accountingRequests/${(body.data as { id: number }).id}`;
    expect((await add(url, 'modelo.png', 'carrier')).status).toBe(201);
    expect(await lastOf('accountingRequests')).toMatchObject({ changes: { files: [null, 'modelo.png'] } });
    await office.as('admin').put(url, { status: 'rejected' });
    const before = (await historyFor('admin')).length;
    expect((await add(url, 'otro.png', 'carrier')).status).toBe(409);
    expect(await historyFor('admin')).toHaveLength(before);
  });
});

describe('what was noted', () => {
  test('is neither altered nor taken away, not even in the database', async () => {
    await office.as('admin').put(`/api/carriers/${office.ids.carrier}`, { phone: '600111222' });
    const before = await office.db('changes').select();
    await expect(office.db('changes').update({ userId: 1 })).rejects.toThrow('the history is only added to');
    await expect(office.db('changes').where({ resource: 'carriers' }).del()).rejects.toThrow(
      'the history is only added to',
    );
    expect(await office.db('changes').select()).toEqual(before);
  });

  test('never holds a password, nor what follows from it', async () => {
    await office.as('admin').put(`/api/users/${office.ids.users.carrier}`, { password: 'otra-clave-larga' });
    expect(JSON.stringify(await office.db('changes').select())).not.toMatch(/otra-clave|argon2|"password"/);
  });
});
