import { expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';

const office = officePerTest();

const CLIENT = { name: 'Cerámicas Ñandú', alias: 'Ñandú', email: 'muelle@ejemplo.es', phone: '+34961234567' };

const found = async (who: Account, resource: string, q: string): Promise<unknown> =>
  (await office.as(who).get(`/api/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.total;

const withOrder = async (): Promise<{ nif: string }> => {
  const { client } = office.ids;
  const { version } = await office.db('clients').where({ id: client }).first('version');
  const put = await office.as('admin').put(`/api/clients/${client}`, { ...CLIENT, provider: 'PROV-77', version });
  expect(put.status).toBe(200);
  await addConfirmed(office, [await addLoad(office)]);
  return put.body.data as { nif: string };
};

test.each(['carrier', 'driver'] as const)('a %s finds orders by what is told of their client', async who => {
  await withOrder();
  for (const q of ['ceramicas nandu', 'CERÁMICAS', 'Ñandú', 'á', '961234567'])
    expect(await found(who, 'loads', q), q).toBe(1);
});

test.each(['carrier', 'driver'] as const)('a %s doesn’t find orders by what isn’t told of their client', async who => {
  const { nif } = await withOrder();
  for (const q of ['muelle', 'ejemplo.es', 'PROV-77', 'prov', nif, nif.toLowerCase(), 'e@'])
    expect(await found(who, 'loads', q), q).toBe(0);
});

test('the office finds them by all of it', async () => {
  const { nif } = await withOrder();
  for (const q of ['nandu', 'muelle', 'PROV-77', nif, '961234567']) expect(await found('admin', 'loads', q), q).toBe(1);
});

test('a driver doesn’t find its vehicle by what isn’t told of the company', async () => {
  const { name, email, nif } = await office.db('carriers').where({ id: office.ids.carrier }).first();
  await office.db('carriers').update({ searchText: `${String(name).toLowerCase()} ${nif} oculto@ejemplo.es` });
  expect(await found('driver', 'vehicles', name)).toBe(1);
  for (const q of [nif, 'oculto', email ?? 'ejemplo.es']) expect(await found('driver', 'vehicles', q), q).toBe(0);
});
