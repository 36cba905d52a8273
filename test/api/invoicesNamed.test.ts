import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { runsOf } from '../help/runs.ts';
import { csvRows, unzipped } from '../help/sheets.ts';

const office = officePerTest();
const { started, toTheEnd } = runsOf(office);

const renameCarrier = () =>
  office.as('admin').put(`/api/carriers/${office.ids.carrier}`, {
    name: 'Otro Nombre S.A.',
    nif: 'A58818501',
    address: { street: 'Calle Nueva', houseNumber: '9', city: 'Madrid', postalCode: '28001', countryCode: 'ES' },
  });
const renameOffice = () => office.as('admin').put('/api/settings/1', { name: 'Otra oficina S.L.', nif: 'A58818501' });

const selfBilled = async (): Promise<number> => {
  await office.db('carriers').where({ id: office.ids.carrier }).update({ selfBillingSince: '2026-01-01' });
  const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds: await addRoutes(office, [1000]) })).id);
  return items[0]?.invoiceId ?? 0;
};
const ownOfCarrier = async (): Promise<number> =>
  invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: await addRoutes(office, [700]) })).id;
const entered = async (): Promise<number> => invoiceOf(await post(office.as('admin'), received(office))).id;
const fees = async (): Promise<number> =>
  invoiceOf(await post(office.as('admin'), issued(office, { clientId: null, carrierId: office.ids.carrier }))).id;

type Participant = { name: string; nif: string };

const participantOf = async (id: number, account: Account): Promise<Participant> => {
  const { data } = (await office.as(account).get(`/api/invoices/${id}`)).body;
  return (data as { participant: Participant }).participant;
};

/** How the page, the list, the export and a package's index name the other party. */
const namesOf = async (id: number, account: Account) => {
  const client = office.as(account);
  const participant = await participantOf(id, account);
  const listed = (await client.get(`/api/invoices?filter={"id":[${id}]}`)).body.data;
  expect(listed).toMatchObject([{ participant }]);
  const [row] = csvRows((await client.get(`/api/invoices/export?filter={"id":[${id}]}`)).text);
  const { 'Indice.csv': index } = unzipped((await client.get('/api/invoices/pack?year=2026&quarter=4')).bytes);
  const packed = csvRows(Buffer.from(index ?? []).toString()).find(each => each.Número === row?.Número);
  expect(packed).toMatchObject({ NIF: row?.NIF, 'Emisor / destinatario': row?.['Emisor / destinatario'] });
  expect([row?.['Emisor / destinatario'], row?.NIF]).toEqual([participant.name, participant.nif]);
  return participant;
};

describe('a carrier that changes its name and NIF', () => {
  test.each([
    ['drawn up for it', selfBilled],
    ['that it made here', ownOfCarrier],
    ['of it that the office entered', entered],
  ])('stays on an invoice %s as this said', async (_, make) => {
    const id = await make();
    const before = await namesOf(id, 'admin');
    expect(before).toMatchObject({ name: 'Transportes Uno S.L.', nif: 'B72877814' });
    expect((await renameCarrier()).status).toBe(200);
    expect(await namesOf(id, 'admin')).toMatchObject({ name: before.name, nif: before.nif });
  });

  test('stays as it was when the invoice that the office entered was known to be its', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), received(office, { carrierId: null, rawName: 'T. Uno' })));
    const named = await office.as('admin').put(`/api/invoices/${id}`, { carrierId: office.ids.carrier });
    expect(named.status, named.text).toBe(200);
    await renameCarrier();
    const said = { name: 'T. Uno', nif: 'B72877814', rawAddress1: 'Calle Mayor, 1' };
    expect(await namesOf(id, 'admin')).toMatchObject(said);
  });

  test('is reached and paid as it is today, and its address is the paper’s', async () => {
    const id = await ownOfCarrier();
    await renameCarrier();
    await office.db('carriers').where({ id: office.ids.carrier }).update({ phone: '+34600000001' });
    expect(await namesOf(id, 'admin')).toMatchObject({ phone: '+34600000001', rawAddress1: 'Calle Mayor, 1' });
  });

  test.each([
    ['it made here', ownOfCarrier],
    ['was drawn up for it', selfBilled],
    ['the office entered', entered],
    ['it got for fees', fees],
  ])('is to its accountant whoever it was on an invoice that %s, and nobody else is named', async (_, make) => {
    const id = await make();
    await renameCarrier();
    expect(await participantOf(id, 'accountant')).toBeNull();
    const [row] = csvRows((await office.as('accountant').get('/api/invoices/export')).text);
    expect(row).toMatchObject({ Empresa: 'Transportes Uno S.L.' });
    expect(Object.values(row ?? {})).toContain('B72877814');
    expect(row).not.toHaveProperty('Emisor / destinatario');
  });
});

test('a client that changes its name and NIF is to its accountant whoever it was', async () => {
  await office.db('clients').where({ id: office.ids.client }).update({ accountantId: office.ids.users.accountant });
  invoiceOf(await post(office.as('admin'), issued(office)));
  const company = async () => {
    const [row] = csvRows((await office.as('accountant').get('/api/invoices/export')).text);
    return row?.Empresa;
  };
  expect(await company()).toBe('Cliente Primero S.A.');
  await office.as('admin').put(`/api/clients/${office.ids.client}`, { name: 'Otro Nombre S.A.', nif: 'A58818501' });
  expect(await company()).toBe('Cliente Primero S.A.');
});

describe('an office that changes its name and NIF', () => {
  test.each([
    ['a carrier’s own invoice', ownOfCarrier],
    ['an invoice drawn up for a carrier', selfBilled],
    ['an invoice for fees', fees],
  ])('stays on %s as this said', async (_, make) => {
    const id = await make();
    expect((await renameOffice()).status).toBe(200);
    expect(await namesOf(id, 'carrier')).toMatchObject({ name: 'Agencia de prueba S.L.', nif: 'B12345674' });
  });

  test('is named as today on one from before this was kept', async () => {
    const id = await ownOfCarrier();
    await office.db('invoiceRecipients').where({ invoiceId: id }).del();
    await renameOffice();
    expect(await namesOf(id, 'carrier')).toMatchObject({ name: 'Otra oficina S.L.' });
  });
});
