import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Run, runsOf } from '../help/runs.ts';

const office = officePerTest();

const { preview, begin, started, next, runOf, toTheEnd, invoices } = runsOf(office);

describe('the preview of a month', () => {
  test('has each client with what can be invoiced, its sums, its due date and nothing else', async () => {
    const [a, b] = await addLoads(office, [100, 250.5]);
    await addLoads(office, [40], { status: 'not-assigned' });
    await addLoads(office, [40], { invoiceDate: '2026-10-31' });
    const invoiced = await addLoads(office, [70]);
    invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds: invoiced })));
    const { parties, earlier, earliest } = await preview('clients');
    expect(parties).toHaveLength(1);
    expect(parties[0]).toMatchObject({
      id: office.ids.client,
      name: 'Cliente Primero S.A.',
      picked: [a, b],
      count: 2,
      base: 350.5,
      iva: 73.61,
      total: 424.11,
      payable: 424.11,
      dueDate: '2026/12/20',
      isHeld: false,
      problems: [],
    });
    expect([earlier, earliest]).toEqual([1, '2026/10/31']);
  });

  test.each([
    ['no address', { address: null }, {}, ['noAddress'], true],
    ['a foreign client', { address: '{"street":"Rue 1","city":"Lyon","countryCode":"FR"}' }, {}, ['foreign'], true],
    ['a country by name', { address: '{"street":"Rue 1","city":"Lyon","country":"Francia"}' }, {}, ['foreign'], true],
    [
      'a VAT number of another state',
      { nif: 'FR40303265045', vat: 'FR40303265045', address: '{"street":"Rue 1","city":"Lyon"}' },
      {},
      ['foreign'],
      true,
    ],
    ['a removed client', { disabled: true }, {}, ['removed'], true],
    ['Canarias', { address: '{"street":"Calle 1","city":"Telde","postalCode":"35200"}' }, {}, ['outsideIva'], true],
    ['Spain by name', { address: '{"street":"Calle 1","city":"Soria","country":"España"}' }, {}, [], false],
    ['no price', {}, { price: null }, ['noPrice'], true],
    ['not delivered', {}, { status: 'loaded' }, ['notDone'], true],
    ['delivered in another month', {}, { deliveryDate: '2026-10-31' }, ['otherPeriod'], true],
  ])('says what is wrong and holds back whom it must: %s', async (_what, client, load, problems, isHeld) => {
    if (Object.keys(client).length) await office.db('clients').where({ id: office.ids.client }).update(client);
    await addLoads(office, [100], load);
    const { parties } = await preview('clients');
    expect(parties[0]).toMatchObject({ problems, isHeld });
  });

  test('from earlier on has what was left, and says what would be due beyond 60 days', async () => {
    const [id] = await addLoads(office, [100], { deliveryDate: '2026-10-01', invoiceDate: '2026-10-01' });
    const { earliest } = await preview('clients');
    expect(earliest).toBe('2026/10/01');
    const { parties, ...rest } = await preview('clients', { fromDate: '2026/10/01' });
    expect(parties[0]).toMatchObject({ picked: [id], problems: ['dueLegal'], isHeld: false });
    expect(rest).toMatchObject({ earlier: 0, earliest: null });
  });

  test('is for the office, of days in order', async () => {
    for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
      expect((await office.as(account).get('/api/invoiceRuns/preview')).status).toBe(403);
    for (const query of ['kind=x', 'kind=clients&fromDate=2026/11/30&toDate=2026/11/01&date=2026/11/20'])
      expect((await office.as('admin').get(`/api/invoiceRuns/preview?${query}`)).status).toBe(422);
  });
});

describe('a run of clients', () => {
  test('makes one invoice of each, as if each had been made by itself', async () => {
    const first = await addLoads(office, [100, 200]);
    const second = await addLoads(office, [300], { clientId: office.ids.otherClient });
    const run = await started({ kind: 'clients', loadIds: [...first, ...second] });
    expect(run.progress).toMatchObject({ pending: 2, created: 0 });
    expect(await invoices()).toHaveLength(0);
    const over = await toTheEnd(run.id);
    expect(over.progress).toMatchObject({ pending: 0, created: 2, refused: 0 });
    const rows = await invoices();
    expect(rows).toMatchObject([
      { num: '2026/1', clientId: office.ids.client, value: 30_000, total: 36_300, date: '2026-11-20' },
      { num: '2026/2', clientId: office.ids.otherClient, value: 30_000, dueDate: '2026-12-20' },
    ]);
    expect(over.items.map(item => [item.invoiceId, item.state, item.num])).toEqual(
      rows.map(({ id, num }) => [id, 'created', num]),
    );
    expect(await office.db('loads').whereIn('id', first).distinct().pluck('invoiceId')).toEqual([rows[0]?.id]);
    expect(await office.db('invoiceLines').where({ invoiceId: rows[0]?.id })).toHaveLength(2);
    expect(await office.db('invoiceIssuers')).toHaveLength(2);
    expect(await office.db('alerts').where({ kind: 'invoiceReceived' })).toHaveLength(2);
    // Once more changes nothing.
    expect((await next(run.id)).body.data).toMatchObject({ items: [], progress: { created: 2 } });
    expect(await invoices()).toHaveLength(2);
  });

  test('names on each invoice the days of what it has, also of what was delivered before', async () => {
    const [inside] = await addLoads(office, [100]);
    const [before] = await addLoads(office, [200], { deliveryDate: '2026-10-31' });
    const other = await addLoads(office, [300], { clientId: office.ids.otherClient });
    expect((await preview('clients')).parties[0]).toMatchObject({ picked: [inside], problems: ['otherPeriod'] });
    await toTheEnd((await started({ kind: 'clients', loadIds: [inside, before, ...other] })).id);
    expect((await invoices()).map(({ name }) => name)).toEqual([
      'Transportes del 31-10-2026 al 30-11-2026',
      'Transportes del 01-11-2026 al 30-11-2026',
    ]);
  });

  test('bills a client of another state of the Union without IVA, as it was shown, once somebody ticks it', async () => {
    const address = JSON.stringify({ street: 'Rue 1', city: 'Lyon', countryCode: 'FR' });
    const french = { nif: 'FR40303265045', vat: 'FR40303265045', address };
    await office.db('clients').where({ id: office.ids.client }).update(french);
    const loadIds = await addLoads(office, [100]);
    expect((await preview('clients')).parties[0]).toMatchObject({ isHeld: true, iva: 0 });
    const run = await started({ kind: 'clients', loadIds });
    await toTheEnd(run.id);
    expect(await invoices()).toMatchObject([{ num: '2026/1', value: 10_000, total: 10_000 }]);
  });

  test('notes who is refused and why, goes on with the rest, and tries again when asked', async () => {
    const first = await addLoads(office, [100]);
    const second = await addLoads(office, [200], { clientId: office.ids.otherClient });
    const run = await started({ kind: 'clients', loadIds: [...first, ...second] });
    await office.db('loads').whereIn('id', first).update({ price: null });
    const half = await toTheEnd(run.id);
    expect(half.items.map(item => [item.state, item.problem])).toEqual([
      ['refused', `Falta el precio de: P. ${first[0]}.`],
      ['created', null],
    ]);
    expect((await invoices()).map(row => row.num)).toEqual(['2026/1']);
    await office.db('loads').whereIn('id', first).update({ price: 10_000 });
    expect((await office.as('admin').put(`/api/invoiceRuns/${run.id}/retry`)).status).toBe(200);
    expect((await toTheEnd(run.id)).progress).toMatchObject({ created: 2, refused: 0 });
    expect((await invoices()).map(row => row.num)).toEqual(['2026/1', '2026/2']);
  });

  test('that ten people go on with at once makes each invoice once', async () => {
    const clients: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { id: _id, ...row } = await office.db('clients').where({ id: office.ids.client }).first();
      const [client] = await office
        .db('clients')
        .insert({ ...row, name: `Cliente ${n}` })
        .returning('id');
      clients.push(client.id);
    }
    const loadIds: number[] = [];
    for (const clientId of clients) loadIds.push(...(await addLoads(office, [100, 50], { clientId })));
    const run = await started({ kind: 'clients', loadIds });
    const answers = await Promise.all(Array.from({ length: 10 }, () => next(run.id)));
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await toTheEnd(run.id)).progress).toMatchObject({ created: 12, refused: 0 });
    const rows: { clientId: number; num: string }[] = await invoices();
    expect(rows.map(row => row.clientId).sort((a, b) => a - b)).toEqual(clients);
    expect(new Set(rows.map(row => row.num)).size).toBe(12);
  });

  test('keeps its rows from other runs until it is over or what is pending is withdrawn', async () => {
    const loadIds = await addLoads(office, [100]);
    const answers = await Promise.all([begin({ kind: 'clients', loadIds }), begin({ kind: 'clients', loadIds })]);
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409]);
    const refused = answers.find(answer => answer.status === 409);
    expect(refused?.body.message).toMatch(/Ya están en otra facturación sin terminar \(n\.º \d+\): P\. \d+/);
    expect((await preview('clients')).parties).toEqual([]);
    const { id } = answers.map(answer => answer.body.data as Run).find(Boolean) as Run;
    expect((await office.as('admin').put(`/api/invoiceRuns/${id}/withdraw`)).status).toBe(200);
    expect((await next(id)).body.data).toMatchObject({ items: [] });
    expect((await preview('clients')).parties).toHaveLength(1);
    expect((await toTheEnd((await started({ kind: 'clients', loadIds })).id)).progress).toMatchObject({ created: 1 });
  });

  test('what was invoiced by itself meanwhile is refused, not invoiced twice', async () => {
    const loadIds = await addLoads(office, [100]);
    const run = await started({ kind: 'clients', loadIds });
    const single = invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds })));
    const { items } = await toTheEnd(run.id);
    expect(items[0]).toMatchObject({ state: 'refused', problem: `Ya tienen factura: P. ${loadIds[0]}.` });
    expect(await invoices()).toMatchObject([{ id: single.id }]);
  });

  test.each([
    [{ kind: 'clients' }, 'loadIds'],
    [{ kind: 'clients', loadIds: [1], routeIds: [1] }, 'routeIds'],
    [{ kind: 'carriers', loadIds: [1] }, 'routeIds'],
    [{ kind: 'clients', loadIds: [1, 1] }, 'loadIds'],
    [{ kind: 'clients', loadIds: [999_999] }, 'loadIds'],
    [{ kind: 'clients', loadIds: [1], toDate: '2026/10/01' }, 'toDate'],
  ])('%j is refused under %s', async (body, field) => {
    await addLoads(office, [100]);
    const answer = await begin(body);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
  });
});

test('a settlement is shown by its run as its own routes, also where an invoice is for those of two', async () => {
  const [one, other] = [await addRoutes(office, [100]), await addRoutes(office, [200])];
  const runs = [];
  for (const routeIds of [one, other]) runs.push(await toTheEnd((await started({ kind: 'carriers', routeIds })).id));
  invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: [...one, ...other] }));
  const shown = await Promise.all(runs.map(async ({ id }) => (await runOf(id)).items));
  const closed = { state: 'created', count: 1, total: 363 };
  expect(shown).toMatchObject([[{ ...closed, base: 100 }], [{ ...closed, base: 200 }]]);
});
