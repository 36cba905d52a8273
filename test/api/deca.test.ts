import { beforeEach, describe, expect, test } from 'vitest';
import type { DecaView } from '#domain/loads/deca';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfCodes } from '../help/pdfCodes.ts';
import { pdfInfo, pdfText } from '../help/pdfText.ts';
import { type Account, addConfirmed, addLoad, putRoute, readRoute } from '../help/rows.ts';

const office = officePerTest();
const PUBLIC = 'https://portes.example.com';

beforeEach(async () => {
  Object.assign(office.config, { publicUrl: PUBLIC });
  await office.db('settings').update({ phone: '+34963111222' });
});

const stateOf = async (id: number, account: Account = 'admin'): Promise<DecaView> =>
  (await office.as(account).get(`/api/routes/${id}/decaState`)).body.data as DecaView;
const download = (url: string | null) => office.anonymous.get((url ?? '').replace(PUBLIC, ''));
const kept = () => office.db('controlDocuments').orderBy('id');
const GOODS = { goodsNature: 'Azulejo de pared', packages: 12, comments: 'Frágil' };

describe('the control document of a confirmed route', () => {
  test('has each datum of art. 6 as text, its moment and the address that its code holds', async () => {
    const first = await addLoad(office, GOODS);
    const second = await addLoad(office, { goodsNature: 'Papel', clientRef: 'REF-2' });
    const id = await addConfirmed(office, [first, second]);
    const { state, url, code, createdAt } = await stateOf(id);
    expect([state, createdAt]).toEqual(['ready', '2026-11-20T11:00:00.000Z']);
    expect(url).toMatch(/^https:\/\/portes\.example\.com\/api\/deca\/[\w-]{22}$/);
    expect(code?.every(row => row.length === code.length && /^[01]+$/.test(row))).toBe(true);
    const { bytes, status, headers } = await download(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="DeCA 261123\d{4}\.pdf"/),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(bytes.length).toBeLessThan(200_000);
    expect(await pdfCodes(bytes)).toEqual([url]);
    const text = await pdfText(bytes);
    for (const datum of [
      'Cargador contractual Agencia de prueba S.L. NIF B12345674 Calle Mayor, 1, 46001 Valencia, España',
      'Transportista efectivo Transportes Uno S.L. NIF B72877814',
      'Fecha 23-11-2026',
      'Matrículas 1234BCD + R1234BBB',
      `P. ${first} · REF-1`,
      'Azulejo de pared · 1.200 kg · 12 bultos',
      'Carga 23-11-2026 Almacén de origen, Calle Mayor, 1, 46001 Valencia, España',
      'Descarga 24-11-2026 Calle Mayor, 1, 28001 Madrid, España',
      'Observaciones Frágil',
      `P. ${second} · REF-2`,
      'Papel · 1.200 kg',
    ])
      expect(text).toContain(datum);
    expect(text.replace(/\s/g, '')).toContain(url);
    expect(text).not.toMatch(/850|700,|€/);
    const moment = 'D:20261120110000Z';
    expect(await pdfInfo(bytes)).toMatchObject({ CreationDate: moment, ModDate: moment });
  });

  test.each(['carrier', 'driver', 'superUser'] as const)('is there for %s too, from within', async account => {
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    expect((await stateOf(id, account)).url).toBe((await stateOf(id)).url);
    expect((await office.as(account).get(`/api/routes/${id}/deca`)).status).toBe(200);
  });

  test('is made anew with an address of its own when it has to say something else; the one before stays', async () => {
    const load = await addLoad(office, GOODS);
    const id = await addConfirmed(office, [load]);
    const { url } = await stateOf(id);
    const before = await download(url);
    expect((await office.as('admin').put(`/api/routes/${id}`, { comments: 'Nada nuevo' })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect((await office.as('admin').put(`/api/loads/${load}`, { weight: 1500 })).status).toBe(200);
    const newer = await stateOf(id);
    expect(newer.url).not.toBe(url);
    expect(await pdfText((await download(newer.url)).bytes)).toContain('1.500 kg');
    expect(await pdfText((await download(url)).bytes)).toBe(await pdfText(before.bytes));
    const other = await addLoad(office, { goodsNature: 'Papel' });
    const { version } = await readRoute(office, id);
    expect((await putRoute(office, id, { loadIds: [load, other], version })).status).toBe(200);
    expect(await kept()).toHaveLength(3);
    expect((await office.as('admin').delete(`/api/loads/${other}`)).status).toBe(200);
    expect(JSON.parse((await kept()).at(-1).content).shipments).toHaveLength(1);
  });

  test('made anew is told to who drives, once, unless it is their own doing or they have not looked yet', async () => {
    const load = await addLoad(office, GOODS);
    const id = await addConfirmed(office, [load]);
    const told = async () =>
      (await office.db('alerts').where({ kind: 'decaChanged' }).orderBy('id').pluck('recipientType')) as string[];
    const weigh = (weight: number) => office.as('admin').put(`/api/loads/${load}`, { weight });
    await weigh(1500);
    // Of the confirmation they have not read they will see it as it is.
    expect(await told()).toEqual([]);
    await office.db('alerts').update({ isRead: true });
    await weigh(1600);
    await weigh(1700);
    expect(await told()).toEqual(['carrier', 'driver']);
    expect(await office.db('alerts').where({ kind: 'decaChanged' }).first()).toMatchObject({
      description: `El DeCA de la carga C. ${id} ha cambiado. Lleva el nuevo: el anterior ya no vale.`,
      resource: 'routes',
      recordId: id,
    });
    await office.db('alerts').update({ isRead: true });
    await office.db('carriers').where({ id: office.ids.carrier }).update({ nif: 'A58818501' });
    expect((await office.as('carrier').post(`/api/routes/${id}/deca`)).status).toBe(200);
    expect(await told()).toEqual(['carrier', 'driver', 'driver']);
  });

  test('names the special circulation permit of its vehicles, anew when that changes, and nothing where there is none', async () => {
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    const said = async () => pdfText((await download((await stateOf(id)).url)).bytes);
    expect(await said()).not.toContain('Autorización especial');
    expect((await kept()).at(-1).content).not.toContain('permit');
    await office.db('alerts').update({ isRead: true });
    expect((await putRoute(office, id, { specialPermit: 'DGT 2026/0417' }, 'carrier')).status).toBe(200);
    expect(await said()).toContain('Matrículas 1234BCD + R1234BBB Autorización especial de circulación DGT 2026/0417');
    expect(await office.db('alerts').where({ isRead: false }).pluck('recipientType')).toEqual(['driver']);
    expect((await putRoute(office, id, { specialPermit: 'DGT 2026/0418' })).status).toBe(200);
    expect(await said()).toContain('2026/0418');
    expect((await putRoute(office, id, { specialPermit: null })).status).toBe(200);
    expect(await said()).not.toContain('Autorización especial');
    expect(await kept()).toHaveLength(4);
    expect((await stateOf(id)).state).toBe('ready');
  });

  test('is made anew by asking for it when it says what isn’t so any more', async () => {
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    const { url } = await stateOf(id);
    await office.db('carriers').where({ id: office.ids.carrier }).update({ nif: 'A58818501' });
    expect(await stateOf(id, 'driver')).toMatchObject({ state: 'stale', problems: [], url });
    expect((await office.as('admin').post(`/api/routes/${id}/deca`)).status).toBe(200);
    const newer = await stateOf(id);
    expect(newer.url).not.toBe(url);
    expect(await pdfText((await download(newer.url)).bytes)).toContain('A58818501');
    // Both parties can have for a year what was shown on the road before.
    for (const account of ['admin', 'carrier'] as const)
      expect((await stateOf(id, account)).earlier).toEqual([{ url, createdAt: expect.any(String) }]);
    expect((await stateOf(id, 'driver')).earlier).toBeUndefined();
    expect(await pdfText((await download(url)).bytes)).toContain('B72877814');
  });

  test('is still to be had of a route that leaves Spain later', async () => {
    const load = await addLoad(office, GOODS);
    const id = await addConfirmed(office, [load]);
    const { url } = await stateOf(id);
    expect((await office.as('admin').put(`/api/loads/${load}`, { destination: PLACE })).status).toBe(200);
    expect(await stateOf(id, 'carrier')).toMatchObject({ state: 'international', url, earlier: [] });
    expect((await office.as('admin').get(`/api/routes/${id}/deca`)).status).toBe(200);
  });

  test('is made in the transaction that confirms, or neither is', async () => {
    await office.db.raw('drop table "controlDocuments"');
    const load = await addLoad(office, GOODS);
    await expect(addConfirmed(office, [load])).rejects.toThrow();
    expect(await office.db('routes').first()).toBeUndefined();
  });
});

const PLACE = { city: 'Lyon', postalCode: '69003', countryCode: 'FR' };

test('goods that leave Spain go with a CMR; of a route with both it names those that stay', async () => {
  const abroad = await addLoad(office, { destination: PLACE });
  const id = await addConfirmed(office, [abroad]);
  expect((await stateOf(id)).state).toBe('international');
  expect((await office.as('admin').get(`/api/routes/${id}/deca`)).body.message).toBe(
    'No requiere DeCA (transporte internacional: CMR).',
  );
  const both = await addConfirmed(office, [
    await addLoad(office, { destination: PLACE }),
    await addLoad(office, { clientRef: 'NACIONAL', ...GOODS }),
  ]);
  const text = await pdfText((await download((await stateOf(both)).url)).bytes);
  expect(text).toContain('NACIONAL');
  expect(text).not.toContain('Lyon');
});

describe('what keeps it from being made is said, and the route is confirmed all the same', () => {
  test.each([
    ['insecure', () => Object.assign(office.config, { publicUrl: 'http://localhost:3000' }), /\(PUBLIC_URL\)/],
    ['office', () => office.db('settings').update({ address: null }), /en Empresa/],
    // Not where it is domiciled.
    ['office', () => office.db('settings').update({ address: '{"country":"España","city":"Valencia"}' }), /en Empresa/],
    ['ownFleet', () => office.db('settings').update({ nif: 'B72877814' }), /vehículos propios/],
  ] as const)('%s', async (problem, spoil, message) => {
    await spoil();
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    expect(await stateOf(id, 'driver')).toMatchObject({ state: 'missing', problems: [problem], url: null });
    expect(await kept()).toHaveLength(0);
    expect((await office.as('admin').post(`/api/routes/${id}/deca`)).body.message).toMatch(message);
  });

  test('what only the office can put right is explained to it alone', async () => {
    Object.assign(office.config, { publicUrl: 'http://localhost:3000' });
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    const told = async (account: 'admin' | 'carrier' | 'driver') =>
      (await office.as(account).get(`/api/routes/${id}/deca`)).body.message;
    expect(await told('admin')).not.toContain('avisa a la oficina');
    for (const account of ['carrier', 'driver'] as const) {
      expect(await told(account)).toContain('avisa a la oficina');
      expect(await told(account)).not.toContain('PUBLIC_URL');
    }
  });

  test('once it is put right the office and the carrier make it; a driver can’t', async () => {
    Object.assign(office.config, { publicUrl: 'http://localhost:3000' });
    const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
    Object.assign(office.config, { publicUrl: PUBLIC });
    expect(await stateOf(id)).toMatchObject({ state: 'missing', problems: [] });
    expect((await office.as('driver').post(`/api/routes/${id}/deca`)).status).toBe(403);
    expect((await office.as('otherCarrier').post(`/api/routes/${id}/deca`)).status).toBe(404);
    expect((await office.as('carrier').post(`/api/routes/${id}/deca`)).status).toBe(200);
    expect((await stateOf(id)).state).toBe('ready');
  });

  test.each([
    ['a load of it is saved, whatever of it', { price: 900 }],
    ['what was missing of the goods is known', { goodsNature: 'Papel' }],
  ])('once it is put right, %s', async (_what, change) => {
    Object.assign(office.config, { publicUrl: 'http://localhost:3000' });
    const load = await addLoad(office, 'price' in change ? GOODS : {});
    const id = await addConfirmed(office, [load]);
    Object.assign(office.config, { publicUrl: PUBLIC });
    expect((await office.as('admin').put(`/api/loads/${load}`, change)).status).toBe(200);
    expect((await stateOf(id)).state).toBe('ready');
  });

  test('goods of which neither nature nor type is known, and a route that is not confirmed, or over', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    expect(await stateOf(id)).toMatchObject({ state: 'missing', problems: ['nature'] });
    for (const status of ['draft', 'finished']) {
      await office.db('routes').where({ id }).update({ status });
      expect((await stateOf(id)).state).toBe('waiting');
    }
  });
});

test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'a%00b'])('an address that isn’t one is no document: %s', async token => {
  expect((await office.anonymous.get(`/api/deca/${token}`)).status).toBe(404);
});

test.each([
  ['otherCarrier', 404],
  ['otherDriver', 404],
  ['client', 403],
  ['accountant', 403],
] as const)('%s gets none from within: %i', async (account, status) => {
  const id = await addConfirmed(office, [await addLoad(office, GOODS)]);
  for (const path of ['deca', 'decaState'])
    expect((await office.as(account).get(`/api/routes/${id}/${path}`)).status).toBe(status);
});
