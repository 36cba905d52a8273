import { beforeEach, describe, expect, test } from 'vitest';
import { type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { PDF } from '../help/invoicing.ts';
import { MATRIX } from '../help/matrix.ts';
import type { Answer, Client } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { addLoad } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();
let rows: EveryRow;
beforeEach(async () => {
  rows = await storeEveryRow(office);
});

const WATCHED = ['invoices', 'vehicles', 'routes', 'documents', 'loads', 'requestedRoutes', 'users', 'carriers'];
const stored = async () => Promise.all(WATCHED.map(table => office.db(table).orderBy('id')));

type Try = [what: string, ask: (client: Client) => Promise<Answer>, statuses: number[]];

/** A carrier at what is another's, and at what of its own is the office's to write. */
const TRIES: Try[] = [
  ['another’s invoice', c => c.get(`/api/invoices/${rows.invoices.other}`), [404]],
  [
    'another’s invoice among its own',
    c => c.put('/api/invoices/many', { ids: [rows.invoices.own, rows.invoices.other], data: { name: 'x' } }),
    [404],
  ],
  ['another’s invoice, restored', c => c.put(`/api/invoices/${rows.invoices.other}/restore`), [404]],
  [
    'its invoice under another’s number',
    c => c.put(`/api/invoices/${rows.invoices.own}`, { id: rows.invoices.other, name: 'x' }),
    [403],
  ],
  [
    'a new invoice under another’s number',
    c => c.post('/api/invoices', { id: rows.invoices.other, isEmitted: true, value: 1 }),
    [403],
  ],
  [
    'a new document by a form under another’s number',
    c =>
      upload(c, '/api/documents', { id: rows.documents.other, type: 'cap', carrierId: office.ids.carrier }, [
        file(PDF, 'a.pdf'),
      ]),
    [403],
  ],
  [
    'its invoice, paid and processed',
    c => c.put(`/api/invoices/${rows.invoices.own}`, { status: 1, isProcessed: true }),
    [403],
  ],
  [
    'its vehicle, given away',
    c => c.put(`/api/vehicles/${office.ids.trailer}`, { carrierId: office.ids.otherCarrier }),
    [403, 404, 422],
  ],
  [
    'its document, given away',
    c => c.put(`/api/documents/${rows.documents.own}`, { carrierId: office.ids.otherCarrier }),
    [403, 404, 409, 422],
  ],
  [
    'its route, given away',
    c => c.put(`/api/routes/${rows.routes.own}`, { carrierId: office.ids.otherCarrier }),
    [403],
  ],
  ['its route at another price', c => c.put(`/api/routes/${rows.routes.own}`, { price: 900_000 }), [403]],
  [
    'its route, with another’s vehicle',
    c => c.put(`/api/routes/${rows.routes.own}`, { tractionVehicleId: office.ids.otherTractor }),
    [404, 422],
  ],
  [
    'an application in another’s name',
    c => c.post('/api/requestedRoutes', { routeId: rows.poolOfRoutes.own, carrierId: office.ids.otherCarrier }),
    [403, 422],
  ],
  [
    'an application that is accepted already',
    c => c.post('/api/requestedRoutes', { routeId: rows.poolOfRoutes.own, status: 'accepted' }),
    [403, 422],
  ],
  [
    'its own request, accepted',
    c => c.put(`/api/requestedRoutes/${rows.requestedRoutes.own}`, { status: 'accepted' }),
    [403],
  ],
  ['a load, delivered by hand', c => c.put(`/api/loads/${rows.loads.own}`, { status: 'delivered' }), [409]],
  ['itself as superUser', c => c.put(`/api/users/${office.ids.users.carrier}`, { role: 'superUser' }), [403]],
  [
    'itself with two roles',
    c => c.put(`/api/users/${office.ids.users.carrier}`, { role: ['carrier', 'superUser'] }),
    [403],
  ],
  ['another’s documents', c => c.get(`/api/documents/${rows.documents.other}`), [404]],
  [
    'a list by a name of no field',
    c => c.get(`/api/invoices?filter=${encodeURIComponent('{"t1.password":1}')}`),
    [400],
  ],
  ['a list without an end', c => c.get('/api/invoices?limit=-1'), [400]],
  ['a list of whose it is not', c => c.get(`/api/invoices?carrierId=${office.ids.otherCarrier}`), [400]],
];

describe('a carrier', () => {
  test('comes in by no side door, and nothing is changed by trying', async () => {
    const before = await stored();
    const answered: string[] = [];
    for (const [what, ask, statuses] of TRIES) {
      const answer = await ask(office.as('carrier'));
      if (!statuses.includes(answer.status)) answered.push(`${what}: ${answer.status} ${answer.text}`);
    }
    expect(answered).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('is told the same of what is another’s and of what there isn’t', async () => {
    for (const resource of [
      'invoices',
      'vehicles',
      'routes',
      'loads',
      'documents',
      'payments',
      'requestedRoutes',
    ] as const) {
      const foreign = await office.as('carrier').get(`/api/${resource}/${rows[resource].other}`);
      const missing = await office.as('carrier').get(`/api/${resource}/999999`);
      expect([foreign.status, foreign.text], resource).toEqual([missing.status, missing.text]);
    }
  });
});

/** What the office changes, and what of it: accounts besides, which the matrix leaves to tests of their own. */
const OFFICE_CHANGES = [
  ...MATRIX.flatMap(([role, resource, { update, remove }]) =>
    role === 'admin' && update && remove && resource !== 'requestedRoutes' ? [[resource, update] as const] : [],
  ),
  // The one that stands for them is rejected already.
  ['requestedRoutes', { status: 'accepted' }] as const,
  ['users', { email: 'otro@example.com' }] as const,
];

describe('what was removed', () => {
  test.each(OFFICE_CHANGES)('takes no change before it is restored: %s', async (resource, update) => {
    const id = resource === 'users' ? office.ids.users.carrier : rows[resource].own;
    const path = `/api/${resource}/${id}`;
    await office.db(resource).where({ id }).update({ disabled: true });
    const before = await office.db(resource).where({ id }).first();
    for (const answer of [
      await office.as('admin').put(path, update),
      await office.as('admin').put(`/api/${resource}/many`, { ids: [id], data: update }),
    ])
      expect([answer.status, answer.text]).toEqual([409, expect.stringMatching(/elimina|anulada|retirado|resuelta/)]);
    expect(await office.db(resource).where({ id }).first()).toEqual(before);
  });

  test('may still be read, if it is an alert that was taken back while it was on the screen', async () => {
    const { id } = (await office.as('admin').post('/api/alerts', { title: 'Aviso', recipientType: 'admin' })).body
      .data as { id: number };
    expect((await office.as('admin').delete(`/api/alerts/${id}`)).status).toBe(200);
    const put = (body: object) => office.as('admin').put('/api/alerts/many', { ids: [id], data: body });
    expect((await put({ isRead: true })).status).toBe(200);
    expect((await put({ title: 'Otro', isRead: false })).body.code).toBe('disabled');
  });

  test('is there for the office alone, however it is asked for', async () => {
    const { own } = rows.loads;
    await office.db('loads').where({ id: own }).update({ disabled: true });
    const asked = (who: 'admin' | 'carrier' | 'client') =>
      office.as(who).get(`/api/loads?filter=${encodeURIComponent('{"disabled":true}')}`);
    expect((await asked('admin')).body.total).toBe(1);
    for (const who of ['carrier', 'client'] as const) {
      expect((await asked(who)).body.total ?? 0).toBe(0);
      expect((await office.as(who).get(`/api/loads?filter={"id":[${own}]}`)).body.total).toBe(0);
      expect((await office.as(who).get(`/api/loads?disabled=true`)).body.total ?? 0).toBeLessThan(2);
      expect((await office.as(who).get(`/api/loads/${own}`)).status).toBe(404);
      expect((await office.as(who).get(`/api/documents/${rows.loadDocuments.own}`)).status).toBe(404);
    }
  });
});

test('what breaks inside is told in Spanish, with nothing of the inside', async () => {
  await office.db.schema.dropTable('expiryWarnings');
  await office.db.schema.renameTable('discounts', 'discountsElsewhere');
  for (const url of ['/api/discounts', '/api/discounts/1', '/api/discounts/export']) {
    const answer = await office.as('admin').get(url);
    expect(answer.status).toBe(500);
    expect(answer.body.message).toMatch(/[a-záéíóúñ]{3}/);
    expect(answer.text).not.toMatch(/discountsElsewhere|no such|relation|select|SQLITE|\.[jt]s|node_modules/i);
  }
});

test('what looks like a page or like PDF is printed as it was written', async () => {
  const comments = '<img src=file:///etc/passwd> )Tj ET (x) \\) عربي';
  const load = await addLoad(office, { comments, goodsNature: '%PDF-1.4 endobj' });
  const answer = await office.as('admin').get(`/api/loads/${load}/deliveryNote`);
  const text = await pdfText(answer.bytes);
  expect(answer.status).toBe(200);
  expect(text).toContain('%PDF-1.4 endobj');
  expect(text).not.toMatch(/root:|\/bin\//);
});
