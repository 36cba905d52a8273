import { beforeAll, describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, PDF, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { csvRows, unzipped, xlsxRows } from '../help/sheets.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

const exported = async (account: Account, query = '') => {
  const answer = await office.as(account).get(`/api/invoices/export?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return csvRows(answer.text);
};
const headsOf = async (account: Account) => Object.keys((await exported(account))[0] ?? {});

beforeAll(async () => {
  const [admin, carrier] = [office.as('admin'), office.as('carrier')];
  const loadIds = await addLoads(office, [300, 200.5], { deliveryDate: '2026-11-17' });
  await post(admin, issued(office, { value: undefined, loadIds, tax: { IVA: 21, IRPF: 1 }, date: '2026/11/18' }));
  await post(admin, received(office, { num: '=F-1', date: '2026/10/02', rawDescription: 'Peajes', status: 1 }));
  await post(carrier, { isEmitted: true, routeIds: await addRoutes(office, [400]), name: 'Portes' });
  const sale = { isEmitted: true, value: 50, rawName: 'Secreto S.L.', rawNif: 'B12345674', rawDescription: 'Mudanza' };
  await post(carrier, sale);
  const purchase = {
    isEmitted: 'false',
    num: 'G-9',
    value: 80,
    rawName: 'Gasóleos Secreto',
    rawDescription: 'Gasóleo',
  };
  invoiceOf(await upload(carrier, '/api/invoices', purchase, [file(PDF, 'gasoleo.pdf')]));
  await office
    .db('clients')
    .where({ id: office.ids.client })
    .update({ accountantId: office.ids.users.otherAccountant });
});

const COMMON = ['Número', 'Fecha de expedición', 'Fecha de operación', 'Tipo'];
const WHO = ['Emisor / destinatario', 'NIF'];
const TAXES = ['IVA %', 'Cuota de IVA', 'Sin IVA por', 'IRPF %', 'Retención de IRPF'];
const AMOUNTS = ['Base imponible', ...TAXES, 'Total', 'Total a pagar'];
const STATE = ['Estado', 'Aceptación'];
const LAST = [
  'Rectifica la factura',
  'Diferencia de base',
  'Diferencia de IVA',
  'Diferencia de IRPF',
  'Diferencia de total',
];
const END = ['Vencimiento', 'Pagado', 'Pendiente de pago', 'Fecha de pago'];

describe('the sheet of invoices', () => {
  test('has what is entered in the books', async () => {
    const [first] = await exported('admin', 'filter={"num":"2026/1","clientId":{"isNotEmpty":true}}');
    expect(first).toEqual({
      Número: '2026/1',
      'Fecha de expedición': '18/11/2026',
      'Fecha de operación': '17/11/2026',
      Tipo: 'Emitida',
      Empresa: '',
      'Emisor / destinatario': 'Cliente Primero S.A.',
      NIF: 'G28029007',
      Concepto: expect.stringMatching(/^P\. \d+ · Valencia – Madrid y 1 más$/),
      'Base imponible': '500,50',
      'IVA %': '21',
      'Cuota de IVA': '105,11',
      'Sin IVA por': '',
      'IRPF %': '1',
      'Retención de IRPF': '5,01',
      Total: '605,61',
      'Total a pagar': '600,60',
      Estado: 'Pendiente',
      Aceptación: '',
      Vencimiento: '18/12/2026',
      Pagado: '0,00',
      'Pendiente de pago': '600,60',
      'Fecha de pago': '',
      Contabilizada: 'No',
      'Rectifica la factura': '',
      'Diferencia de base': '500,50',
      'Diferencia de IVA': '105,11',
      'Diferencia de IRPF': '5,01',
      'Diferencia de total': '605,61',
    });
  });

  test.each<[Account, string[]]>([
    ['admin', [...COMMON, 'Empresa', ...WHO, 'Concepto', ...AMOUNTS, ...STATE, ...END, 'Contabilizada', ...LAST]],
    ['carrier', [...COMMON, ...WHO, 'Concepto', ...AMOUNTS, ...STATE, ...END, 'Contabilizada', ...LAST]],
    ['client', [...COMMON, ...WHO, 'Concepto', ...AMOUNTS, 'Estado', ...END, ...LAST]],
    [
      'accountant',
      [...COMMON, 'Empresa', 'NIF de la empresa', 'Concepto', ...AMOUNTS, ...STATE, ...END, 'Contabilizada', ...LAST],
    ],
  ])('has for %s the columns that it may read', async (account, heads) =>
    expect(await headsOf(account)).toEqual(heads),
  );

  test('says to each side how the invoice looks from there', async () => {
    const told = async (account: Account, num: string) =>
      (await exported(account, `filter={"num":"${encodeURIComponent(num)}"}`)).map(row => [
        row.Tipo,
        row['Emisor / destinatario'] ?? row.Empresa,
        row.Estado,
      ]);
    expect(await told('admin', '=F-1')).toEqual([['Recibida', 'Transportes Uno S.L.', 'Pagada']]);
    expect(await told('carrier', '=F-1')).toEqual([['Emitida', 'Agencia de prueba S.L.', 'Cobrada']]);
    expect(await told('accountant', '=F-1')).toEqual([['Ingreso', 'Transportes Uno S.L.', 'Cobrada']]);
    expect(await told('client', '2026/1')).toEqual([['Recibida', 'Agencia de prueba S.L.', 'Pendiente']]);
    expect(await told('otherAccountant', '2026/1')).toEqual([['Gasto', 'Cliente Primero S.A.', 'Pendiente']]);
    const [foreign] = await exported('admin', 'filter={"num":"G-9"}');
    expect(foreign).toMatchObject({ Empresa: 'Transportes Uno S.L.', 'Emisor / destinatario': 'Gasóleos Secreto' });
    expect(await told('carrier', 'G-9')).toEqual([['Recibida', 'Gasóleos Secreto', 'Pendiente']]);
  });

  test('tells an accountant neither the counterpart nor what was typed of it, in either format', async () => {
    for (const query of ['', 'format=xlsx']) {
      const { bytes, text } = await office.as('accountant').get(`/api/invoices/export?${query}`);
      const said = query ? Object.values(unzipped(bytes)).map(part => Buffer.from(part).toString()) : [text];
      expect(said.join()).toMatch(/G-9|=F-1/);
      expect(said.join()).not.toMatch(/Secreto|B12345674|Mudanza|Gasóleo|Peajes|isEmitted|Emitida|Recibida/);
    }
  });

  test('is what the list shows: its filters and its order, text never a formula', async () => {
    const query = 'sort=["value","DESC"]&filter={"date":{"isBetween":["2026/10/01","2026/11/18"]}}';
    const rows = await exported('admin', query);
    expect(rows.map(row => row.Número)).toEqual(['2026/1', "'=F-1"]);
    const workbook = await office.as('admin').get(`/api/invoices/export?format=xlsx&${query}`);
    expect(workbook.headers['content-type']).toContain('spreadsheetml');
    expect(workbook.headers['content-disposition']).toBe('attachment; filename="facturas-2026-11-20.xlsx"');
    expect(xlsxRows(workbook.bytes)[1]).toMatchObject({ Número: '=F-1', 'Base imponible': 500, 'IVA %': 21 });
    const income = await exported('accountant', 'filter={"direction":"emitted"}&sort=["id","ASC"]');
    expect(income.map(row => row.Número)).toEqual(["'=F-1", '2026/1', '2026/2']);
  });

  test('is refused before it begins when what is asked for can’t be', async () => {
    for (const query of ['format=pdf', 'format=', 'sort=["x","ASC"]', 'filter={"rawName":"x"}', 'más=1']) {
      const { status, body } = await office.as('accountant').get(`/api/invoices/export?${query}`);
      expect(status, query).toBe(400);
      expect(body.message).toMatch(/\w/);
    }
    expect((await office.as('driver').get('/api/invoices/export')).status).toBe(403);
  });
});

test('a sheet of more rows than are held at once has each of them once, in order', async () => {
  const template = await office.db('invoices').where({ num: '=F-1' }).first();
  const { id: _id, ...row } = template as { id: number };
  const many = Array.from({ length: 1201 }, (_, n) => ({ ...row, num: `N-${n}`, value: n + 90_000, disabled: false }));
  await office.db.batchInsert('invoices', many, 40);
  const rows = await exported('admin', 'sort=["value","DESC"]&filter={"num":{"isNot":"x"},"carrierId":1}');
  const nums = rows.map(each => each.Número ?? '').filter(num => num.startsWith('N-'));
  expect(new Set(nums).size).toBe(1201);
  expect(nums).toEqual(Array.from({ length: 1201 }, (_, n) => `N-${1200 - n}`));
  expect(invoiceOf(await office.as('admin').get(`/api/invoices/${template.id}`)).num).toBe('=F-1');
});
