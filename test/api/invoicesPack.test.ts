import { beforeAll, describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, PDF, PNG, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import type { Account } from '../help/rows.ts';
import { csvRows, unzipped, xlsxRows } from '../help/sheets.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

const asked = async (account: Account, query = '') => office.as(account).get(`/api/invoices/pack?${query}`);
const packOf = async (account: Account, query = '') => {
  const answer = await asked(account, query);
  expect(answer.status, answer.text).toBe(200);
  const files = unzipped(answer.bytes);
  const { 'Indice.xlsx': xlsx, 'Indice.csv': csv, ...others } = files;
  return {
    headers: answer.headers,
    files: others,
    names: Object.keys(others).sort(),
    index: xlsxRows(xlsx ?? new Uint8Array()),
    csv: csvRows(Buffer.from(csv ?? []).toString()),
  };
};

beforeAll(async () => {
  const [admin, carrier] = [office.as('admin'), office.as('carrier')];
  const loadIds = await addLoads(office, [300]);
  invoiceOf(await post(admin, issued(office, { value: undefined, loadIds, date: '2026/10/01' })));
  invoiceOf(await post(admin, issued(office, { date: '2026/09/30', value: 7 })));
  const own = invoiceOf(await post(admin, received(office, { num: '../../F/1', date: '2026/12/31' })));
  for (const [content, name] of [
    [PDF, '..\\..\\factura.exe'],
    [PNG, '..\\..\\factura.exe'],
    [PDF, 'factura.pdf'],
  ] as const)
    await upload(admin, `/api/invoices/${own.id}/files`, {}, [file(content, name)]);
  invoiceOf(await post(carrier, { isEmitted: true, routeIds: await addRoutes(office, [400]), date: '2026/11/19' }));
  const sale = { isEmitted: true, value: 50, rawName: 'Secreto S.L.', rawNif: 'B87654321', rawDescription: 'Mudanza' };
  invoiceOf(await post(carrier, sale));
  const purchase = { isEmitted: 'false', num: 'G-9', value: 80, rawName: 'Gasóleos Secreto' };
  invoiceOf(await upload(carrier, '/api/invoices', purchase, [file(PDF, 'ticket.pdf')]));
  invoiceOf(await post(admin, received(office, { carrierId: office.ids.otherCarrier, num: 'OTRO-1' })));
  await office
    .db('clients')
    .where({ id: office.ids.client })
    .update({ accountantId: office.ids.users.otherAccountant });
});

const papersIn = (names: string[]) => names.map(name => name.replace(/^(\w+)\/[\d-]+ /, '$1: '));

describe('the package of a quarter', () => {
  test('of the office has what it issued and received in it, its papers and files, and an index of them', async () => {
    const { headers, names, files, index, csv } = await packOf('admin', 'year=2026&quarter=4');
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain('Facturas 2026-4T Agencia de prueba S.L.zip');
    expect(papersIn(names)).toEqual([
      'Emitidas: 2026-1 Cliente Primero S.A.pdf',
      'Recibidas: 2026-1 Transportes Uno S.L.pdf',
      'Recibidas: .-.-F-1 Transportes Uno S.L - factura.exe.pdf',
      'Recibidas: .-.-F-1 Transportes Uno S.L - factura.exe.png',
      'Recibidas: .-.-F-1 Transportes Uno S.L - factura.pdf',
    ]);
    for (const name of names) expect(name).toMatch(/^(Emitidas|Recibidas)\/(?!.*\.\.)[\w ().-]+\.(pdf|png)$/);
    const paper = names.find(name => name.startsWith('Emitidas/')) ?? '';
    expect(await pdfText(Buffer.from(files[paper] ?? []))).toContain('Factura 2026/1');
    expect(index.map(row => row.Número)).toEqual(['2026/1', '2026/1', 'OTRO-1', '../../F/1']);
    expect(index[0]).toMatchObject({ 'Base imponible': 300, Total: 363, Archivos: paper });
    expect(csv.map(row => row.Archivos)).toEqual(index.map(row => row.Archivos ?? ''));
    // Every file is in the index, and every name in the index is a file.
    expect(
      index
        .flatMap(row =>
          String(row.Archivos ?? '')
            .split('\n')
            .filter(Boolean),
        )
        .sort(),
    ).toEqual(names);
  });

  test('of a carrier is its own, of whatever it issues and receives', async () => {
    const { names, index } = await packOf('carrier');
    expect(new Set(names.map(name => name.split('/')[0]))).toEqual(new Set(['Emitidas', 'Recibidas']));
    expect(index.map(row => row['Emisor / destinatario'])).toContain('Secreto S.L.');
    expect(index.map(row => row.Número).sort()).toEqual(['../../F/1', '2026/1', '2026/2', 'G-9']);
  });

  test('for an accountant says nothing of whom the company deals with, and has no paper that would', async () => {
    const { names, index, files } = await packOf('accountant');
    expect(new Set(names.map(name => name.split('/')[0]))).toEqual(new Set(['Ingresos', 'Gastos']));
    expect(index).toHaveLength(4);
    expect(index[0]).toMatchObject({ Tipo: 'Ingreso', Empresa: 'Transportes Uno S.L.' });
    const said = [JSON.stringify(index), ...names];
    for (const [name, bytes] of Object.entries(files))
      if (bytes.length > 1000) said.push(await pdfText(Buffer.from(bytes)), name);
    expect(said.join()).not.toMatch(/Secreto|Mudanza|B87654321|Emitida|Recibida|OTRO-1|Cliente Primero/);
    expect(names.some(name => name.includes('2026-2'))).toBe(false);
  });

  test('of one of several companies is asked for by it; another’s does not exist', async () => {
    const { client, otherCarrier, carrier } = office.ids;
    await office.db('carriers').where({ id: otherCarrier }).update({ accountantId: office.ids.users.otherAccountant });
    const { body } = await office.as('otherAccountant').get('/api/invoices/companies');
    expect(body.data).toEqual([
      { carrierId: otherCarrier, name: 'Transportes Dos S.L.', nif: 'A58818501' },
      { clientId: client, name: 'Cliente Primero S.A.', nif: 'G28029007' },
    ]);
    expect((await asked('otherAccountant')).body.errors).toEqual({
      carrierId: 'Elige de qué empresa son las facturas.',
    });
    const nums = async (query: string) => (await packOf('otherAccountant', query)).index.map(row => row.Número);
    expect(await nums(`carrierId=${otherCarrier}`)).toEqual(['OTRO-1']);
    expect(await nums(`clientId=${client}`)).toEqual(['2026/1']);
    for (const [account, query] of [
      ['otherAccountant', `carrierId=${carrier}`],
      ['accountant', `clientId=${client}`],
      ['carrier', `carrierId=${otherCarrier}`],
    ] as const)
      expect((await asked(account, query)).status, `${account} ${query}`).toBe(404);
  });

  test('says so when there is nothing, when it isn’t for the asker, and when the question is no question', async () => {
    expect((await asked('admin', 'year=2020&quarter=1')).body.message).toBe('No hay facturas en ese trimestre.');
    for (const account of ['client', 'driver'] as const) {
      expect((await asked(account)).status).toBe(403);
      expect((await office.as(account).get('/api/invoices/companies')).status).toBe(403);
    }
    for (const query of ['year=x', 'quarter=5', 'quarter=1&quarter=2', 'carrierId=0', 'carrierId=x', 'más=1'])
      expect([400, 422], query).toContain((await asked('admin', query)).status);
  });

  test('names the file that is gone from the store, and has the rest', async () => {
    const gone: { name: string } = await office.db('files').orderBy('id', 'desc').first('name');
    await office.world.files.remove(gone.name);
    const { names, index } = await packOf('carrier');
    const listed = index.map(row => String(row.Archivos ?? '')).join('\n');
    expect(listed).toMatch(/ticket\.pdf \(no disponible\)/);
    expect(names.some(name => name.includes('ticket'))).toBe(false);
    expect(names.length).toBeGreaterThan(3);
  });
});
