import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANARY, type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { tableOf } from '../help/everyGet.ts';
import { MATRIX } from '../help/matrix.ts';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
let rows: EveryRow;
/** Each group of tests has rows of its own; within it what only reads comes first. */
const withEveryRow = () => {
  beforeAll(async () => {
    office = await openOffice();
    rows = await storeEveryRow(office);
  });
  afterAll(() => office.close());
};

describe.each(MATRIX)('%s on %s', (role, resource, cell) => {
  withEveryRow();
  const url = (side: 'own' | 'other') => `/api/${resource}/${rows[resource][side]}`;
  const statusOf = (side: 'own' | 'other', allowed: number, hasVerb: boolean): number => {
    if (!cell.hasService || !hasVerb) return 403;
    return cell.read === 'all' || (cell.read === 'own' && side === 'own') ? allowed : 404;
  };

  test('lists, counts, searches, finds and exports just its rows', async () => {
    const client = office.as(role);
    const list = await client.get(`/api/${resource}?range=[0,99]`);
    if (!cell.hasService) {
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
    const hasVerb = cell.update !== undefined;
    for (const side of ['other', 'own'] as const) {
      const before = await office.db(tableOf(resource)).where({ id: rows[resource][side] }).first();
      const answer = await client.put(url(side), update);
      expect(answer.status, answer.text).toBe(statusOf(side, 200, hasVerb));
      const many = await client.put(`/api/${resource}/many`, {
        ids: [rows[resource].own, rows[resource].other],
        data: update,
      });
      expect(many.status, many.text).toBe(hasVerb ? (cell.read === 'all' ? 200 : 404) : 403);
      if (answer.status !== 200)
        expect(await office.db(tableOf(resource)).where({ id: rows[resource][side] }).first()).toMatchObject({
          ...before,
          version: expect.anything(),
          updatedAt: expect.anything(),
        });
    }
  });

  test('creates and removes only where the table says so', async () => {
    const client = office.as(role);
    const created = await client.post(`/api/${resource}`, { desconocido: 1 });
    // Who may create is told of the field; who may not is turned away before anything is read.
    expect(created.status, created.text).toBe(cell.create ? 400 : 403);
    for (const side of ['other', 'own'] as const) {
      const removed = await client.delete(url(side));
      const expected = statusOf(side, 200, cell.remove);
      // A rule of the row may still forbid it (a decided request, an issued invoice): that is 409, and no leak.
      expect(expected === 200 ? [200, 409] : [expected], removed.text).toContain(removed.status);
      expect([403, 404, 200, 409]).toContain((await client.put(`${url(side)}/restore`)).status);
    }
  });
});

describe('documents of other owners', () => {
  withEveryRow();
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

describe('a client’s invoices', () => {
  withEveryRow();
  test.each([
    ['client', 'own', 200],
    ['client', 'other', 404],
    ['otherClient', 'own', 404],
    ['carrier', 'own', 404],
    ['accountant', 'own', 404],
  ] as const)('%s reads the %s one: %s', async (account, side, status) => {
    expect((await office.as(account).get(`/api/invoices/${rows.clientInvoices[side]}`)).status).toBe(status);
  });

  test('are read by their client and by nobody changed', async () => {
    const list = await office.as('client').get('/api/invoices');
    expect((list.body.data as { id: number }[]).map(invoice => invoice.id)).toEqual([rows.clientInvoices.own]);
    const changed = await office.as('client').put(`/api/invoices/${rows.clientInvoices.own}`, { name: 'x' });
    expect(changed.status).toBe(403);
    const issued = await office.as('superUser').put(`/api/invoices/${rows.clientInvoices.own}`, { value: 1 });
    expect(issued.status).toBe(409);
  });
});
