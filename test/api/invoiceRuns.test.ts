import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';

const office = officePerTest();

type Values = Record<string, unknown>;
type Party = Values & { id: number; name: string; picked: number[]; problems: string[]; rows: Values[] };
type Preview = { parties: Party[]; earlier: number };
type Item = Values & { id: number; state: string; problem: string | null; invoiceId: number | null };
type Run = { id: number; items: Item[]; progress: Record<string, number> };

const NOVEMBER = { fromDate: '2026/11/01', toDate: '2026/11/30', date: '2026/11/20' };

const preview = async (kind: 'clients' | 'carriers', more: Values = {}): Promise<Preview> => {
  const query = new URLSearchParams({ kind, ...NOVEMBER, ...more } as Record<string, string>);
  const answer = await office.as('admin').get(`/api/invoiceRuns/preview?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data as Preview;
};

const begin = (body: Values) => office.as('admin').post('/api/invoiceRuns', { ...NOVEMBER, ...body });
const started = async (body: Values): Promise<Run> => {
  const answer = await begin(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as Run;
};
const next = (id: number) => office.as('admin').post(`/api/invoiceRuns/${id}/next`);
const runOf = async (id: number): Promise<Run> =>
  (await office.as('admin').get(`/api/invoiceRuns/${id}`)).body.data as Run;
const toTheEnd = async (id: number): Promise<Run> => {
  while ((await runOf(id)).progress.pending) expect((await next(id)).status).toBe(200);
  return runOf(id);
};
const invoices = () => office.db('invoices').orderBy('id');

describe('the preview of a month', () => {
  test('has each client with what can be invoiced, its sums, its due date and nothing else', async () => {
    const [a, b] = await addLoads(office, [100, 250.5]);
    await addLoads(office, [40], { status: 'not-assigned' });
    await addLoads(office, [40], { invoiceDate: '2026-10-31' });
    const invoiced = await addLoads(office, [70]);
    invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds: invoiced })));
    const { parties, earlier } = await preview('clients');
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
    expect(earlier).toBe(1);
  });

  test.each([
    ['no address', { address: null }, {}, {}, ['noAddress'], true],
    ['a foreign client', { address: '{"street":"Rue 1","city":"Lyon","countryCode":"FR"}' }, {}, {}, ['foreign'], true],
    ['no price', {}, { price: null }, {}, ['noPrice'], true],
    ['not delivered', {}, { status: 'loaded' }, {}, ['notDone'], true],
    ['beyond 60 days', {}, { deliveryDate: '2026-10-01' }, {}, ['dueLegal'], false],
  ])('says what is wrong and holds back whom it must: %s', async (_what, client, load, more, problems, isHeld) => {
    if (Object.keys(client).length) await office.db('clients').where({ id: office.ids.client }).update(client);
    await addLoads(office, [100], load);
    const { parties } = await preview('clients', more);
    expect(parties[0]).toMatchObject({ problems, isHeld });
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
    expect(refused?.body.message).toMatch(/Ya están en otra facturación sin terminar \(N\.º \d+\): P\. \d+/);
    expect((await preview('clients')).parties).toEqual([]);
    const { id } = answers.find(answer => answer.status === 201)?.body.data as Run;
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

describe('a settlement', () => {
  const agree = (more: Values = {}) =>
    office
      .db('carriers')
      .where({ id: office.ids.carrier })
      .update({ selfBillingSince: '2026-01-01', ...more });

  test('by agreement draws up the carrier’s invoice in its own series, with the mention and its tax', async () => {
    await agree({ companyType: 'freelance', taxRegime: 'modules' });
    const routeIds = await addRoutes(office, [1000, 500]);
    const { parties } = await preview('carriers');
    expect(parties[0]).toMatchObject({ isSelfBilled: true, base: 1500, irpf: 15, total: 1815, payable: 1800 });
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const id = items[0]?.invoiceId ?? 0;
    const invoice = (await office.as('carrier').get(`/api/invoices/${id}`)).body.data;
    expect(invoice).toMatchObject({
      num: 'AF2026/1',
      isSelfBilled: true,
      acceptance: 'pending',
      tax: { IVA: 21, IRPF: 1 },
      payable: 1800,
      direction: 'emitted',
      hasPaper: true,
      routeIds,
    });
    const paper = await pdfText((await office.as('carrier').get(`/api/invoices/${id}/pdf`)).bytes);
    for (const said of ['Facturación por el destinatario', 'Transportes Uno', 'Agencia de prueba', '1.800,00'])
      expect(paper).toContain(said);
    expect(await office.db('alerts').where({ kind: 'invoiceSelfBilled', carrierId: office.ids.carrier })).toHaveLength(
      1,
    );
    // The carrier's own series goes on as if nothing had been.
    expect(invoiceOf(await post(office.as('carrier'), { isEmitted: true, value: 10 })).num).toBe('2026/1');
  });

  test('an invoice drawn up so is accepted or not, and never changed but by annulling it', async () => {
    await agree();
    const run = await started({ kind: 'carriers', routeIds: await addRoutes(office, [1000]) });
    const id = (await toTheEnd(run.id)).items[0]?.invoiceId ?? 0;
    const say = (account: 'admin' | 'carrier' | 'otherCarrier', body: Values) =>
      office.as(account).post(`/api/invoices/${id}/acceptance`, body);
    expect((await say('otherCarrier', { isAccepted: true })).status).toBe(404);
    expect((await say('carrier', { isAccepted: false })).status).toBe(422);
    const refused = await say('carrier', { isAccepted: false, note: 'Faltan 40 €' });
    expect(refused.body.data).toMatchObject({ acceptance: 'rejected', acceptanceNote: 'Faltan 40 €' });
    expect((await say('carrier', { isAccepted: true })).body.data).toMatchObject({ acceptance: 'accepted' });
    expect((await say('admin', { isAccepted: true })).status).toBe(409);
    expect(await office.db('alerts').where({ kind: 'invoiceRejected' })).toHaveLength(1);
    for (const [account, status] of [
      ['admin', 409],
      ['carrier', 403],
    ] as const)
      expect((await office.as(account).put(`/api/invoices/${id}`, { dueDate: '2026/12/24' })).status).toBe(status);
    await expect(office.db('invoices').where({ id }).update({ value: 1 })).rejects.toThrow(/does not change/);
    await expect(office.db('invoiceLines').where({ invoiceId: id }).del()).rejects.toThrow(/does not change/);
    expect((await office.as('admin').delete(`/api/invoices/${id}`)).status).toBe(200);
    expect((await office.as('admin').put(`/api/invoices/${id}/restore`)).status).toBe(409);
    const again = await started({ kind: 'carriers', routeIds: await office.db('routes').pluck('id') });
    expect((await toTheEnd(again.id)).items[0]).toMatchObject({ num: 'AF2026/2' });
  });

  test('without one is a statement until the carrier’s own invoice is there, whoever enters it', async () => {
    const routeIds = await addRoutes(office, [1000, 500]);
    const run = await started({ kind: 'carriers', routeIds });
    const { items } = await toTheEnd(run.id);
    expect(items[0]).toMatchObject({ state: 'stated', invoiceId: null, base: 1500 });
    expect(await invoices()).toHaveLength(0);
    const statements = async (account: 'carrier' | 'otherCarrier') =>
      (await office.as(account).get('/api/invoiceRunItems/statements')).body.data as Values[];
    expect(await statements('carrier')).toMatchObject([{ routeIds, value: 1500, total: 1815 }]);
    expect(await statements('otherCarrier')).toEqual([]);
    const pdf = `/api/invoiceRunItems/${items[0]?.id}/pdf`;
    expect((await office.as('otherCarrier').get(pdf)).status).toBe(404);
    const paper = await pdfText((await office.as('carrier').get(pdf)).bytes);
    for (const said of ['Liquidación', 'no es una factura', '1.815,00']) expect(paper).toContain(said);
    expect((await preview('carriers')).parties).toEqual([]);
    const own = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds }));
    expect((await runOf(run.id)).items[0]).toMatchObject({ state: 'created', invoiceId: own.id });
    expect(await statements('carrier')).toEqual([]);
  });

  test('that is withdrawn gives its routes back; what is still driving is not settled', async () => {
    const routeIds = await addRoutes(office, [1000]);
    const run = await started({ kind: 'carriers', routeIds });
    const { items } = await toTheEnd(run.id);
    const statement = `/api/invoiceRunItems/${items[0]?.id}`;
    expect((await office.as('carrier').delete(statement)).status).toBe(403);
    expect((await office.as('admin').delete(statement)).status).toBe(200);
    expect((await office.as('admin').delete(statement)).status).toBe(404);
    expect((await preview('carriers')).parties).toHaveLength(1);
    await office.db('routes').whereIn('id', routeIds).update({ status: 'ongoing' });
    expect((await begin({ kind: 'carriers', routeIds })).status).toBe(409);
  });

  test('no invoice is drawn up without the agreement, nor by a carrier for itself', async () => {
    const body = { isSelfBilled: true, carrierId: office.ids.carrier, value: 10 };
    const early = await post(office.as('admin'), body);
    expect(early.body.errors).toHaveProperty('isSelfBilled');
    await agree({ selfBillingSince: '2026-11-21' });
    expect((await post(office.as('admin'), body)).status).toBe(422);
    expect((await post(office.as('carrier'), { isSelfBilled: true, isEmitted: true, value: 10 })).status).toBe(403);
    await agree();
    expect(invoiceOf(await post(office.as('admin'), body)).num).toBe('AF2026/1');
  });

  test('beyond 60 days from the delivery asks why', async () => {
    await agree();
    const routeIds = await addRoutes(office, [100], { endDate: '2026-09-01', invoiceDate: '2026-11-02' });
    expect((await preview('carriers')).parties[0]).toMatchObject({ problems: ['dueReason'], isHeld: true });
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect(run.items[0]).toMatchObject({ state: 'refused' });
    await office.as('admin').put(`/api/invoiceRuns/${run.id}/withdraw`);
    const reasoned = await started({ kind: 'carriers', routeIds, dueReason: 'Factura tardía' });
    expect((await toTheEnd(reasoned.id)).items[0]).toMatchObject({ state: 'created', num: 'AF2026/1' });
  });
});

test('módulos is a freelancer’s: a company is never withheld from', async () => {
  const put = (body: Values) => office.as('admin').put(`/api/carriers/${office.ids.carrier}`, body);
  expect((await put({ taxRegime: 'modules' })).body.errors).toHaveProperty('taxRegime');
  expect((await put({ taxRegime: 'modules', companyType: 'freelance' })).status).toBe(200);
  expect((await put({ companyType: 'society' })).status).toBe(422);
  expect((await put({ companyType: 'society', taxRegime: 'general' })).status).toBe(200);
});
