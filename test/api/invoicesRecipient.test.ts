import { expect, test } from 'vitest';
import { addRoutes, invoiceOf, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { runsOf } from '../help/runs.ts';

const office = officePerTest();
const { started, toTheEnd } = runsOf(office);

const textOf = async (id: number): Promise<string> =>
  pdfText((await office.as('admin').get(`/api/invoices/${id}/pdf`)).bytes);
const move = () => office.db('settings').update({ name: 'Otro nombre S.L.', nif: 'A58818501', address: null });
const selfBilled = async (): Promise<number> => {
  await office.db('carriers').where({ id: office.ids.carrier }).update({ selfBillingSince: '2026-01-01' });
  const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds: await addRoutes(office, [1000]) })).id);
  return items[0]?.invoiceId ?? 0;
};
const ownOfCarrier = async (): Promise<number> => {
  const routeIds = await addRoutes(office, [700]);
  return invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds })).id;
};

test.each([
  ['drawn up for a carrier', selfBilled],
  ['that a carrier makes here', ownOfCarrier],
])('an invoice %s says of the office what it said, whatever becomes of it', async (_, make) => {
  const id = await make();
  const before = await textOf(id);
  for (const said of ['Agencia de prueba S.L.', 'NIF B12345674', 'Calle Mayor, 1']) expect(before).toContain(said);
  await move();
  expect(await textOf(id)).toBe(before);
});

test('a carrier’s own invoice that is changed says how the office is by then', async () => {
  const id = await ownOfCarrier();
  await move();
  expect((await office.as('carrier').put(`/api/invoices/${id}`, { name: 'Portes' })).status).toBe(200);
  expect(await textOf(id)).toContain('Otro nombre S.L.');
  expect(await office.db('invoiceRecipients')).toHaveLength(1);
});

test('one from before this was kept says how the office is today', async () => {
  const id = await ownOfCarrier();
  await office.db('invoiceRecipients').where({ invoiceId: id }).del();
  await move();
  expect(await textOf(id)).toContain('Otro nombre S.L.');
});

test('what an invoice drawn up for a carrier says of the office can’t be changed in the database either', async () => {
  const invoiceId = await selfBilled();
  const refused = 'what an invoice drawn up for a carrier says does not change';
  const recipients = () => office.db('invoiceRecipients');
  await expect(recipients().where({ invoiceId }).update({ name: 'x' })).rejects.toThrow(refused);
  await expect(recipients().where({ invoiceId }).del()).rejects.toThrow(refused);
  await expect(recipients().insert({ invoiceId, name: 'x' })).rejects.toThrow(refused);
});
