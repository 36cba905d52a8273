import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources';
import { ROLES, type Role } from '#domain/roles';
import { type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
let rows: EveryRow;
beforeEach(async () => {
  office = await openOffice();
  rows = await storeEveryRow(office);
});
afterEach(() => office.close());

describe('what no role is sent', () => {
  const HIDDEN: [Role, ResourceName, string, string][] = [
    ['carrier', 'loads', 'price', '919.19'],
    ['driver', 'loads', 'price', '919.19'],
    ['driver', 'routes', 'price', '700'],
    ['accountant', 'invoices', 'rawName', 'contraparte'],
    ['accountant', 'invoices', 'isEmitted', '"isEmitted"'],
    ['superUser', 'users', 'password', '"password"'],
    ['admin', 'users', 'password', '"password"'],
    ['carrier', 'users', 'password', '"password"'],
  ];

  test.each(HIDDEN)('%s on %s: %s, by any way of asking', async (role, resource, field, canary) => {
    const client = office.as(role);
    expect((await client.get(`/api/${resource}`)).text).not.toContain(canary);
    expect((await client.get(`/api/${resource}/export`)).text).not.toContain(canary.replace(/"/g, ''));
    for (const query of [
      `sort=["${field}","ASC"]`,
      `filter={"${field}":{"isNotEmpty":true}}`,
      `filter={"${field}":"x"}`,
      `sort=["${resource}.${field}","ASC"]`,
      `filter={"${resource}.${field}":1}`,
    ]) {
      const answer = await client.get(`/api/${resource}?${encodeURI(query)}`);
      expect(answer.status, `${query} ${answer.text}`).toBe(400);
    }
  });
});

describe('what somebody isn’t told of can’t be written either: it is an unknown name to them', () => {
  const UNWRITTEN: [Role, ResourceName, string, unknown][] = [
    ['carrier', 'invoices', 'notes', 'x'],
    ['accountant', 'invoices', 'rawName', 'x'],
  ];

  test.each(UNWRITTEN)('%s on %s: %s', async (role, resource, field, value) => {
    const list = await office.as(role).get(`/api/${resource}`);
    const [{ id, version }] = list.body.data as [{ id: number; version: number }];
    const answer = await office.as(role).put(`/api/${resource}/${id}`, { version, [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'fieldNotAllowed']);
  });
});

describe('accounts', () => {
  test('of others don’t exist for who isn’t the office, and superUsers don’t for an admin', async () => {
    for (const role of ['carrier', 'client', 'accountant', 'driver'] as const) {
      const list = await office.as(role).get('/api/users');
      expect((list.body.data as { id: number }[]).map(user => user.id)).toEqual([office.ids.users[role]]);
      expect((await office.as(role).get(`/api/users/${office.ids.users.admin}`)).status).toBe(404);
      expect((await office.as(role).put(`/api/users/${office.ids.users[role]}`, { role: 'superUser' })).status).toBe(
        403,
      );
      expect((await office.as(role).post('/api/users', {})).status).toBe(403);
    }
    expect((await office.as('admin').get(`/api/users/${office.ids.users.superUser}`)).status).toBe(404);
    expect(
      (await office.as('admin').put(`/api/users/${office.ids.users.superUser}`, { email: 'x@example.com' })).status,
    ).toBe(404);
  });

  test('of superUsers aren’t named to an admin in what was changed by them', async () => {
    const url = `/api/carriers/${office.ids.carrier}`;
    for (const [who, phone] of [
      ['superUser', '600100201'],
      ['admin', '600100202'],
    ] as const)
      await office.as(who).put(url, { phone });
    const namesFor = async (who: 'superUser' | 'admin') =>
      (
        (await office.as(who).get(`${url}/history`)).body.data as { username: string | null; userId: number | null }[]
      ).map(each => [each.username, each.userId !== null]);
    expect(await namesFor('superUser')).toEqual([
      ['admin', true],
      ['super', true],
    ]);
    expect(await namesFor('admin')).toEqual([
      ['admin', true],
      [null, false],
    ]);
    for (const resource of ['payments', 'invoiceRuns'] as const) {
      const { own } = rows[resource];
      await office.db(resource).where({ id: own }).update({ userId: office.ids.users.superUser });
      expect((await office.as('superUser').get(`/api/${resource}/${own}`)).text).toContain('"super"');
      expect((await office.as('admin').get(`/api/${resource}/${own}`)).text).not.toContain('"super"');
    }
  });

  test('can’t be given a role above the giver’s', async () => {
    const body = {
      username: 'nuevo',
      password: 'una-clave-larga',
      role: 'superUser',
      email: 'n@example.com',
      isActive: true,
    };
    expect([403, 422]).toContain((await office.as('admin').post('/api/users', body)).status);
    expect((await office.as('superUser').post('/api/users', body)).status).toBe(201);
    expect(
      (await office.as('superUser').post('/api/users', { ...body, username: 'chofer', role: 'driver' })).status,
    ).toBe(422);
  });
});

describe('alerts', () => {
  test.each(ROLES)('%s sees just its own', async role => {
    const expected =
      role === 'superUser' ? [rows.alerts.own, rows.alerts.other] : role === 'carrier' ? [rows.alerts.own] : [];
    const list = await office.as(role).get('/api/alerts');
    expect((list.body.data as { id: number }[]).map(alert => alert.id).sort()).toEqual(expected.sort());
    const foreign = await office.as(role).put('/api/alerts/many', { ids: [rows.alerts.other], data: { isRead: true } });
    expect(foreign.status).toBe(role === 'superUser' ? 200 : 404);
  });
});
