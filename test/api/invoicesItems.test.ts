import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, type Invoice, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { rowOf } from '../help/rows.ts';

const office = officePerTest();

const toClient = (loadIds: number[], more = {}) =>
  post(office.as('admin'), { clientId: office.ids.client, loadIds, ...more });
const fromCarrier = (routeIds: number[], more = {}) =>
  post(office.as('admin'), received(office, { routeIds, value: undefined, ...more }));
const change = (invoice: Invoice, values: object) => office.as('admin').put(`/api/invoices/${invoice.id}`, values);
const invoiceIdOf = async (table: string, ids: number[]): Promise<(number | null)[]> =>
  office.db(table).whereIn('id', ids).orderBy('id').pluck('invoiceId');

describe('what is invoiced', () => {
  test('gets the invoice’s id, a version and a line in its history', async () => {
    const loadIds = await addLoads(office, [10, 20]);
    const { id } = invoiceOf(await toClient(loadIds));
    expect(await invoiceIdOf('loads', loadIds)).toEqual([id, id]);
    expect(await rowOf(office, 'loads', loadIds[0] ?? 0)).toMatchObject({ version: 2 });
    const history = await office.as('admin').get(`/api/loads/${loadIds[0]}/history`);
    expect(history.body.data).toMatchObject([{ username: 'admin', changes: { invoiceId: [null, id] } }]);
  });

  test('tells on its page where each route goes, in its order', async () => {
    const [first, second] = (await addRoutes(office, [100, 200])) as [number, number];
    const [a, b] = (await addLoads(office, [10, 20])) as [number, number];
    const place = (city: string) => JSON.stringify({ city });
    const put = (id: number, position: number, from: string, to: string) =>
      office
        .db('loads')
        .where({ id })
        .update({ routeId: second, position, origin: place(from), destination: place(to) });
    await put(a, 2, 'Cuenca', 'Ávila');
    await put(b, 1, 'Lugo', 'Cuenca');
    const { id } = invoiceOf(await fromCarrier([first, second]));
    const page = (await office.as('admin').get(`/api/invoices/${id}`)).body.data as Invoice & { routes: unknown[] };
    expect(page.routes).toMatchObject([
      { id: first, loads: [] },
      {
        id: second,
        loads: [
          { id: b, origin: { city: 'Lugo' }, destination: { city: 'Cuenca' }, deliveryDate: '2026/11/19' },
          { id: a, origin: { city: 'Cuenca' }, destination: { city: 'Ávila' } },
        ],
      },
    ]);
  });

  test('can be as many as a form takes', async () => {
    const loadIds = await addLoads(
      office,
      Array.from({ length: 500 }, () => 1.01),
    );
    const invoice = invoiceOf(await toClient(loadIds));
    expect(invoice.value).toBe(505);
    expect(invoice.loadIds).toHaveLength(500);
    expect((await toClient([...loadIds, 501])).status).toBe(422);
  });

  test.each([
    ['invoiced already', { invoiceId: true }, 'errors', 'Ya tienen factura: P. 2.'],
    ['not assigned', { status: 'not-assigned' }, 'errors', 'No se puede facturar: P. 2.'],
    ['without a price', { price: null }, 'errors', 'Falta el precio de: P. 2.'],
    ['another client’s', { clientId: true }, 'errors', 'Son de otro cliente o transportista: P. 2.'],
  ])('is refused when %s, naming it, and nothing changes', async (_, more: Record<string, unknown>, _key, message) => {
    const [good, bad] = (await addLoads(office, [10, 10])) as [number, number];
    const other = more.invoiceId ? invoiceOf(await post(office.as('admin'), issued(office))).id : null;
    await office
      .db('loads')
      .where({ id: bad })
      .update({
        ...more,
        ...(other && { invoiceId: other }),
        ...(more.clientId === true && { clientId: office.ids.otherClient }),
      });
    const answer = await toClient([good, bad]);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(message);
    expect(answer.body.errors).toEqual({ loadIds: message });
    expect(await invoiceIdOf('loads', [good])).toEqual([null]);
    expect(
      await office
        .db('invoices')
        .whereNot({ id: other ?? 0 })
        .first(),
    ).toBeUndefined();
  });

  test('is refused when it was removed or never was', async () => {
    const [load] = await addLoads(office, [10], { disabled: true });
    for (const id of [load ?? 0, 999]) expect((await toClient([id])).status).toBe(422);
  });

  test.each([
    ['loads to a carrier', { isEmitted: true, carrierId: true, loadIds: true }, 'loadIds'],
    ['loads from a carrier', { isEmitted: false, num: 'x', carrierId: true, loadIds: true }, 'loadIds'],
    ['routes to a client', { isEmitted: true, clientId: true, routeIds: true }, 'routeIds'],
    ['both at once', { isEmitted: true, clientId: true, loadIds: true, routeIds: true }, 'routeIds'],
    ['the same twice', { isEmitted: true, clientId: true, loadIds: 'twice' }, 'loadIds'],
  ])('is not %s', async (_, { carrierId, clientId, loadIds, routeIds, ...rest }: Record<string, unknown>, field) => {
    const loads = await addLoads(office, [1]);
    const answer = await post(office.as('admin'), {
      ...rest,
      ...(carrierId === true && { carrierId: office.ids.carrier }),
      ...(clientId === true && { clientId: office.ids.client }),
      ...(loadIds !== undefined && { loadIds: loadIds === 'twice' ? [...loads, ...loads] : loads }),
      ...(routeIds !== undefined && { routeIds: await addRoutes(office, [1]) }),
    });
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  test('makes the base: another one typed is refused, its own is not', async () => {
    const loadIds = await addLoads(office, [0.1, 0.2]);
    const wrong = await toClient(loadIds, { value: 5 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['value']);
    expect(invoiceOf(await toClient(loadIds, { value: 0.3 })).value).toBe(0.3);
  });

  test('by a carrier is its own, finished and a day past; others’ are as if they were not there', async () => {
    const [mine] = await addRoutes(office, [10]);
    const [foreign] = await addRoutes(office, [10], { carrierId: office.ids.otherCarrier });
    const [today] = await addRoutes(office, [10], { invoiceDate: '2026-11-20' });
    const [driving] = await addRoutes(office, [10], { status: 'ongoing' });
    const send = (id?: number) => post(office.as('carrier'), { isEmitted: true, routeIds: [id ?? 0] });
    const [unseen, unknown] = [await send(foreign), await send(99_999)];
    expect(unseen.status).toBe(422);
    expect(unseen.text).toBe(unknown.text);
    for (const id of [today, driving]) expect((await send(id)).status).toBe(409);
    expect((await send(mine)).status).toBe(201);
    // The office may take either: finished, or past.
    for (const id of [today, driving]) expect((await fromCarrier([id ?? 0], { num: `N${id}` })).status).toBe(201);
  });

  test('is given to one of two who ask at once', async () => {
    const loadIds = await addLoads(office, [10, 20]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => toClient(loadIds)));
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('an invoice that was received', () => {
  test('may be of other routes: the base follows, those left out are free', async () => {
    const [one = 0, two = 0, three = 0] = await addRoutes(office, [10, 20, 30]);
    const invoice = invoiceOf(await fromCarrier([one, two]));
    const changed = invoiceOf(await change(invoice, { routeIds: [two, three] }));
    expect(changed).toMatchObject({ value: 50, total: 60.5, routeIds: [two, three] });
    expect(await invoiceIdOf('routes', [one, two, three])).toEqual([null, invoice.id, invoice.id]);
    expect((await change(invoice, { value: 9 })).status).toBe(422);
    const freed = invoiceOf(await change(invoice, { routeIds: [], value: 9 }));
    expect(freed).toMatchObject({ value: 9, routeIds: [] });
    expect(await invoiceIdOf('routes', [one, two, three])).toEqual([null, null, null]);
  });

  test('from a carrier keeps at least one of its routes, or it would be of any sum', async () => {
    const [one = 0, two = 0] = await addRoutes(office, [10, 20]);
    const carrier = office.as('carrier');
    const { id } = invoiceOf(await post(carrier, { isEmitted: true, routeIds: [one] }));
    const put = (values: object) => carrier.put(`/api/invoices/${id}`, values);
    for (const values of [{ routeIds: [], value: 99_999 }, { routeIds: [] }, { routeIds: null }]) {
      const refused = await put(values);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toEqual({ routeIds: expect.stringContaining('al menos una') });
    }
    expect(invoiceOf(await put({ routeIds: [two] }))).toMatchObject({ value: 20, routeIds: [two] });
  });

  test('removed frees them; restored it takes them again', async () => {
    const routeIds = await addRoutes(office, [10, 20]);
    const invoice = invoiceOf(await fromCarrier(routeIds));
    const removed = invoiceOf(await office.as('admin').delete(`/api/invoices/${invoice.id}`));
    expect(removed).toMatchObject({ disabled: true, routeIds });
    expect(await invoiceIdOf('routes', routeIds)).toEqual([null, null]);
    const restored = invoiceOf(await office.as('admin').put(`/api/invoices/${invoice.id}/restore`));
    expect(restored).toMatchObject({ disabled: false, routeIds, value: 30 });
    expect(await invoiceIdOf('routes', routeIds)).toEqual([invoice.id, invoice.id]);
  });

  test('can’t be restored once they are invoiced otherwise, or cost something else', async () => {
    const restore = (id: number) => office.as('admin').put(`/api/invoices/${id}/restore`);
    const routeIds = await addRoutes(office, [10]);
    const first = invoiceOf(await fromCarrier(routeIds));
    await office.as('admin').delete(`/api/invoices/${first.id}`);
    const second = invoiceOf(await fromCarrier(routeIds, { num: 'F-78' }));
    const taken = await restore(first.id);
    expect(taken.status).toBe(409);
    expect(taken.body.message).toBe(`Ya tienen factura: C. ${routeIds[0]}.`);
    await office.as('admin').delete(`/api/invoices/${second.id}`);
    await office.db('routes').whereIn('id', routeIds).update({ price: 1 });
    expect((await restore(first.id)).body.code).toBe('invoices.priceChanged');
    expect(await invoiceIdOf('routes', routeIds)).toEqual([null]);
  });
});

describe('the routes that wait to be invoiced', () => {
  const waiting = async (role: 'admin' | 'carrier') => {
    const query = new URLSearchParams({ filter: '{"invoiceable":true}', sort: '["id","ASC"]' });
    const answer = await office.as(role).get(`/api/routes?${query}`);
    return (answer.body.data as { id: number }[]).map(route => route.id);
  };

  test('are found as each role may invoice them: finished and a day past, for the office either', async () => {
    const [done, taken] = await addRoutes(office, [10, 20]);
    const [fresh] = await addRoutes(office, [30], { invoiceDate: '2026-11-21' });
    const [past] = await addRoutes(office, [40], { status: 'ongoing' });
    await addRoutes(office, [50], { status: 'ongoing', invoiceDate: null });
    invoiceOf(await fromCarrier([taken ?? 0]));
    const known = await waiting('admin');
    expect(known.filter(id => [done, taken, fresh, past].includes(id))).toEqual([done, fresh, past]);
    expect(await waiting('carrier')).toEqual([done]);
  });

  test.each([
    ['driver', 'true'],
    ['admin', 'false'],
    ['admin', '1'],
  ] as const)('%s can’t ask for %s', async (role, value) => {
    const answer = await office.as(role).get(`/api/routes?filter={"invoiceable":${value}}`);
    expect(answer.status).toBe(400);
  });
});

describe('what waits to be invoiced and was delivered on some days', () => {
  const found = async (kind: 'loads' | 'routes', days: unknown, role: Role = 'admin') => {
    const filter = JSON.stringify({ waitingDelivered: days });
    const answer = await office.as(role).get(`/api/${kind}?${new URLSearchParams({ filter, sort: '["id","ASC"]' })}`);
    return answer.status === 200 ? (answer.body.data as { id: number }[]).map(({ id }) => id) : answer.status;
  };
  type Role = 'admin' | 'carrier' | 'client' | 'driver';
  const NOVEMBER = ['2026/11/01', '2026/11/30'];

  test('is found by the day on which it was, as its list shows it; planned days count of what has no other', async () => {
    const late = { deliveryDate: '2026-10-31', deliveredDate: '2026-11-01' };
    const [tracked, planned] = [await addLoads(office, [10], late), await addLoads(office, [20])];
    const early = { deliveryDate: '2026-11-02', deliveredDate: '2026-10-31' };
    const [before] = [await addLoads(office, [30], early)];
    const undated = { deliveryDate: null, deliveredDate: null, invoiceDate: '2026-11-03' };
    const without = await addLoads(office, [40], undated);
    const mine = new Set([...tracked, ...planned, ...before, ...without]);
    const ofMine = (ids: unknown) => (ids as number[]).filter(id => mine.has(id));
    expect(ofMine(await found('loads', NOVEMBER))).toEqual([...tracked, ...planned, ...without]);
    expect(ofMine(await found('loads', ['2026/10/31', '2026/10/31']))).toEqual(before);
    invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds: planned })));
    expect(ofMine(await found('loads', NOVEMBER))).toEqual([...tracked, ...without]);
  });

  test('of a route is the last of its loads’, or its end', async () => {
    const [carrying, empty] = await addRoutes(office, [10, 20], { endDate: '2026-11-05' });
    const of = { routeId: carrying, deliveryDate: '2026-11-05' };
    await addLoads(office, [1], { ...of, deliveredDate: '2026-11-04' });
    await addLoads(office, [1], { ...of, deliveredDate: '2026-12-01' });
    const ofThese = (ids: unknown) => (ids as number[]).filter(id => [carrying, empty].includes(id));
    for (const role of ['admin', 'carrier'] as const) {
      expect(ofThese(await found('routes', NOVEMBER, role))).toEqual([empty]);
      expect(ofThese(await found('routes', ['2026/12/01', '2026/12/01'], role))).toEqual([carrying]);
    }
  });

  test.each([
    ['loads', 'carrier', NOVEMBER],
    ['loads', 'client', NOVEMBER],
    ['routes', 'driver', NOVEMBER],
    ['loads', 'admin', ['2026/11/01']],
    ['loads', 'admin', ['2026/11/01', '2026/11/31']],
    ['routes', 'admin', [...NOVEMBER, '2026/12/01']],
    ['routes', 'admin', '2026/11/01'],
  ] as const)('is not to be asked for of %s by %s with %j', async (kind, role, days) =>
    expect(await found(kind, days, role)).toBe(400),
  );
});
