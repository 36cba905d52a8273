import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { runsOf } from '../help/runs.ts';

const office = officePerTest();
const { started, toTheEnd } = runsOf(office);

const TOWN = { city: 'Valencia', postalCode: '46001', countryCode: 'ES' };
const STREET = { street: 'Calle Mayor', houseNumber: '1' };
const setCarrier = (more: object) => office.db('carriers').where({ id: office.ids.carrier }).update(more);
const agree = () => setCarrier({ selfBillingSince: '2026-01-01' });
const sell = (more: object = {}) => post(office.as('carrier'), { isEmitted: true, value: 10, ...more });

const OWN = 'Completa tu nombre, tu NIF y tu dirección en «Mi perfil» antes de emitir facturas.';
const OFFICE =
  'Completa el nombre, el NIF y la dirección de Transportes Uno S.L. en «Transportistas» antes de expedir sus facturas.';

describe('a carrier of whom an invoice could not say all that it must', () => {
  test.each([
    ['without an address', { address: null }],
    ['without a street', { address: JSON.stringify(TOWN) }],
    ['without a town', { address: JSON.stringify(STREET) }],
    ['without a NIF', { nif: '' }],
    ['without a name', { name: '' }],
  ])('issues none: %s', async (_, lacks) => {
    await setCarrier(lacks);
    const [routeId] = await addRoutes(office, [100]);
    for (const more of [{}, { value: undefined, routeIds: [routeId] }]) {
      const { status, body } = await sell(more);
      expect([status, body.message]).toEqual([409, OWN]);
    }
    expect(await office.db('invoices')).toEqual([]);
    await setCarrier({ name: 'Uno', nif: 'B72877814', address: JSON.stringify({ ...STREET, ...TOWN }) });
    expect(invoiceOf(await sell()).num).toBe('2026/1');
  });

  test('has none drawn up by the office, which is told whose data to complete, in a run too', async () => {
    await agree();
    await setCarrier({ address: null });
    const drawn = await post(office.as('admin'), { isSelfBilled: true, carrierId: office.ids.carrier, value: 10 });
    expect([drawn.status, drawn.body.message]).toEqual([409, OFFICE]);
    const run = await started({ kind: 'carriers', routeIds: await addRoutes(office, [100]) });
    expect((await toTheEnd(run.id)).items).toMatchObject([{ state: 'refused', problem: OFFICE }]);
  });

  test('does not lose it on an invoice that it changes', async () => {
    const { id } = invoiceOf(await sell());
    await setCarrier({ address: null });
    const change = (body: object) => office.as('carrier').put(`/api/invoices/${id}`, body);
    const { status, body } = await change({ value: 20 });
    expect([status, body.message]).toEqual([409, OWN]);
    expect(await office.db('invoiceIssuers').where({ invoiceId: id })).toMatchObject([{ address2: '46001 Valencia' }]);
  });

  test('has its invoices entered as they came, and enters its purchases', async () => {
    await setCarrier({ address: null });
    const body = { isEmitted: false, carrierId: office.ids.carrier, num: 'F-1', value: 10 };
    expect((await post(office.as('admin'), body)).status).toBe(201);
  });
});

describe('a carrier’s invoice to a customer of its own', () => {
  test.each([
    ['nobody', { rawName: null, rawNif: null }, ['rawName', 'rawNif']],
    ['a name alone', { rawNif: null }, ['rawNif']],
    ['a NIF alone', { rawName: null }, ['rawName']],
  ])('names it and its NIF: one with %s is refused', async (_, lacks, fields) => {
    const { status, body } = await sell(lacks);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields]);
    expect(await office.db('invoices')).toEqual([]);
  });

  test('doesn’t lose them, and one from before they were asked for can still be changed', async () => {
    const { id } = invoiceOf(await sell());
    const change = (body: object) => office.as('carrier').put(`/api/invoices/${id}`, body);
    expect((await change({ rawNif: null })).body.errors).toHaveProperty('rawNif');
    await office.db('invoices').where({ id }).update({ rawName: null, rawNif: null });
    expect((await change({ name: 'Portes' })).status).toBe(200);
    expect((await change({ rawName: 'Cliente propio', rawNif: 'B12345674' })).status).toBe(200);
  });
});
