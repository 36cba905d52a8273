import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDF } from '../help/invoicing.ts';
import { type Office, openOffice } from '../help/office.ts';
import type { Account } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
type Values = Record<string, string | number>;
type Paper = { id: number; type: string; name: string | null; expirationDate: string; plate: string | null };

const add = async (name: string, values: Values): Promise<number> => {
  const answer = await upload(office.as('admin'), '/api/documents', { name, ...values }, [file(PDF)]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as Paper).id;
};
const ask = (account: Account, values: Values) => {
  const query = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return office.as(account).get(`/api/routes/expiredDocuments?${query.join('&')}`);
};
const named = async (values: Values, account: Account = 'admin'): Promise<(string | null)[]> =>
  ((await ask(account, values)).body.data as Paper[]).map(({ name }) => name);
const staff = (): Values => ({
  carrierId: office.ids.carrier,
  tractionVehicleId: office.ids.tractor,
  towingVehicleId: office.ids.trailer,
});

beforeAll(async () => {
  office = await openOffice();
  const { carrier: carrierId, otherCarrier, tractor, trailer, otherTractor, client: clientId } = office.ids;
  const insurance = { type: 'load_insurance', carrierId };
  await add('Mercancías', { ...insurance, expirationDate: '2026/11/22' });
  await add('En vigor', { ...insurance, expirationDate: '2027/11/22' });
  await add('Sin fecha', insurance);
  await add('No caduca', { type: 'company_file', carrierId, expirationDate: '2020/01/01' });
  await add('ITV', { type: 'itv_card', vehicleId: tractor, expirationDate: '2026/11/19' });
  await add('Remolque', { type: 'tow_insurance', vehicleId: trailer, expirationDate: '2026/11/20' });
  const older = await add('Sustituido', { type: 'auth_ot', carrierId, expirationDate: '2025/01/31' });
  await add('Nuevo', { type: 'auth_ot', carrierId, expirationDate: '2027/01/31', replacesId: older });
  const removed = await add('Eliminado', { ...insurance, expirationDate: '2025/01/31' });
  await office.as('admin').delete(`/api/documents/${removed}`);
  await add('Ajeno', { type: 'load_insurance', carrierId: otherCarrier, expirationDate: '2025/01/31' });
  await add('ITV ajena', { type: 'itv_card', vehicleId: otherTractor, expirationDate: '2025/01/31' });
  await add('De cliente', { type: 'taxes', clientId, expirationDate: '2025/01/31' });
});
afterAll(() => office.close());

describe('papers of a carrier and its vehicles that expire before a route is over', () => {
  const cases: [string, Values, string[]][] = [
    ['its end', { startDate: '2026/11/20', endDate: '2026/11/23' }, ['ITV', 'Remolque', 'Mercancías']],
    ['its end, which is the last day of one', { endDate: '2026-11-22' }, ['ITV', 'Remolque']],
    ['its beginning, without an end', { startDate: '2026/11/20' }, ['ITV']],
    ['an end long before', { startDate: '2026/11/01', endDate: '2026/11/02' }, []],
    ['today, without dates', {}, ['ITV']],
  ];
  test.each(cases)('are told by %s', async (_, days, names) => {
    expect(await named({ ...staff(), ...days })).toEqual(names);
  });

  test('without dates, by the day it is in Spain', async () => {
    office.setNow('2026-11-20T23:30:00.000Z');
    expect(await named(staff())).toEqual(['ITV', 'Remolque']);
    office.setNow('2026-11-20T11:00:00.000Z');
  });

  test('are of whoever was chosen, and each says which and of what vehicle', async () => {
    const endDate = '2026/11/23';
    const { carrierId = 0, tractionVehicleId = 0, towingVehicleId = 0 } = staff();
    expect(await named({ endDate })).toEqual([]);
    expect(await named({ carrierId, endDate })).toEqual(['Mercancías']);
    expect(await named({ carrierId, towingVehicleId, endDate })).toEqual(['Remolque', 'Mercancías']);
    const { data } = (await ask('admin', { carrierId, tractionVehicleId, endDate })).body;
    expect(data).toEqual([
      { id: expect.any(Number), type: 'itv_card', name: 'ITV', expirationDate: '2026/11/19', plate: '1234BCD' },
      { id: expect.any(Number), type: 'load_insurance', name: 'Mercancías', expirationDate: '2026/11/22', plate: null },
    ]);
  });

  test('are told to the office and to the carrier whose they are', async () => {
    const all = ['ITV', 'Remolque', 'Mercancías'];
    const seen: [Account, string[]][] = [
      ['superUser', all],
      ['admin', all],
      ['carrier', all],
      ['otherCarrier', []],
    ];
    for (const [account, names] of seen)
      expect([account, await named({ ...staff(), endDate: '2026/11/23' }, account)]).toEqual([account, names]);
    const { otherCarrier: carrierId, otherTractor: tractionVehicleId } = office.ids;
    expect(await named({ carrierId, tractionVehicleId }, 'carrier')).toEqual([]);
    for (const account of ['client', 'accountant', 'driver'] as const)
      expect([account, (await ask(account, staff())).status]).toEqual([account, 403]);
    expect((await office.anonymous.get('/api/routes/expiredDocuments')).status).toBe(401);
  });

  test.each([
    [{ carrierId: 'x' }, 422],
    [{ endDate: '2026-02-30' }, 422],
    [{ clientId: 1 }, 400],
  ] as [Values, number][])('%o is refused', async (values, status) => {
    expect((await ask('admin', values)).status).toBe(status);
  });
});
