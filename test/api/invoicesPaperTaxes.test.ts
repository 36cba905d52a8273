import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { runsOf } from '../help/runs.ts';

const office = officePerTest();
const { preview, started, toTheEnd } = runsOf(office);

const textOf = async (id: number): Promise<string> =>
  pdfText((await office.as('admin').get(`/api/invoices/${id}/pdf`)).bytes);
const made = async (more: object) => invoiceOf(await post(office.as('admin'), issued(office, { ...more })));
const setClient = (values: object) => office.db('clients').where({ id: office.ids.client }).update(values);
const setCarrier = (values: object) => office.db('carriers').where({ id: office.ids.carrier }).update(values);

describe('the taxes of a paper', () => {
  test('that come to nothing have no sign', async () => {
    const text = await textOf((await made({ value: 0.1, tax: { IRPF: 1 } })).id);
    expect(text).toMatch(/Retención IRPF 1 % ?0,00 €/);
    expect(text).not.toContain('-0,00');
  });

  test('are not said where they don’t apply: 0 % is something else', async () => {
    const text = await textOf((await made({ tax: {} })).id);
    expect(text).toMatch(/Base imponible ?1\.000,00 € ?Total factura ?1\.000,00 €/);
    expect(text).not.toContain('IVA 0 %');
  });
});

describe('a client in another state of the Union', () => {
  test('is named by its VAT number, whatever its NIF, and declares the tax', async () => {
    await setClient({ nif: '501442600', vat: 'PT501442600' });
    const invoice = await made({ tax: {} });
    expect(invoice.rawNif).toBe('PT501442600');
    const text = await textOf(invoice.id);
    expect(text).toContain('NIF PT501442600');
    expect(text).toContain('Inversión del sujeto pasivo');
    expect((await made({ tax: {}, rawNif: 'GB123456789' })).rawNif).toBe('GB123456789');
  });

  test('is one also with a NIF of Hacienda for foreign entities; what was issued stays as it is', async () => {
    await setClient({ nif: 'N0050033J', vat: null });
    const before = await made({ tax: {} });
    await setClient({ vat: 'PT500000033' });
    const invoice = await made({ tax: {} });
    expect(invoice.rawNif).toBe('PT500000033');
    expect(await textOf(invoice.id)).toContain('Inversión del sujeto pasivo');
    expect(await textOf(before.id)).toContain('NIF N0050033J');
    expect(await textOf(before.id)).not.toContain('Inversión');
  });

  test.each([['ESG28029007'], ['PT1'], [null]])('is none with the VAT number %s', async vat => {
    await setClient({ vat });
    expect((await made({ tax: {} })).rawNif).toBe('G28029007');
  });
});

describe('a carrier in another state of the Union', () => {
  test.each([
    ['its NIF', { nif: 'PT501442600', vat: null }],
    ['its VAT number', { nif: '501442600', vat: 'PT501442600' }],
  ])('by %s: its invoice drawn up here bears no tax and says that the office declares it', async (_, numbers) => {
    await setCarrier({ ...numbers, selfBillingSince: '2026-01-01' });
    const routeIds = await addRoutes(office, [1000]);
    expect((await preview('carriers')).parties[0]).toMatchObject({ iva: 0, total: 1000, payable: 1000 });
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
    const text = await textOf(items[0]?.invoiceId ?? 0);
    expect(text).toContain('Facturación por el destinatario');
    expect(text).toContain('NIF PT501442600');
    expect(text).toContain('Inversión del sujeto pasivo. El IVA lo declara el destinatario');
    expect(text).not.toMatch(/IVA 0 %|exenta/);
  });

  test('says so on the one it makes here itself; to a third party nobody knows', async () => {
    await setCarrier({ nif: 'PT501442600' });
    const carrier = office.as('carrier');
    const routeIds = await addRoutes(office, [700]);
    const toOffice = invoiceOf(await post(carrier, { isEmitted: true, routeIds, tax: {} }));
    expect(await textOf(toOffice.id)).toContain('El IVA lo declara el destinatario');
    const sale = { isEmitted: true, value: 10, rawName: 'Cantera', rawNif: 'A58818501', tax: {} };
    expect(await textOf(invoiceOf(await post(carrier, sale)).id)).toContain('exenta o no sujeta');
  });

  test('from outside the Union neither, be it drawn up here or told in a statement', async () => {
    const address = JSON.stringify({
      street: 'Bahnhofstrasse 1',
      postalCode: '8001',
      city: 'Zürich',
      countryCode: 'CH',
    });
    await setCarrier({ nif: 'CHE123456789', vat: null, address });
    const [stated, drawnUp] = await addRoutes(office, [700, 300]);
    const statement = (await toTheEnd((await started({ kind: 'carriers', routeIds: [stated] })).id)).items[0];
    const told = (await office.as('carrier').get(`/api/invoiceRunItems/${statement?.id}`)).body.data;
    expect(told).toMatchObject({ value: 700, total: 700, payable: 700 });
    await setCarrier({ selfBillingSince: '2026-01-01' });
    expect((await preview('carriers')).parties[0]).toMatchObject({ iva: 0, total: 300, problems: ['foreign'] });
    const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds: [drawnUp] })).id);
    const text = await textOf(items[0]?.invoiceId ?? 0);
    expect(text).toContain('El IVA lo declara el destinatario');
    expect(text).toContain('Total factura 300,00');
  });

  test('from Spain says what it always did', async () => {
    const routeIds = await addRoutes(office, [700]);
    const { id } = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds, tax: {} }));
    expect(await textOf(id)).toContain('exenta o no sujeta');
    expect(invoiceOf(await post(office.as('admin'), received(office))).tax).toEqual({ IVA: 21 });
  });
});
