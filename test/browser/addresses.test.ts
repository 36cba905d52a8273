import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openSession, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill } from './person.ts';

// Nothing listens there: what the office has saved is found, everything else fails as when the map is down.
const own = serverPerFile({ GEOCODER_URL: 'http://127.0.0.1:9' });
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor(own.browser, own.server.url);
  await openSession(visitor.page, 'admin');
  const api = visitor.page.request;
  const client = await api.post('/api/clients', { data: { name: 'Conservas', alias: 'Conservas', nif: 'B12345674' } });
  const address = {
    ...{ street: 'Avenida del Puerto', houseNumber: '4', city: 'Sagunto', county: 'Valencia' },
    ...{ latitude: '39.6600', longitude: '-0.2100' },
  };
  const data = { clientId: (await client.json()).data.id, addressName: 'Almacén de Sagunto', address };
  expect((await api.post('/api/locations', { data })).status()).toBe(201);
});

const openNew = async (): Promise<Page> => {
  await visitor.page.goto('/app/admin/loads/new');
  await field(visitor.page, 'Cliente').waitFor();
  return visitor.page;
};
const region = (page: Page, name: string) => page.getByRole('region', { name });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

describe('an address', () => {
  test('gets the province of the postal code that is typed, and says when they disagree', async () => {
    const page = await openNew();
    const place = region(page, 'Destino');
    await fill(place, 'Código postal', '16001');
    await fill(place, 'Población', 'Cuenca');
    await expect.poll(() => field(place, 'Provincia').inputValue()).toBe('Cuenca');
    await fill(place, 'Provincia', 'Sevilla');
    await place.getByText('El código postal no es de esa provincia').waitFor();
    await fill(place, 'Provincia', 'Cuenca');
    await place.getByText('El código postal no es de esa provincia').waitFor({ state: 'detached' });
  });

  test('with coordinates is on a map, where its mark can be dragged to the exact place', async () => {
    const page = await openNew();
    const place = region(page, 'Destino');
    await fill(place, 'Población', 'Onda');
    await fill(place, 'Latitud', '39.9619');
    await fill(place, 'Longitud', '-0.2542');
    const mark = place.getByRole('region', { name: 'Mapa: Onda' }).locator('.map-point');
    await mark.scrollIntoViewIfNeeded();
    expect(await mark.evaluate(point => getComputedStyle(point).backgroundColor)).toBe('rgb(23, 90, 156)');
    const box = await mark.boundingBox();
    if (!box) throw new Error('no mark');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await field(place, 'Longitud').inputValue())).toBeGreaterThan(-0.2542);
    expect(await field(place, 'Latitud').inputValue()).toMatch(/^39\.96\d{3}$/);
  });

  test('loses the coordinates of another, but none that are set after it or beside it', async () => {
    const page = await openNew();
    const place = region(page, 'Destino');
    const coordinates = () => Promise.all(['Latitud', 'Longitud'].map(name => field(place, name).inputValue()));
    const locate = async () => {
      await fill(place, 'Latitud', '39.9619');
      await fill(place, 'Longitud', '-0.2542');
    };
    for (const part of ['Calle', 'Número', 'Código postal', 'Población', 'Provincia']) {
      await locate();
      await fill(place, part, '12001');
      expect(await coordinates(), part).toEqual(['', '']);
    }
    await locate();
    await fill(place, 'País', 'Portugal');
    await page.getByRole('option', { name: 'Portugal' }).click();
    expect(await coordinates()).toEqual(['', '']);
    await locate();
    await fill(place, 'Otros (piso, puerta, nave)', 'Nave 3');
    expect(await coordinates()).toEqual(['39.9619', '-0.2542']);
  });

  test('has them back once it is again the one they were found for, unless it has others by then', async () => {
    const page = await openNew();
    const place = region(page, 'Destino');
    const coordinates = () => Promise.all(['Latitud', 'Longitud'].map(name => field(place, name).inputValue()));
    await fill(place, 'Calle', 'Avenida del Puerto');
    await fill(place, 'Número', '');
    await fill(place, 'Latitud', '39.9619');
    await fill(place, 'Longitud', '-0.2542');
    await field(place, 'Calle').press('End');
    await page.keyboard.type('sa');
    await fill(place, 'Número', '4');
    expect(await coordinates()).toEqual(['', '']);
    await fill(place, 'Número', '');
    await field(place, 'Calle').press('End');
    await page.keyboard.press('Backspace');
    expect(await coordinates()).toEqual(['', '']);
    await page.keyboard.press('Backspace');
    expect(await coordinates()).toEqual(['39.9619', '-0.2542']);
    await page.keyboard.type('s');
    await fill(place, 'Latitud', '40.1');
    await field(place, 'Calle').press('End');
    await page.keyboard.press('Backspace');
    expect(await coordinates()).toEqual(['', '']);
  });

  test('is looked up by Enter, chosen among candidates, and kept as typed when that fails', async () => {
    const page = await openNew();
    const origin = region(page, 'Origen');
    const geolocate = origin.getByRole('button', { name: 'Geolocalizar' });
    expect(await geolocate.isEnabled()).toBe(false);
    await fill(origin, 'Buscar dirección', 'Puerto Sagunto');
    expect(await geolocate.isEnabled()).toBe(true);
    await field(origin, 'Buscar dirección').press('Enter');
    await origin.getByRole('button', { name: /Almacén de Sagunto/ }).waitFor();
    await page.keyboard.press('Enter');
    expect(await field(origin, 'Población').inputValue()).toBe('Sagunto');
    expect(await field(origin, 'Latitud').inputValue()).toBe('39.6600');
    const destination = region(page, 'Destino');
    await fill(destination, 'Calle', 'Calle que ya estaba');
    await fill(destination, 'Buscar dirección', 'Rua Nova 3, Lugar Desconocido');
    await destination.getByRole('button', { name: 'Geolocalizar' }).click();
    await notice(page, 'No se pudo localizar la dirección').waitFor();
    expect(await notice(page, 'No se pudo localizar la dirección').count()).toBe(1);
    expect(await field(destination, 'Buscar dirección').inputValue()).toBe('Rua Nova 3, Lugar Desconocido');
    expect(await field(destination, 'Calle').inputValue()).toBe('Calle que ya estaba');
  });
});

test('the console had nothing to complain of but what was broken on purpose', () => {
  expect(visitor.complaints.filter(text => !text.includes('Failed to load resource'))).toEqual([]);
});
