import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { runsOf } from '../help/runs.ts';

type Values = Record<string, unknown>;

const office = officePerTest();
const { preview, begin, started, runOf, toTheEnd, invoices } = runsOf(office);

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

  test('with a carrier where there is no IVA waits for somebody to tick it, if the office draws up its invoice', async () => {
    const address = JSON.stringify({ street: 'Calle 1', city: 'Ceuta', postalCode: '51001', countryCode: 'ES' });
    await office.db('carriers').where({ id: office.ids.carrier }).update({ address });
    const routeIds = await addRoutes(office, [1000]);
    expect((await preview('carriers')).parties[0]).toMatchObject({ isHeld: false, problems: [] });
    await agree();
    expect((await preview('carriers')).parties[0]).toMatchObject({ isHeld: true, problems: ['outsideIva'] });
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect(items).toMatchObject([{ state: 'created', num: 'AF2026/1' }]);
  });

  test('an invoice drawn up so is accepted or not, and never changed but by annulling it', async () => {
    await agree();
    const run = await started({ kind: 'carriers', routeIds: await addRoutes(office, [1000]) });
    const id = (await toTheEnd(run.id)).items[0]?.invoiceId ?? 0;
    const say = (account: 'admin' | 'carrier' | 'otherCarrier', body: Values, headers?: Record<string, string>) =>
      office.as(account).post(`/api/invoices/${id}/acceptance`, body, headers);
    expect((await say('otherCarrier', { isAccepted: true })).status).toBe(404);
    expect((await say('carrier', { isAccepted: false })).status).toBe(422);
    const refuse = () => say('carrier', { isAccepted: false, note: 'Faltan 40 €' }, { 'idempotency-key': 'once' });
    const refused = await refuse();
    // Its answer got lost: it is said once all the same.
    expect((await refuse()).body).toEqual(refused.body);
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
    const one = `/api/invoiceRunItems/${items[0]?.id}`;
    expect((await office.as('admin').get(one)).body.data).toEqual((await statements('carrier'))[0]);
    expect((await office.as('otherCarrier').get(one)).status).toBe(404);
    const pdf = `/api/invoiceRunItems/${items[0]?.id}/pdf`;
    expect((await office.as('otherCarrier').get(pdf)).status).toBe(404);
    const paper = await pdfText((await office.as('carrier').get(pdf)).bytes);
    for (const said of ['Liquidación', 'no es una factura', '1.815,00']) expect(paper).toContain(said);
    expect((await preview('carriers')).parties).toEqual([]);
    const twice = await begin({ kind: 'carriers', routeIds });
    expect(twice.status).toBe(409);
    expect(twice.body.message).toMatch(/liquidación que espera la factura del transportista \(n\.º \d+\): C\. \d+/);
    const own = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds }));
    expect((await runOf(run.id)).items[0]).toMatchObject({ state: 'created', invoiceId: own.id });
    expect(await statements('carrier')).toEqual([]);
  });

  test('asks for what is not invoiced yet, of the routes that are still there', async () => {
    const routeIds = await addRoutes(office, [1000, 500, 70]);
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const asked = async () => (await office.as('carrier').get('/api/invoiceRunItems/statements')).body.data;
    const own = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: routeIds.slice(0, 1) }));
    expect(await asked()).toMatchObject([{ routeIds: routeIds.slice(1), value: 570, total: 689.7 }]);
    expect((await office.as('admin').delete(`/api/routes/${routeIds[2]}`)).status).toBe(200);
    expect(await asked()).toMatchObject([{ routeIds: [routeIds[1]], value: 500, total: 605 }]);
    const statement = `/api/invoiceRunItems/${items[0]?.id}`;
    const paper = await pdfText((await office.as('carrier').get(`${statement}/pdf`)).bytes);
    expect(paper).toContain('Total 605,00');
    expect(paper).not.toContain('1.000,00');
    expect((await office.as('carrier').delete(`/api/invoices/${own.id}`)).status).toBe(200);
    expect(await asked()).toMatchObject([{ routeIds: routeIds.slice(0, 2), value: 1500 }]);
  });

  test('is shown by its run as what it still asks for, and once it has its invoices, as what these settle', async () => {
    const routeIds = await addRoutes(office, [1000, 500, 70]);
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const shown = async () => (await runOf(run.id)).items[0];
    const sell = (ids: number[]) => post(office.as('carrier'), { isEmitted: true, routeIds: ids });
    expect(await shown()).toMatchObject({ state: 'stated', count: 3, base: 1570 });
    invoiceOf(await sell(routeIds.slice(0, 1)));
    expect((await office.as('admin').delete(`/api/routes/${routeIds[2]}`)).status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'stated', count: 1, base: 500 });
    const last = invoiceOf(await sell(routeIds.slice(1, 2)));
    expect(await shown()).toMatchObject({ state: 'created', num: last.num, count: 2, base: 1500, total: 605 });
    await office.as('carrier').delete(`/api/invoices/${last.id}`);
    await office.db('routes').where({ id: routeIds[1] }).update({ price: 100 });
    expect(await shown()).toMatchObject({ state: 'stated', invoiceId: null, base: 1 });
  });

  test('that drew up an invoice is shown by its run as that, also once it was annulled', async () => {
    await agree();
    const routeIds = await addRoutes(office, [500]);
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    await office.as('admin').delete(`/api/invoices/${run.items[0]?.invoiceId}`);
    await office.db('routes').update({ price: 100 });
    const [item] = (await runOf(run.id)).items;
    expect(item).toMatchObject({ state: 'created', base: 500, total: 605, isAnnulled: true });
  });

  test('asks again for what is taken off its carrier’s own invoice or was on one that is removed', async () => {
    const routeIds = await addRoutes(office, [1000, 500]);
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const carrier = office.as('carrier');
    const item = async () => (await runOf(run.id)).items[0];
    const asked = async () => (await carrier.get('/api/invoiceRunItems/statements')).body.data;
    const own = invoiceOf(await post(carrier, { isEmitted: true, routeIds }));
    const path = `/api/invoices/${own.id}`;
    expect((await carrier.put(path, { routeIds: routeIds.slice(0, 1) })).status).toBe(200);
    expect(await asked()).toMatchObject([{ routeIds: routeIds.slice(1) }]);
    expect((await carrier.put(path, { routeIds })).status).toBe(200);
    expect(await item()).toMatchObject({ state: 'created', invoiceId: own.id });
    expect((await carrier.delete(path)).status).toBe(200);
    expect(await asked()).toMatchObject([{ routeIds, value: 1500 }]);
    expect(await item()).toMatchObject({ state: 'stated', invoiceId: null });
    expect((await office.as('admin').put(`${path}/restore`)).status).toBe(200);
    expect(await item()).toMatchObject({ state: 'created', invoiceId: own.id });
    expect(await asked()).toEqual([]);
  });

  test('doesn’t ask for what a later one asks for', async () => {
    const routeIds = await addRoutes(office, [1000]);
    const settle = async () => toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const first = await settle();
    await office.as('admin').delete(`/api/invoiceRunItems/${first.items[0]?.id}`);
    const second = await settle();
    const own = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds }));
    // As it was left when its invoice was removed before such settlements asked again.
    await office.db('invoiceRunItems').where({ runId: first.id }).update({ state: 'created', invoiceId: own.id });
    expect((await office.as('carrier').delete(`/api/invoices/${own.id}`)).status).toBe(200);
    expect((await runOf(first.id)).items[0]).toMatchObject({ state: 'created' });
    expect((await runOf(second.id)).items[0]).toMatchObject({ state: 'stated' });
  });

  test('whose routes are given another price is told to its carrier anew, once until that is read', async () => {
    const [first, second, other] = await addRoutes(office, [1000, 500, 70]);
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds: [first, second] })).id);
    const told = () => office.db('alerts').where({ kind: 'settlementChanged', disabled: false }).orderBy('id');
    const reprice = async (id: number | undefined, price: number) =>
      expect((await office.as('admin').put(`/api/routes/${id}`, { price })).status).toBe(200);
    await reprice(other, 80);
    await office.as('admin').put(`/api/routes/${first}`, { clientRef: 'X' });
    expect(await told()).toEqual([]);
    await reprice(first, 900);
    await reprice(second, 400);
    expect(await told()).toMatchObject([
      {
        recipientType: 'carrier',
        carrierId: office.ids.carrier,
        title: 'Liquidación modificada',
        description:
          'Ha cambiado el importe de tu liquidación del 01-11-2026 al 30-11-2026. Descárgala de nuevo antes de enviar tu factura.',
      },
    ]);
    await office.db('alerts').update({ isRead: true });
    await reprice(first, 800);
    expect(await told()).toHaveLength(2);
    await office.as('admin').delete(`/api/invoiceRunItems/${run.items[0]?.id}`);
    await office.db('alerts').update({ isRead: true });
    await reprice(first, 700);
    expect(await told()).toHaveLength(2);
  });

  test('whose routes are all gone asks for nothing, and can be given up', async () => {
    const routeIds = await addRoutes(office, [1000]);
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect((await office.as('admin').delete(`/api/routes/${routeIds[0]}`)).status).toBe(200);
    expect((await office.as('carrier').get('/api/invoiceRunItems/statements')).body.data).toEqual([]);
    const statement = `/api/invoiceRunItems/${items[0]?.id}`;
    expect((await office.as('admin').get(`${statement}/pdf`)).status).toBe(404);
    expect((await office.as('admin').delete(statement)).status).toBe(200);
  });

  test('is over when an invoice that was removed before it is restored', async () => {
    const routeIds = await addRoutes(office, [1000]);
    const invoice = `/api/invoices/${
      invoiceOf(await post(office.as('admin'), received(office, { routeIds, value: undefined }))).id
    }`;
    await office.as('admin').delete(invoice);
    const run = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect(run.items).toMatchObject([{ state: 'stated' }]);
    expect((await office.as('admin').put(`${invoice}/restore`)).status).toBe(200);
    expect((await runOf(run.id)).items).toMatchObject([{ state: 'created', num: 'F-77' }]);
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

  test('that was refused is not stated again once another run has stated its routes', async () => {
    const routeIds = await addRoutes(office, [null]);
    const first = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect(first.items[0]).toMatchObject({ state: 'refused' });
    await office.db('routes').whereIn('id', routeIds).update({ price: 100_000 });
    const second = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    expect(second.items[0]).toMatchObject({ state: 'stated' });
    await office.as('admin').put(`/api/invoiceRuns/${first.id}/retry`);
    expect((await toTheEnd(first.id)).items[0]).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining(`n.º ${second.id}`),
    });
    expect((await office.as('carrier').get('/api/invoiceRunItems/statements')).body.data).toHaveLength(1);
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
    expect((await preview('carriers', { fromDate: '2026/09/01' })).parties[0]).toMatchObject({
      problems: ['dueReason'],
      isHeld: true,
    });
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
  expect((await put({ companyType: 'society', taxRegime: null })).status).toBe(200);
});
