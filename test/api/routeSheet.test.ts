import { describe, expect, test } from 'vitest';
import { startSession } from '../../api/auth/session.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfInfo, pdfText } from '../help/pdfText.ts';
import { type Account, addConfirmed, addLoad, addRoute } from '../help/rows.ts';

const office = officePerTest();

const ask = async (id: number, account: Account = 'admin') => {
  const session = await startSession(office.db, office.ids.users[account], office.world.now(), 'test');
  const response = await office.app.inject({
    url: `/api/routes/${id}/sheet`,
    headers: { cookie: `session=${session}` },
  });
  return { status: response.statusCode, bytes: response.rawPayload };
};

const STOP = { deliveryDate: '2026/11/24', destination: { name: 'Nave 5', city: 'Tarancón', postalCode: '16400' } };

const confirmed = async () => {
  const timeWindow = JSON.stringify([{ openTime: '08:00', closeTime: '13:30' }]);
  await office.db('locations').where({ id: office.ids.location }).update({ timeWindow });
  await office.db('clients').where({ id: office.ids.client }).update({ phone: '+34961234567' });
  const origin = {
    id: office.ids.location,
    name: 'Almacén',
    street: 'Calle Mayor',
    city: 'Valencia',
    postalCode: '46001',
  };
  const first = await addLoad(office, {
    origin,
    intermediateStops: [STOP],
    goodsNature: 'Azulejos',
    comments: 'Llamar antes',
    isPalleted: true,
    price: 77_123.45,
  });
  const second = await addLoad(office, { clientRef: 'SEGUNDO', price: 66_321.1 });
  const id = await addConfirmed(office, [second, first], { price: 55_432.1, comments: 'Salida a las 6' });
  return { id, first, second };
};

describe('the sheet of a confirmed route', () => {
  test('says where to be, when and with what, in the order of its loads', async () => {
    const { id, first, second } = await confirmed();
    const { bytes } = await ask(id, 'driver');
    const text = await pdfText(bytes);
    for (const datum of [
      `Hoja de ruta 261123${String(id).padStart(4, '0')}`,
      'Agencia de prueba S.L.',
      'Transportes Uno S.L. · B72877814',
      '1234BCD + R1234BBB',
      '23-11-2026 – 24-11-2026',
      'Cliente Primero S.A. · +34 961 234 567',
      'Almacén Calle Mayor, 46001 Valencia',
      '08:00–13:30',
      'Parada 1 24-11-2026 Nave 5 16400 Tarancón',
      'Descarga Destinatario 24-11-2026 Calle Mayor, 1, 28001 Madrid',
      'Azulejos · 1.200 kg · 2,4 × 2,4 × 2 m · Paletizado',
      'Ref. SEGUNDO',
      'Llamar antes',
      'Total: 2 pedidos, 2.400 kg, 4,8 m',
      'Salida a las 6',
    ])
      expect(text).toContain(datum);
    expect(text.indexOf(`1. P. ${second}`)).toBeGreaterThan(0);
    expect(text.indexOf(`2. P. ${first}`)).toBeGreaterThan(text.indexOf(`1. P. ${second}`));
    expect((await pdfInfo(bytes)).Title).toBe(`Hoja de ruta 261123${String(id).padStart(4, '0')}`);
  });

  test.each(['admin', 'carrier', 'driver'] as const)('names nobody’s price, to %s', async account => {
    const { id } = await confirmed();
    const text = await pdfText((await ask(id, account)).bytes);
    expect(text).not.toMatch(/77\.?123|66\.?321|55\.?432|€/);
  });
});

test('a route that is not confirmed yet has no sheet', async () => {
  const id = await addRoute(office, { carrierId: office.ids.carrier, loadIds: [await addLoad(office)] });
  expect((await ask(id)).status).toBe(409);
});

test.each([
  ['otherCarrier', 404],
  ['otherDriver', 404],
  ['client', 403],
  ['accountant', 403],
] as const)('%s gets none: %i', async (account, status) => {
  const { id } = await confirmed();
  expect((await ask(id, account)).status).toBe(status);
});
