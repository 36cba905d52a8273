import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, type Invoice, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { pdfText } from '../help/pdfText.ts';
import { csvRows, unzipped } from '../help/sheets.ts';

const office = officePerTest();

const issue = async (body: object): Promise<Invoice> => invoiceOf(await post(office.as('admin'), { ...body }));
const remove = async ({ id }: Invoice) =>
  expect((await office.as('admin').delete(`/api/invoices/${id}`)).status).toBe(200);
/** Drawn up by the office for its first carrier. */
const selfBilled = async (more: object): Promise<Invoice> => {
  const carrierId = office.ids.carrier;
  await office.db('carriers').where({ id: carrierId }).update({ selfBillingSince: '2026-01-01' });
  return issue({ isSelfBilled: true, carrierId, ...more });
};

const exported = async (account: Account, filter: object = {}) => {
  const answer = await office.as(account).get(`/api/invoices/export?filter=${JSON.stringify(filter)}`);
  return csvRows(answer.text);
};
type Sums = Record<'base' | 'iva' | 'irpf' | 'total', number>;
type Flow = { totals: Sums; rejected: number };
const summaryOf = async (account: Account) =>
  (await office.as(account).get('/api/invoices/summary?year=2026')).body.data as { income: Flow; expense: Flow };

describe('an invoice that the office drew up for a carrier', () => {
  test('says in the sheets what the carrier answered, and beside the sums that it was refused', async () => {
    const [none, accepted, rejected] = [
      await selfBilled({ value: 100 }),
      await selfBilled({ value: 200 }),
      await selfBilled({ value: 300 }),
    ];
    const answer = (id: number, body: object) =>
      office.as('carrier').post(`/api/invoices/${id}/acceptance`, { ...body });
    await answer(accepted.id, { isAccepted: true });
    await answer(rejected.id, { isAccepted: false, note: 'Faltan 40 €' });
    await issue({ isEmitted: true, clientId: office.ids.client, value: 1 });
    for (const account of ['admin', 'carrier', 'accountant'] as const) {
      const rows = await exported(account);
      const said = Object.fromEntries(rows.map(row => [row.Número, row.Aceptación]));
      expect(said, account).toMatchObject({
        [none.num]: 'Sin aceptar',
        [accepted.num]: 'Aceptada',
        [rejected.num]: 'No aceptada',
      });
    }
    expect((await exported('admin', { num: '2026/1' }))[0]).toMatchObject({ Aceptación: '' });
    expect(await summaryOf('admin')).toMatchObject({ income: { rejected: 0 }, expense: { rejected: 1 } });
    expect(await summaryOf('carrier')).toMatchObject({ income: { rejected: 1 }, expense: { rejected: 0 } });
    await remove(rejected);
    expect(await summaryOf('admin')).toMatchObject({ expense: { rejected: 0 } });
  });

  test('is dated by the last delivery of its routes, on its paper and in the books', async () => {
    const [route] = await addRoutes(office, [100], { startDate: '2026-09-29', endDate: '2026-09-30' });
    await addLoads(office, [1], { routeId: route, deliveryDate: '2026-10-05' });
    const { id, num } = await selfBilled({ routeIds: [route], dueReason: 'Factura tardía' });
    expect((await exported('admin', { num }))[0]).toMatchObject({ 'Fecha de operación': '05/10/2026' });
    const paper = await pdfText((await office.as('carrier').get(`/api/invoices/${id}/pdf`)).bytes);
    expect(paper).toContain('05-10-2026');
    expect(paper).not.toContain('30-09-2026');
  });
});

describe('a number that was annulled', () => {
  const packOf = async (account: Account) => {
    const files = unzipped((await office.as(account).get('/api/invoices/pack?year=2026&quarter=4')).bytes);
    return { files, index: csvRows(Buffer.from(files['Indice.csv'] ?? []).toString()) };
  };
  const NOTHING = {
    Estado: 'Anulada',
    'Base imponible': '0,00',
    'IVA %': '',
    'Cuota de IVA': '0,00',
    Total: '0,00',
    'Total a pagar': '0,00',
    'Pendiente de pago': '0,00',
    'Diferencia de base': '0,00',
  };
  const ofClient = (date: string) => issue({ isEmitted: true, clientId: office.ids.client, value: 100, date });

  test('stays in its place of the quarter’s index, for nothing, with its paper', async () => {
    const [first, annulled, last] = [
      await ofClient('2026/11/01'),
      await ofClient('2026/11/02'),
      await ofClient('2026/11/03'),
    ];
    await remove(annulled);
    await remove(await issue(received(office, { num: 'MAL-1' })));
    const { files, index } = await packOf('admin');
    expect(index.map(row => row.Número)).toEqual([first.num, annulled.num, last.num]);
    expect(index[1]).toMatchObject(NOTHING);
    expect(index[2]).toMatchObject({ Estado: 'Pendiente', 'Base imponible': '100,00' });
    const paper = await pdfText(Buffer.from(files[index[1]?.Archivos ?? ''] ?? []));
    expect(paper).toContain(annulled.num);
    expect(paper).toMatch(/anulada/i);
  });

  test('of a carrier’s invoice issued here is in its own, though it can be restored', async () => {
    const sale = { isEmitted: true, value: 50, rawName: 'Otro S.L.', rawNif: 'B87654321', rawDescription: 'Mudanza' };
    const removed = invoiceOf(await post(office.as('carrier'), sale));
    expect((await office.as('carrier').delete(`/api/invoices/${removed.id}`)).status).toBe(200);
    for (const account of ['carrier', 'accountant'] as const)
      expect((await packOf(account)).index).toMatchObject([{ Número: removed.num, ...NOTHING }]);
  });

  test('of a carrier’s invoice drawn up here is in the office’s and in its own, and in nobody else’s', async () => {
    const annulled = await selfBilled({ value: 300 });
    await remove(annulled);
    await remove(await issue({ isEmitted: true, carrierId: office.ids.carrier, value: 45 }));
    const said = async (account: Account) => (await packOf(account)).index.map(row => row.Número);
    expect(await said('admin')).toEqual(['2026/1', annulled.num]);
    for (const account of ['carrier', 'accountant'] as const) {
      const { index } = await packOf(account);
      expect(index).toMatchObject([{ Número: annulled.num, ...NOTHING }]);
    }
    expect((await office.as('otherCarrier').get('/api/invoices/pack?year=2026&quarter=4')).status).toBe(404);
  });
});

describe('a correction', () => {
  const DIFFERENCES = {
    base: 'Diferencia de base',
    iva: 'Diferencia de IVA',
    irpf: 'Diferencia de IRPF',
    total: 'Diferencia de total',
  } as const;
  const centsOf = (cell = '') => Math.round(Number(cell.replaceAll('.', '').replace(',', '.')) * 100);

  test('has beside its amounts what it changes, so that a sheet comes to what the screen does', async () => {
    const client = { isEmitted: true, clientId: office.ids.client };
    const correct = (value: number) =>
      issue({ isEmitted: true, invoiceId: original.id, value, rawDescription: 'Descuento' });
    const original = await issue({ ...client, value: 1000, tax: { IVA: 21, IRPF: 1 } });
    await issue({ ...client, value: 33.33 });
    const [first, second] = [await correct(900), await correct(950)];
    const annulled = await correct(1);
    await remove(annulled);
    const rows = await exported('admin', { direction: 'emitted' });
    const shown = (num: string) => Object.values(DIFFERENCES).map(name => rows.find(row => row.Número === num)?.[name]);
    expect(shown(original.num)).toEqual(['1000,00', '210,00', '10,00', '1210,00']);
    expect(shown(first.num)).toEqual(['-100,00', '-21,00', '-1,00', '-121,00']);
    expect(shown(second.num)).toEqual(['50,00', '10,50', '0,50', '60,50']);
    expect(rows.find(row => row.Número === first.num)).toMatchObject({ 'Base imponible': '900,00', Total: '1089,00' });
    const { totals } = (await summaryOf('admin')).income;
    for (const [name, head] of Object.entries(DIFFERENCES)) {
      const sum = rows.reduce((all, row) => all + centsOf(row[head]), 0);
      expect(sum, head).toBe(Math.round(totals[name as keyof Sums] * 100));
    }
    const [removed] = await exported('admin', { disabled: true });
    expect(removed).toMatchObject({ Número: annulled.num, 'Base imponible': '1,00', 'Diferencia de base': '0,00' });
  });
});
