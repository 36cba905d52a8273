import { expect, test } from 'vitest';
import { NOON } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const NEXT_DAY = '2026-11-21T11:00:00.000Z';

type Report = {
  fresh: number;
  existing: number;
  rows: { row: number; state: string; problems: { column: string | null; message: string }[] }[];
};

const nifOfClient = async (): Promise<string> =>
  (await office.db('clients').where({ id: office.ids.client }).first()).nif;

const send = async (resource: string, columns: string[], rows: unknown[][]): Promise<Report> => {
  const { status, body } = await office.as('admin').post(`/api/imports/${resource}`, { columns, rows });
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.data as Report;
};

const SIZE = ['weight', 'length', 'width', 'height'];
const PLACES = ['origin.city', 'destination.city'];

test('orders without any date are the same ones on another day', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'clientRef', ...PLACES, ...SIZE];
  const rows = [
    [nif, 'PO-1', 'Sagunto', 'Zaragoza', 100, 1, 1, 1],
    [nif, null, 'Sagunto', 'Lorca', 100, 1, 1, 1],
    [nif, null, 'Sagunto', 'Lorca', 100, 1, 1, 1],
  ];
  expect(await send('loads', columns, rows)).toMatchObject({ fresh: 3, existing: 0 });
  office.setNow(NEXT_DAY);
  expect(await send('loads', columns, rows)).toMatchObject({ fresh: 0, existing: 3 });
  expect(await send('loads', columns, [...rows, rows[1] ?? []])).toMatchObject({ fresh: 1, existing: 3 });
  office.setNow(NOON);
});

test('an order that says when it is to be invoiced is another one than that of another day', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'invoiceDate', ...PLACES, ...SIZE];
  const row = (day: string) => [nif, day, 'Sagunto', 'Zaragoza', 100, 1, 1, 1];
  expect(await send('loads', columns, [row('25/11/2026')])).toMatchObject({ fresh: 1 });
  expect(await send('loads', columns, [row('26/11/2026'), row('25/11/2026')])).toMatchObject({ fresh: 1, existing: 1 });
});

test('orders that a sheet of each day says are to be invoiced that day are others than the day before’s', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'invoiceDate', ...PLACES, ...SIZE];
  const row = (day: string | null) => [nif, day, 'Sagunto', 'Zaragoza', 100, 1, 1, 1];
  expect(await send('loads', columns, [row('20/11/2026')])).toMatchObject({ fresh: 1 });
  office.setNow(NEXT_DAY);
  expect(await send('loads', columns, [row('21/11/2026')])).toMatchObject({ fresh: 1, existing: 0 });
  expect(await send('loads', columns, [row('20/11/2026'), row('21/11/2026')])).toMatchObject({ fresh: 0, existing: 2 });
  office.setNow(NOON);
});

test('two units of one industrial estate are two places', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'address.street', 'address.houseNumber', 'address.other', 'address.city'];
  const unit = (other: string) => [nif, 'Pol. Ind. Fuente del Jarro', '12', other, 'Paterna'];
  expect(await send('locations', columns, [unit('Nave 3')])).toMatchObject({ fresh: 1 });
  const both = await send('locations', columns, [unit('Nave 4'), unit('NAVE 3')]);
  expect(both).toMatchObject({ fresh: 1, existing: 1 });
});

test('equal orders under one reference are as many lorries, are remarked on, and are counted when they come again', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'clientRef', 'pickupDate', ...PLACES, ...SIZE];
  const lorry = [nif, 'PO-9', '23/11/2026', 'Sagunto', 'Zaragoza', 24_000, 13.6, 2.4, 2.6];
  const first = await send('loads', columns, [lorry, lorry, lorry]);
  expect(first).toMatchObject({ fresh: 3, existing: 0 });
  const problems = [{ column: 'clientRef', message: 'La fila 2 dice lo mismo: se añadirán los dos.' }];
  expect(first.rows).toEqual([3, 4].map(row => ({ row, state: 'warned', problems })));
  expect(await send('loads', columns, [lorry, lorry, lorry])).toMatchObject({ fresh: 0, existing: 3 });
  expect(await send('loads', columns, [lorry, lorry, lorry, lorry])).toMatchObject({ fresh: 1, existing: 3 });
  expect(await office.db('loads').where({ clientRef: 'PO-9' })).toHaveLength(4);
});

test('a cell whose formula failed is an error, whatever its column holds', async () => {
  const nif = await nifOfClient();
  const columns = ['clientId', 'invoiceDate', 'price', 'comments', ...PLACES, ...SIZE];
  const rows = [[nif, '#N/A', '#¡VALOR!', '#REF!', 'Sagunto', 'Lorca', 100, 1, 1, 1]];
  rows.push(['#N/A', '25/11/2026', 100, 'Frágil', 'Sagunto', 'Lorca', 100, 1, 1, 1]);
  const { status, body } = await office.as('admin').post('/api/imports/loads/check', { columns, rows });
  expect([status, body.data]).toMatchObject([200, { fresh: 0, wrong: 2 }]);
  const found = (body.data as Report).rows.map(({ problems }) => problems.map(({ column }) => column));
  expect(found).toEqual([['invoiceDate', 'price', 'comments'], ['clientId']]);
});

test('a surname that a society can’t have is remarked on before it goes', async () => {
  const columns = ['name', 'surname', 'nif', 'companyType'];
  const rows = [
    ['Marta', 'Gil Soler', 'PT-509 442', null],
    ['Marta', 'Gil Soler', 'B12345674', 'Sociedad'],
  ];
  const { fresh, rows: told } = await send('carriers', columns, rows);
  expect(fresh).toBe(2);
  expect(told.map(({ row, problems }) => [row, problems.map(({ column }) => column)])).toEqual([
    [2, ['nif']],
    [3, ['surname']],
  ]);
  const stored = await office.db('carriers').where({ name: 'Marta' }).orderBy('id');
  expect(stored.map(({ companyType, surname }) => [companyType, surname])).toEqual([
    ['freelance', 'Gil Soler'],
    ['society', null],
  ]);
});
