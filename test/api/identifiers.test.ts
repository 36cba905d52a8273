import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceOf, post } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

type Account = Parameters<typeof office.as>[0];
const IBAN = 'ES7921000813610123456789';
const COMPANY = { nif: 'b-72877.814', bankAccount: 'iban es79 2100-0813 6101 2345 6789', phone: '0034 600-12-31-23' };
const STORED = { nif: 'B72877814', bankAccount: IBAN, phone: '+34600123123' };
const VEHICLE = { hasTraction: true, type: 'rigid', tonnage: 12, long: 7, width: 2, height: 2 };

const ids: Record<string, number> = {};
const idOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { id: number }).id;

beforeAll(async () => {
  const admin = office.as('admin');
  const carrier = await admin.post('/api/carriers', {
    name: 'Marta',
    companyType: 'society',
    ...COMPANY,
    vat: 'gr 123-456-789',
  });
  expect(carrier.body.data).toMatchObject({ ...STORED, vat: 'EL123456789' });
  const client = await admin.post('/api/clients', { name: 'Obra', alias: 'Obra', ...COMPANY });
  expect(client.body.data).toMatchObject(STORED);
  const vehicle = await admin.post('/api/vehicles', { ...VEHICLE, number: 'm-4321.ab', carrierId: idOf(carrier) });
  expect(vehicle.body.data).toMatchObject({ number: 'M4321AB' });
  Object.assign(ids, { carriers: idOf(carrier), clients: idOf(client), vehicles: idOf(vehicle) });
});

const found = async (resource: string, filter: object, account: Account = 'admin'): Promise<number[]> => {
  const answer = await office.as(account).get(`/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.data as { id: number }[]).map(({ id }) => id);
};

describe.each(['carriers', 'clients'])('one of the %s is found', resource => {
  test.each([
    'ES79 2100 0813 6101',
    'es79-2100',
    'IBAN ES7921000813610123456789',
    '0813 6101',
    '600 12 31 23',
    '+34 600.123.123',
    '600123',
  ])('by the words %j', async q => expect(await found(resource, { q })).toContain(ids[resource]));

  test.each([
    { bankAccount: 'es79 2100 0813 6101 2345 6789' },
    { bankAccount: { is: ['ES79-2100-0813-6101-2345-6789'] } },
    { nif: 'es b 72.877.814', phone: '600 12 31 23' },
    { nif: 'b72877814', phone: '+34 600123123' },
    { phone: { is: '0034 600 123 123' } },
  ])('by the filter %j', async filter => expect(await found(resource, filter)).toContain(ids[resource]));

  test('by what it is not, however that is typed', async () =>
    expect(await found(resource, { phone: { isNot: '600-123-123' } })).not.toContain(ids[resource]));
});

test.each([
  { q: 'M 4321 ab' },
  { q: '4321-AB' },
  { q: 'b-72.877.814' },
  { number: 'm-4321-ab' },
  { number: { is: 'M.4321.AB' } },
])('a vehicle is found by %j', async filter => expect(await found('vehicles', filter)).toContain(ids.vehicles));

test.each(['M4321AB', 'm 4321-ab', 'M.4321.AB'])('the plate %j is a carrier’s only once', async number => {
  const again = await office.as('admin').post('/api/vehicles', { ...VEHICLE, carrierId: ids.carriers, number });
  expect(again.status).toBe(409);
  expect(again.body.errors).toEqual({ number: 'Identificador duplicado' });
});

test('another carrier may have the same plate, and the same when it was removed', async () => {
  const body = { ...VEHICLE, carrierId: office.ids.carrier, number: 'M-4321-AB' };
  const first = await office.as('admin').post('/api/vehicles', body);
  expect(first.status).toBe(201);
  expect((await office.as('admin').delete(`/api/vehicles/${idOf(first)}`)).status).toBe(200);
  expect((await office.as('admin').post('/api/vehicles', body)).status).toBe(201);
  expect((await office.as('admin').put(`/api/vehicles/${idOf(first)}/restore`, {})).status).toBe(409);
});

describe('what is refused and what is not', () => {
  test.each([
    ['carriers', { nif: '12345678A' }, 422],
    ['carriers', { nif: 'X1234567A' }, 422],
    ['carriers', { nif: 'B12345678' }, 200],
    ['carriers', { nif: 'PT501442600' }, 200],
    ['carriers', { nif: '---' }, 422],
    ['clients', { bankAccount: 'ES91 2100 0418 4502 0005 1333' }, 422],
    ['clients', { bankAccount: 'PT50 0002 0123 1234 5678 9015 4' }, 200],
    ['clients', { vat: 'XX 1' }, 200],
    ['vehicles', { number: 'AA-123-BB' }, 200],
    ['vehicles', { number: ' - . ' }, 422],
  ])('of one of the %s: %j answers %i', async (resource, body, status) => {
    const answer = await office.as('admin').put(`/api/${resource}/${ids[resource]}`, body);
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys(answer.body.errors ?? {})).toEqual(Object.keys(body));
  });
});

describe('the other party of an invoice', () => {
  const bill = (more: object) => ({ isEmitted: false, value: 10, rawName: 'Taller', ...more });

  test('has its tax number kept compact, and is found by it, but not by an accountant', async () => {
    const { id, rawNif } = invoiceOf(
      await post(office.as('carrier'), { ...bill({}), isEmitted: true, rawNif: 'b-99.286.320' }),
    );
    expect(rawNif).toBe('B99286320');
    for (const filter of [{ q: 'b99 286320' }, { rawNif: 'B-99286320' }])
      expect(await found('invoices', filter)).toEqual([id]);
    expect(await found('invoices', { q: 'b99 286320' }, 'accountant')).toEqual([]);
  });

  test('can’t have a letter that isn’t its own, unless it had it before', async () => {
    const refused = await post(office.as('admin'), bill({ num: 'T-1', rawNif: '12345678A' }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['rawNif']);
    const { id } = invoiceOf(await post(office.as('admin'), bill({ num: 'T-2', rawNif: 'B12345678' })));
    expect((await office.as('admin').put(`/api/invoices/${id}`, { rawNif: '12345678A' })).status).toBe(422);
    await office.db('invoices').where({ id }).update({ rawNif: '12345678A' });
    expect((await office.as('admin').put(`/api/invoices/${id}`, { notes: 'Pagada' })).status).toBe(200);
  });
});

test('a sheet that is brought in says which rows look odd, and takes them', async () => {
  const columns = ['name', 'nif', 'vat', 'address.postalCode', 'address.county'];
  const rows = [
    ['Uno', 'B87654321', 'XX1', '28013', 'Sevilla'],
    ['Dos', '12345678-Z', 'ESB12345674', '28013', 'Madrid'],
  ];
  const answer = await office.as('admin').post('/api/imports/carriers/check', { columns, rows });
  expect(answer.body.data).toMatchObject({ fresh: 2, wrong: 0, rows: [{ row: 2, state: 'warned' }] });
  const [odd] = (answer.body.data as { rows: { problems: { column: string }[] }[] }).rows;
  expect(odd?.problems.map(({ column }) => column)).toEqual(['nif', 'vat', 'address.postalCode']);
});
