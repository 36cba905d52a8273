import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources';
import { ROLES, type Role } from '#domain/roles';
import { CANARY, type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
let rows: EveryRow;
beforeEach(async () => {
  office = await openOffice();
  rows = await storeEveryRow(office);
});
afterEach(() => office.close());

type Rows = 'all' | 'own' | 'none';
type Cell = { read: Rows; update?: object; create?: true; remove?: true };
const ALL = (update: object): Cell => ({ read: 'all', update, create: true, remove: true });
const NONE: Cell = { read: 'none' };

/**
 * Design 3 by hand, row by row: whose rows a role reads, a change it may make to its own, and whether it may create and
 * remove. Written apart from the module that the API enforces, so that a slip there is seen here.
 */
const MATRIX: Partial<Record<ResourceName, Record<Role, Cell>>> = {
  carriers: {
    superUser: ALL({ phone: '600100200' }),
    admin: ALL({ phone: '600100200' }),
    carrier: { read: 'own', update: { phone: '600100200' } },
    client: NONE,
    accountant: { read: 'own' },
    driver: NONE,
  },
  clients: {
    superUser: ALL({ provider: 'P-1' }),
    admin: ALL({ provider: 'P-1' }),
    carrier: NONE,
    client: { read: 'own', update: { phone: '600100200' } },
    accountant: NONE,
    driver: NONE,
  },
  locations: {
    superUser: ALL({ label: 'Muelle 2' }),
    admin: ALL({ label: 'Muelle 2' }),
    carrier: NONE,
    client: { read: 'own', update: { label: 'Muelle 2' }, create: true, remove: true },
    accountant: NONE,
    driver: NONE,
  },
  vehicles: {
    superUser: ALL({ specs: 'Trampilla' }),
    admin: ALL({ specs: 'Trampilla' }),
    carrier: { read: 'own', update: { specs: 'Trampilla' }, create: true, remove: true },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own' },
  },
  loads: {
    superUser: ALL({ comments: 'Frágil' }),
    admin: ALL({ comments: 'Frágil' }),
    carrier: { read: 'own' },
    client: { read: 'own' },
    accountant: NONE,
    driver: { read: 'own' },
  },
  routes: {
    superUser: ALL({ comments: 'Salida a las 6' }),
    admin: ALL({ comments: 'Salida a las 6' }),
    carrier: { read: 'own', update: { status: 'ongoing' } },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own' },
  },
  poolOfRoutes: {
    superUser: { read: 'all' },
    admin: { read: 'all' },
    carrier: { read: 'own' },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  requestedRoutes: {
    superUser: ALL({ status: 'rejected' }),
    admin: ALL({ status: 'rejected' }),
    carrier: { read: 'own', create: true, remove: true },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  accountingRequests: {
    superUser: ALL({ comments: 'Visto' }),
    admin: ALL({ comments: 'Visto' }),
    carrier: { read: 'own', create: true },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own', create: true },
  },
  invoices: {
    superUser: ALL({ notes: 'Revisada' }),
    admin: ALL({ notes: 'Revisada' }),
    carrier: { read: 'own', update: { name: 'Portes de noviembre' }, create: true, remove: true },
    client: { read: 'own' },
    accountant: { read: 'own', update: { isProcessed: true } },
    driver: NONE,
  },
  discounts: {
    superUser: ALL({ title: 'Neumáticos' }),
    admin: ALL({ title: 'Neumáticos' }),
    carrier: { read: 'all' },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  documents: {
    superUser: ALL({ name: 'Tarjeta' }),
    admin: ALL({ name: 'Tarjeta' }),
    carrier: { read: 'own', update: { name: 'Tarjeta' }, create: true, remove: true },
    client: { read: 'none' },
    accountant: { read: 'none' },
    driver: { read: 'none' },
  },
};

/** The roles that have the service but none of the rows that stand for it here: they find nothing, rather than a 403. */
const WITHOUT_ROWS: readonly [ResourceName, Role][] = [
  ['documents', 'client'],
  ['documents', 'accountant'],
  ['documents', 'driver'],
];

const cases = Object.entries(MATRIX).flatMap(([resource, roles]) =>
  ROLES.map(role => [role, resource as keyof EveryRow & ResourceName, roles[role]] as const),
);

describe.each(cases)('%s on %s', (role, resource, cell) => {
  const noService = () => cell.read === 'none' && !WITHOUT_ROWS.some(([r, who]) => r === resource && who === role);
  const url = (side: 'own' | 'other') => `/api/${resource}/${rows[resource][side]}`;
  const statusOf = (side: 'own' | 'other', allowed: number, hasVerb: boolean): number => {
    if (noService() || !hasVerb) return 403;
    return cell.read === 'all' || (cell.read === 'own' && side === 'own') ? allowed : 404;
  };

  test('lists, counts, searches, finds and exports just its rows', async () => {
    const client = office.as(role);
    const list = await client.get(`/api/${resource}?range=[0,99]`);
    if (noService()) {
      for (const path of ['', '/export', `/${rows[resource].own}`])
        expect((await client.get(`/api/${resource}${path}`)).status).toBe(403);
      return;
    }
    expect(list.status, list.text).toBe(200);
    const found = (list.body.data as { id: number }[]).map(row => row.id);
    expect(found.includes(rows[resource].own)).toBe(cell.read !== 'none');
    expect(found.includes(rows[resource].other)).toBe(cell.read === 'all');
    if (cell.read !== 'all') expect(list.body.total).toBe(found.length);
    const other = rows[resource].other;
    const seen = cell.read === 'all' ? 1 : 0;
    for (const filter of [`{"id":[${other}]}`, `{"id":${other}}`, `{"id":{"is":${other}}}`])
      expect((await client.get(`/api/${resource}?filter=${encodeURIComponent(filter)}`)).body.data).toHaveLength(seen);
    const searched = await client.get(`/api/${resource}?filter=${encodeURIComponent(`{"q":"${CANARY.other}"}`)}`);
    expect((searched.body.data as { id: number }[]).some(row => row.id === other)).toBe(cell.read === 'all');
    const csv = await client.get(`/api/${resource}/export?filter=${encodeURIComponent(`{"id":[${other}]}`)}`);
    expect(csv.status).toBe(200);
    expect(csv.text.trim().split('\r\n')).toHaveLength(1 + seen);
    for (const side of ['own', 'other'] as const)
      expect((await client.get(url(side))).status).toBe(statusOf(side, 200, true));
  });

  test('changes just what it may, and of its own rows alone', async () => {
    const client = office.as(role);
    const update = cell.update ?? {};
    const hasVerb = cell.update !== undefined || hasDocumentVerbs(role, resource);
    for (const side of ['other', 'own'] as const) {
      const before = await office
        .db(resource === 'poolOfRoutes' ? 'routes' : resource)
        .where({ id: rows[resource][side] })
        .first();
      const answer = await client.put(url(side), update);
      expect(answer.status, answer.text).toBe(statusOf(side, 200, hasVerb));
      const many = await client.put(`/api/${resource}/many`, {
        ids: [rows[resource].own, rows[resource].other],
        data: update,
      });
      expect(many.status, many.text).toBe(hasVerb && !noService() ? (cell.read === 'all' ? 200 : 404) : 403);
      if (answer.status !== 200)
        expect(
          await office
            .db(resource === 'poolOfRoutes' ? 'routes' : resource)
            .where({ id: rows[resource][side] })
            .first(),
        ).toMatchObject({ ...before, version: expect.anything(), updatedAt: expect.anything() });
    }
  });

  test('creates and removes only where the table says so', async () => {
    const client = office.as(role);
    const created = await client.post(`/api/${resource}`, { desconocido: 1 });
    // Who may create is told of the field; who may not is turned away before anything is read.
    expect(created.status, created.text).toBe(cell.create || hasDocumentVerbs(role, resource) ? 400 : 403);
    for (const side of ['other', 'own'] as const) {
      const removed = await client.delete(url(side));
      const hasVerb = cell.remove === true || hasDocumentVerbs(role, resource);
      const expected = statusOf(side, 200, hasVerb);
      // A rule of the row may still forbid it (a decided request, an issued invoice): that is 409, and no leak.
      expect(expected === 200 ? [200, 409] : [expected], removed.text).toContain(removed.status);
      expect([403, 404, 200, 409]).toContain((await client.put(`${url(side)}/restore`)).status);
    }
  });
});

/** Verbs a role has on documents, though on none of the rows that stand for it here. */
const hasDocumentVerbs = (role: Role, resource: ResourceName) =>
  resource === 'documents' && (role === 'client' || role === 'driver');

describe('documents of other owners', () => {
  test.each([
    ['client', 'clientDocuments', 'own', 200],
    ['client', 'clientDocuments', 'other', 404],
    ['client', 'loadDocuments', 'own', 200],
    ['client', 'loadDocuments', 'other', 404],
    ['client', 'documents', 'own', 404],
    ['driver', 'loadDocuments', 'own', 200],
    ['driver', 'loadDocuments', 'other', 404],
    ['driver', 'documents', 'own', 404],
    ['carrier', 'loadDocuments', 'own', 200],
    ['carrier', 'loadDocuments', 'other', 404],
    ['carrier', 'clientDocuments', 'own', 404],
    ['accountant', 'invoiceDocuments', 'own', 200],
    ['accountant', 'invoiceDocuments', 'other', 404],
    ['accountant', 'documents', 'own', 404],
  ] as const)('%s reads %s (%s): %s', async (role, kind, side, status) => {
    expect((await office.as(role).get(`/api/documents/${rows[kind][side]}`)).status).toBe(status);
  });
});

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
