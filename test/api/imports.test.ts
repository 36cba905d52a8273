import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { guessColumns, guessHeadRow } from '#domain/imports/columns';
import { IMPORTED, type Imported, importColumns, type ImportReport } from '#domain/imports';
import { translate } from '#i18n';
import { derivedHeads, headsOf } from '../../src/imports/labels.ts';
import { readFile } from '../../src/imports/readFile.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addLoad } from '../help/rows.ts';

const office = officePerFile();

const CLIENTS = ['name', 'nif', 'address.postalCode', 'timeWindow', 'receiveLoadsUpdates'];

/** Client number n, with a tax number of its own. */
const dni = (n: number) => `${n}`.padStart(8, '0') + 'TRWAGMYFPDXBNJZSQVHLCKE'[n % 23];
const clientRow = (n: number) => [`Cliente ${n}`, dni(n).replace(/^(..)/, '$1.'), 8001, '8:00 - 14:00', 'sí'];

const send = (name: Imported, body: object, account: 'admin' | 'carrier' | 'client' = 'admin') =>
  office.as(account).post(`/api/imports/${name}`, body);

const reportOf = (answer: Answer): ImportReport => answer.body.data as ImportReport;

const count = async (table: string): Promise<number> => Number((await office.db(table).count({ n: '*' }).first())?.n);

/** A file as the page sends it: where its columns go is guessed. */
const asSent = (name: Imported, bytes: Uint8Array) => {
  const labels = headsOf(translate, name);
  const all = readFile(bytes);
  const head = guessHeadRow(name, all, labels);
  const heads = (all[head] ?? []).map(String);
  const columns = guessColumns(name, heads, labels, derivedHeads(translate, name)).map(({ path }) => path);
  return { columns, rows: all.slice(head + 1), firstRow: head + 2 };
};

test('a wrong row among 5000 is named, and nothing is written', async () => {
  const before = [await count('clients'), await count('changes')];
  const rows = Array.from({ length: 5000 }, (_, index) => clientRow(index + 1));
  rows[4211] = ['Cliente 4212', '12345678A', 8001, 'por las mañanas', 'sí'];
  const answer = await send('clients', { columns: CLIENTS, rows });
  expect(answer.status).toBe(422);
  expect(answer.body.message).toContain('la fila 4213 tiene un error');
  expect((answer.body as { report?: ImportReport }).report).toEqual({
    total: 5000,
    fresh: 4999,
    existing: 0,
    wrong: 1,
    zeros: 4999,
    rows: [
      {
        row: 4213,
        state: 'error',
        problems: [
          { column: 'timeWindow', message: 'Escribe las horas así: 08:00-14:00, 16:00-19:00' },
          { column: 'nif', message: 'La letra no corresponde al número. Revisa el NIF.' },
        ],
      },
    ],
  });
  expect([await count('clients'), await count('changes')]).toEqual(before);
});

test('what is brought in is what the form would have stored, with its history and found by searching', async () => {
  const rows = [clientRow(1), clientRow(2)];
  const check = await office.as('admin').post('/api/imports/clients/check', { columns: CLIENTS, rows });
  expect(reportOf(check)).toEqual({ total: 2, fresh: 2, existing: 0, wrong: 0, zeros: 2, rows: [] });
  expect(reportOf(await send('clients', { columns: CLIENTS, rows })).fresh).toBe(2);
  const found = await office.as('admin').get('/api/clients?filter={"q":"cliente 2"}');
  const [row] = found.body.data as Record<string, unknown>[];
  expect(row).toMatchObject({
    name: 'Cliente 2',
    alias: 'Cliente 2',
    nif: '00000002W',
    address: { postalCode: '08001', county: 'Barcelona', countryCode: 'ES' },
    timeWindow: [{ openTime: '08:00', closeTime: '14:00' }],
    receiveLoadsUpdates: true,
    version: 1,
  });
  const history = await office.as('admin').get(`/api/clients/${row?.id}/history`);
  expect(history.body.data).toMatchObject([{ action: 'create', username: 'admin' }]);
  const again = await send('clients', { columns: CLIENTS, rows });
  expect([again.status, reportOf(again).fresh, reportOf(again).existing]).toEqual([200, 0, 2]);
});

test('of two at once the second finds what the first has brought, and the same key is the same import', async () => {
  const before = await count('clients');
  const body = { columns: CLIENTS, rows: [clientRow(11), clientRow(12)] };
  const both = await Promise.all([send('clients', body), send('clients', body)]);
  expect(both.map(answer => reportOf(answer).fresh).sort()).toEqual([0, 2]);
  expect(await count('clients')).toBe(before + 2);
  const keyed = () =>
    office.as('admin').send({
      method: 'POST',
      url: '/api/imports/clients',
      payload: { columns: CLIENTS, rows: [clientRow(13)] },
      headers: { 'idempotency-key': 'sheet-13' },
    });
  const answers = [await keyed(), await keyed()];
  expect(answers.map(answer => [answer.status, reportOf(answer).fresh])).toEqual([
    [201, 1],
    [201, 1],
  ]);
  expect(await count('clients')).toBe(before + 3);
});

test('a row says whose it is by a tax number, an alias or a name; what nobody is called is an error', async () => {
  const { carrier } = office.ids;
  const { nif } = await office.db('carriers').where({ id: carrier }).first();
  const columns = ['carrierId', 'number', 'type', 'tonnage', 'long', 'width', 'height'];
  const sizes = ['24,5', '13,6', 2.45, '2.7'];
  const rows = [
    [nif, '1111 bbb', 'Cabeza tractora', ...sizes],
    [` ${String(nif).toLowerCase()}`, 'R-2222-CCC', 'tauliner', ...sizes],
    ['B00000000', '3333DDD', 'Camión', ...sizes],
    [nif, '1111BBB', 'Cabeza tractora', ...sizes],
    [nif, '4444FFF', 'dirigible', ...sizes],
    [null, '5555GGG', 'furgoneta', ...sizes],
  ];
  const wrong = reportOf(
    await office.as('admin').post('/api/imports/vehicles/check', { columns, rows, owner: carrier }),
  );
  expect(wrong.rows.map(({ row, problems }) => [row, ...problems.map(({ message }) => message)])).toEqual([
    [4, 'No hay ningún transportista con ese NIF o nombre. Impórtalo antes.'],
    [5, 'Repetido: la fila 2 dice lo mismo. Quita una de las dos.'],
    [6, expect.stringContaining('Debe ser una de estas: Cabeza tractora, Camión rígido')],
  ]);
  const right = await send('vehicles', { columns, rows: [rows[0], rows[1], rows[5]], owner: carrier });
  expect([right.status, reportOf(right).fresh]).toEqual([201, 3]);
  const stored = await office
    .db('vehicles')
    .where({ carrierId: carrier })
    .whereIn('number', ['1111BBB', 'R2222CCC', '5555GGG']);
  expect(stored.map(({ number, tonnage, long }) => [number, tonnage, long]).sort()).toEqual([
    ['1111BBB', 24.5, 13.6],
    ['5555GGG', 24.5, 13.6],
    ['R2222CCC', 24.5, 13.6],
  ]);
});

test('an owner is known by a DNI that a spreadsheet has taken the first zero of', async () => {
  const columns = ['name', 'nif'];
  expect((await send('clients', { columns, rows: [['Sin cero', '1234567L']] })).status).toBe(201);
  const places = {
    columns: ['clientId', 'address.city'],
    rows: [
      ['1234567L', 'Reus'],
      ['01234567L', 'Falset'],
    ],
  };
  const answer = await send('locations', places);
  expect([answer.status, reportOf(answer).fresh]).toEqual([201, 2]);
});

test('orders alike count as there once each, and one with a known reference is told of', async () => {
  await addLoad(office, { clientRef: 'PO-77' });
  const { nif } = await office.db('clients').where({ id: office.ids.client }).first();
  const columns = [
    'clientId',
    'clientRef',
    'origin.city',
    'destination.city',
    'pickupDate',
    'weight',
    'length',
    'width',
    'height',
    'price',
  ];
  const row = (ref: string | null) => [nif, ref, 'Sagunto', 'Zaragoza', '23/11/2026', '1.200', 2, 2, 2, '850,50 €'];
  const rows = [row(null), row(null), row('PO-77')];
  const first = await send('loads', { columns, rows });
  expect(reportOf(first)).toMatchObject({ fresh: 3, rows: [{ row: 4, state: 'warned' }] });
  expect(reportOf(await send('loads', { columns, rows })).existing).toBe(3);
  expect(reportOf(await send('loads', { columns, rows: [...rows, row(null)] }))).toMatchObject({
    fresh: 1,
    existing: 3,
  });
  const stored = await office
    .db('loads')
    .where({ weight: 1200, pickupDate: '2026-11-23' })
    .whereNull('clientRef')
    .first();
  expect(stored).toMatchObject({ price: 85050, invoiceDate: '2026-11-23', status: 'not-assigned' });
});

test('orders that differ in what any column says are all brought in, once', async () => {
  const { nif } = await office.db('clients').where({ id: office.ids.client }).first();
  const columns = ['clientId', 'origin.city', 'destination.city', 'pickupDate', 'weight', 'length', 'width', 'height'];
  const more = ['packages', 'isPalleted', 'goodsNature', 'comments', 'cmrNumber'];
  const row = (length: number, ...cells: (string | null)[]) =>
    [nif, 'Gandía', 'Lorca', '24/11/2026', 900, length, 2, 2, ...cells, null, null, null, null, null].slice(0, 13);
  const rows = [row(2), row(13.6), row(2, '33'), row(2, null, 'sí'), row(2, null, 'no', 'Papel'), row(2, '33', 'no')];
  rows.push(row(2, null, null, null, 'Llamar antes'), row(2, null, null, null, null, 'CMR-9'));
  const body = { columns: [...columns, ...more], rows };
  for (const each of rows) await send('loads', { ...body, rows: [each] });
  // The sixth says what the third does.
  expect(await office.db('loads').where({ weight: 900 })).toHaveLength(7);
  const again = reportOf(await send('loads', body));
  expect(again).toMatchObject({ fresh: 1, existing: 7 });
  expect(reportOf(await send('loads', body))).toMatchObject({ fresh: 0, existing: 8 });
});

test('how far it is is told line by line to who asks for lines, the answer last; a refusal too', async () => {
  const lines = async (path: string, rows: unknown[]) => {
    const answer = await office.as('admin').send({
      method: 'POST',
      url: `/api/imports/clients${path}`,
      payload: { columns: CLIENTS, rows },
      headers: { accept: 'application/x-ndjson' },
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    return answer.text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
  };
  const rows = Array.from({ length: 1500 }, (_, index) => clientRow(index + 20_000));
  const check = await lines('/check', rows);
  const told = check.slice(0, -1);
  expect(told.length).toBeGreaterThan(0);
  for (const each of told) expect(each).toMatchObject({ doing: 'checking', total: 1500 });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(check.at(-1)).toMatchObject({ status: 200, body: { data: { fresh: 1500, wrong: 0 } } });
  rows[7] = ['Mal', '12345678A', 8001, '', ''];
  expect((await lines('', rows)).at(-1)).toMatchObject({ status: 422, body: { report: { wrong: 1 } } });
  expect((await lines('', [{}])).at(-1)).toMatchObject({ status: 422, body: { message: expect.any(String) } });
});

test('while a sheet is looked through and written, others are answered', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => clientRow(index + 30_000));
  for (const path of ['clients/check', 'clients']) {
    const ended: string[] = [];
    const sheet = office.as('admin').post(`/api/imports/${path}`, { columns: CLIENTS, rows });
    const watched = sheet.then(({ status }) => ended.push(`${status}`));
    await setImmediate();
    expect((await office.as('carrier').get('/api/vehicles')).status).toBe(200);
    ended.push('others');
    await watched;
    expect(ended[0]).toBe('others');
  }
});

describe.each(IMPORTED)('what the list of %s exports', name => {
  test.each(['csv', 'xlsx'])(
    'is understood again as %s: all is there, nothing is wrong and nothing is written',
    async format => {
      const before = await count(name);
      const { bytes } = await office.as('admin').get(`/api/${name}/export?format=${format}`);
      const body = asSent(name, bytes);
      expect(body.columns.filter(Boolean)).toEqual(importColumns(name).map(({ path }) => path));
      const answer = await send(name, body);
      const { total, existing, wrong } = reportOf(answer);
      expect([answer.status, existing, wrong]).toEqual([200, total, 0]);
      expect(total).toBeGreaterThan(0);
      expect(await count(name)).toBe(before);
    },
  );
});

test('only the office brings sheets in, and a sheet says what its columns are', async () => {
  for (const account of ['carrier', 'client'] as const)
    for (const name of IMPORTED)
      for (const path of [name, `${name}/check`])
        expect((await office.as(account).post(`/api/imports/${path}`, {})).status).toBe(403);
  expect((await office.anonymous.post('/api/imports/clients', {})).status).toBe(401);
  const refused = [
    [{ columns: ['name'], rows: [] }, 'Faltan columnas obligatorias: NIF.'],
    [{ columns: ['name', 'nif', 'nif'], rows: [] }, 'Dos columnas del archivo se importan como «NIF». Deja una.'],
    [{ columns: ['name', 'nif', 'accountantId'], rows: [] }, 'La columna «accountantId» no existe.'],
  ] as const;
  for (const [body, message] of refused) {
    const answer = await send('clients', body);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  }
  for (const body of [{ rows: [] }, { columns: ['name', 'nif'], rows: 5 }, { columns: ['name', 'nif'], rows: [[{}]] }])
    expect((await send('clients', body)).status).toBe(422);
});
