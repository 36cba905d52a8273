import { describe, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { addLoads, addRoutes, type Invoice, PNG } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, readRoute } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

type Values = Record<string, unknown>;
const post = (resource: string, body: Values, account: Account = 'superUser') =>
  office.as(account).post(`/api/${resource}`, body);
const put = (path: string, body: Values, account: Account = 'superUser') =>
  office.as(account).put(`/api/${path}`, body);

describe('the loads of a route are written by the name they are read by', () => {
  test('as numbers or as rows, in their order, when it is made and when it is changed', async () => {
    const [a, b, c] = [await addLoad(office), await addLoad(office), await addLoad(office)];
    const made = await post('routes', { startDate: '2026/11/23', loads: [b, { id: a, weight: 5 }] });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data as { id: number };
    expect((await readRoute(office, id)).loadIds).toEqual([b, a]);
    for (const loads of [[{ id: a }, { id: c }], [c], [], null, [a]]) {
      expect((await put(`routes/${id}`, { loads })).status).toBe(200);
      expect((await readRoute(office, id)).loadIds).toEqual((loads ?? []).map(each => (each as Values).id ?? each));
    }
  });

  test('and what is sent back as it was shown, by either name, is no write', async () => {
    const [a, b] = [await addLoad(office), await addLoad(office)];
    const id = await addRoute(office, { loadIds: [a] });
    const shown = (await office.as('admin').get(`/api/routes/${id}`)).body.data as Values;
    expect((await put(`routes/${id}`, shown)).body.data).toMatchObject({ version: shown.version });
    expect((await put(`routes/${id}`, { ...shown, loadIds: [a, b] })).status).toBe(200);
    expect((await readRoute(office, id)).loadIds).toEqual([a, b]);
    expect((await put(`routes/${id}`, { loadIds: [a, b], loads: [b] })).status).toBe(200);
    expect((await readRoute(office, id)).loadIds).toEqual([b]);
  });

  test('and both names say the same, or it is said that they don’t', async () => {
    const [a, b, c] = [await addLoad(office), await addLoad(office), await addLoad(office)];
    const id = await addRoute(office, { loadIds: [c] });
    const both = { loadIds: [a], loads: [b] };
    for (const answer of [await post('routes', both), await put(`routes/${id}`, both)]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'saidTwice']);
      expect(answer.body.message).toBe('«loads» y «loadIds» dicen cosas distintas: envía solo uno de los dos.');
    }
    expect((await readRoute(office, id)).loadIds).toEqual([c]);
    expect((await put(`routes/${id}`, { loadIds: [a], loads: [{ id: a }] })).status).toBe(200);
  });

  test('of several routes at once too', async () => {
    const ids = [await addRoute(office, { loadIds: [await addLoad(office)] }), await addRoute(office)];
    expect((await put('routes/many', { ids, data: { loads: [] } })).status).toBe(200);
    for (const id of ids) expect((await readRoute(office, id)).loadIds).toEqual([]);
  });

  test.each([['x'], [5], [{ id: 1 }], [[{ id: 'x' }]], [[0]], [['1']]])('%j is no list of them', async loads => {
    expect((await post('routes', { loads })).status).toBe(422);
  });

  test('with the rights of loadIds', async () => {
    const [a, b] = [await addLoad(office), await addLoad(office)];
    const id = await addRoute(office, { carrierId: office.ids.carrier, loadIds: [a] });
    expect((await put(`routes/${id}`, { loads: [b] }, 'carrier')).body.code).toBe('fieldForbidden');
  });
});

describe('what an invoice is of is written by the names it is read by', () => {
  test('the loads of a client', async () => {
    const ids = await addLoads(office, [100, 200]);
    const made = await post('invoices', { clientId: office.ids.client, loads: ids.map(id => ({ id })) });
    expect(made.status, made.text).toBe(201);
    expect(made.body.data).toMatchObject({ loadIds: ids, value: 300, isEmitted: true });
  });

  test('the routes of a carrier, by it and by the office, also in a form', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await addRoutes(office, [100, 200, 300, 400]);
    const made = await post('invoices', { routes: [{ id: a }, b] }, 'carrier');
    expect(made.body.data).toMatchObject({ routeIds: [a, b], issuerRole: 'carrier', recipientRole: 'admin' });
    const { id } = made.body.data as Invoice;
    expect((await put(`invoices/${id}`, { routes: [{ id: b }] }, 'carrier')).body.data).toMatchObject({ value: 200 });
    const forms: Record<string, string | number>[] = [{ 'routes[0][id]': c, 'routes[1]': a }, { routes: `[${d}]` }];
    for (const [index, form] of forms.entries()) {
      const values = { num: `F-${index}`, isEmitted: 'false', carrierId: office.ids.carrier, ...form };
      const answer = await upload(office.as('admin'), '/api/invoices', values, [file(PNG, 'foto.png')]);
      expect(answer.body.data, answer.text).toMatchObject({ routeIds: index ? [d] : [a, c] });
    }
    expect((await post('invoices', { loads: [1] }, 'carrier')).body.code).toBe('fieldForbidden');
  });
});
