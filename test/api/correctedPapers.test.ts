import { describe, expect, test } from 'vitest';
import { addLoads, type Invoice, invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { csvRows, unzipped, xlsxRows } from '../help/sheets.ts';
import type { Account } from '../help/rows.ts';

const office = officePerTest();
const admin = () => office.as('admin');

const textOf = async ({ id }: Invoice): Promise<string> =>
  pdfText((await admin().get(`/api/invoices/${id}/pdf`)).bytes);
const correct = async (of: Invoice, more: object = {}): Promise<Invoice> =>
  invoiceOf(await post(admin(), { isEmitted: true, invoiceId: of.id, value: 90, rawDescription: 'Retraso.', ...more }));
const ofLoads = async (): Promise<Invoice> => {
  const loadIds = await addLoads(office, [60], { deliveryDate: '2026-11-12' });
  loadIds.push(...(await addLoads(office, [40], { deliveryDate: '2026-11-10' })));
  return invoiceOf(await post(admin(), issued(office, { value: undefined, loadIds })));
};
const sheetRow = async (num: string, account: Account = 'admin') => {
  const { text } = await office.as(account).get(`/api/invoices/export?filter={"num":"${encodeURIComponent(num)}"}`);
  return csvRows(text).find(row => row.Número === num);
};

describe('an invoice that corrects another', () => {
  test('says what was done and when, and once why it is corrected', async () => {
    const text = await textOf(await correct(await ofLoads()));
    expect(text).toContain('Servicios de transporte según la factura 2026/1 12-11-2026 90,00 €');
    expect(text.split('Retraso')).toHaveLength(2);
  });

  test('is called as it was named', async () => {
    const text = await textOf(await correct(await ofLoads(), { name: 'Portes de noviembre' }));
    expect(text).toContain('Portes de noviembre 12-11-2026 90,00 €');
    expect(text).not.toContain('Asunto');
  });

  test('is of what was invoiced at first, however often that was corrected', async () => {
    const second = await correct(await correct(await ofLoads()), { value: 80 });
    expect(await textOf(second)).toContain('Servicios de transporte según la factura 2026/1 12-11-2026 80,00 €');
  });

  test('says what it changes of the one in force, also if it was asked for by the number of the first', async () => {
    const first = await ofLoads();
    const before = await correct(first);
    const second = await correct(first, { value: 95 });
    const text = await textOf(second);
    expect(text).toContain(`Rectifica por sustitución la factura ${before.num}, de fecha 20-11-2026.`);
    expect(text).toContain('Importe de la rectificación: 5,00 € de base imponible y 1,05 € de IVA; en total, 6,05 €.');
    expect(text).toContain('Servicios de transporte según la factura 2026/1');
    expect(await sheetRow(second.num)).toMatchObject({ 'Rectifica la factura': before.num });
    const { income } = (await admin().get('/api/invoices/summary?year=2026')).body.data as { income: object };
    expect(income).toMatchObject({ totals: { base: 95 } });
    // Annulled with the one before it, it says what it said.
    office.setNow('2026-11-20T11:01:00.000Z');
    for (const { id } of [second, before]) expect((await admin().delete(`/api/invoices/${id}`)).status).toBe(200);
    expect(await textOf(second)).toContain(`la factura ${before.num}, de fecha`);
  });

  test('of something else than transports doesn’t say that it was one', async () => {
    const fee = invoiceOf(await post(admin(), issued(office, { rawDescription: 'Grúa' })));
    expect(await textOf(fee)).toContain('Grúa');
    expect(await textOf(await correct(fee))).toContain('Servicios según la factura 2026/1 90,00 €');
  });

  test('stands in the books with what was done, also for who isn’t told what was typed', async () => {
    const { num } = await correct(await ofLoads());
    const clients = office.db('clients').where({ id: office.ids.client });
    await clients.update({ accountantId: office.ids.users.otherAccountant });
    for (const account of ['admin', 'otherAccountant'] as const)
      expect(await sheetRow(num, account)).toMatchObject({
        Concepto: 'Servicios de transporte según la factura 2026/1',
        'Fecha de operación': '12/11/2026',
      });
    const named = await correct(await ofLoads(), { name: 'Portes' });
    expect(await sheetRow(named.num)).toMatchObject({ Concepto: 'Portes' });
  });

  test('from before this was said keeps its reason in the books, for who may read it', async () => {
    const { id, num } = await correct(await ofLoads());
    const at = { name: null, rawDescription: 'Precio', invoiceId: id, num: 'R2026/99', issuerKey: 'admin' };
    const { id: _id, ...row } = await office.db('invoices').where({ id }).first();
    const [old] = await office
      .db('invoices')
      .insert({ ...row, ...at })
      .returning('id');
    const line = { invoiceId: old.id, position: 0, concept: 'Precio', amount: 9000 };
    await office.db('invoiceLines').insert(line);
    await office
      .db('clients')
      .where({ id: office.ids.client })
      .update({ accountantId: office.ids.users.otherAccountant });
    expect(await sheetRow('R2026/99')).toMatchObject({ Concepto: 'Precio', 'Rectifica la factura': num });
    expect(await sheetRow('R2026/99', 'otherAccountant')).toMatchObject({ Concepto: '' });
  });
});

test('nothing is pending of one that was replaced, in sheets and packages as on the page', async () => {
  const original = await ofLoads();
  const correction = await correct(original);
  const pending = 'Pendiente de pago';
  expect(await sheetRow(original.num)).toMatchObject({ Estado: 'Rectificada', [pending]: '0,00' });
  expect(await sheetRow(correction.num)).toMatchObject({ [pending]: '108,90' });
  const files = unzipped((await admin().get('/api/invoices/pack?year=2026&quarter=4')).bytes);
  const index = xlsxRows(files['Indice.xlsx'] ?? new Uint8Array());
  expect(index.map(row => [row.Número, row[pending]])).toEqual([
    [original.num, 0],
    [correction.num, 108.9],
  ]);
});
