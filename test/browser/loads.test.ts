import type { APIRequestContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatDay, toWireDay } from '#domain/dates';
import { newVisitor, openSession, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { addDays, choose, dayField, dayOf, field, fill, fillDay, isFocused, saved, tabTo } from './person.ts';

const own = serverPerFile();
let visitor: Visitor;
let page: Page;
let api: APIRequestContext;
const client = { id: 0, name: 'Conservas del Teclado, S.L.' };
const TODAY = dayOf(new Date());
const TOMORROW = addDays(TODAY, 1);
const PLACE = { street: 'Avenida del Puerto', houseNumber: '4', city: 'Sagunto', county: 'Valencia' };
const TOWN = { ...PLACE, name: 'Muelle de Soria', city: 'Soria', county: 'Soria' };

type Load = Record<string, unknown> & { id: number; intermediateStops: { destination: { city: string } }[] | null };
const create = async (resource: string, data: object): Promise<Load> => {
  const answer = await api.post(`/api/${resource}`, { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).data;
};
const read = async (id: number): Promise<Load> => (await (await api.get(`/api/loads/${id}`)).json()).data;
/** An order of the client as it might have been typed some days ago. */
const addLoad = (more: object = {}): Promise<Load> =>
  create('loads', {
    clientId: client.id,
    origin: { ...PLACE, name: 'Almacén de Sagunto' },
    destination: { ...PLACE, city: 'Madrid', county: 'Madrid' },
    pickupDate: toWireDay(TODAY),
    deliveryDate: toWireDay(addDays(TODAY, 2)),
    invoiceDate: toWireDay(addDays(TODAY, 2)),
    ...{ weight: 1250.5, length: 6.4, width: 2.4, height: 2, price: 612.35 },
    ...{ loadSide: 'side', loadType: 'bulk', isPalleted: true },
    ...more,
  });

beforeAll(async () => {
  visitor = await newVisitor(own.browser, own.server.url);
  page = visitor.page;
  await openSession(page, 'admin');
  api = page.request;
  client.id = (await create('clients', { name: client.name, alias: 'Teclado', nif: 'B12345674' })).id;
  const address = { ...PLACE, latitude: '39.6600', longitude: '-0.2100' };
  await create('locations', { clientId: client.id, addressName: 'Almacén de Sagunto', address });
});

const openNew = async (): Promise<void> => {
  await page.goto('/app/admin/loads/new');
  await field(page, 'Cliente').waitFor();
};
const region = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** Everything that an order needs, typed with the mouse's help. */
const fillOrder = async (): Promise<void> => {
  await choose(page, 'Cliente', client.name);
  await fillDay(page, 'Fecha de carga', TODAY);
  await fillDay(page, 'Fecha de entrega', TOMORROW);
  await choose(region('Origen'), 'Ubicación del cliente', 'Almacén de Sagunto');
  await fill(region('Destino'), 'Población', 'Cuenca');
  for (const size of ['Peso', 'Largo', 'Ancho', 'Alto']) await fill(page, size, '1,5');
};

describe('an order', () => {
  test('is typed from its first field to saving without the mouse', async () => {
    await openNew();
    const { keyboard } = page;
    const type = async (target: ReturnType<typeof field>, text: string) => {
      await tabTo(target);
      await keyboard.type(text);
    };
    const pick = async (name: string) => {
      const option = page.getByRole('option', { name }).first();
      await option.waitFor();
      // The first that answers is marked without more ado: Enter takes it.
      await page.locator('input[aria-activedescendant]:focus').waitFor();
      await keyboard.press('Enter');
      await option.waitFor({ state: 'hidden' });
    };
    await expect.poll(() => isFocused(field(page, 'Cliente'))).toBe(true);
    await keyboard.type('Teclado');
    await pick(client.name);
    await type(field(page, 'Referencia del cliente'), 'TEC-NUEVA');
    await keyboard.press('Enter');
    await notice('No hay pedidos con esa referencia').waitFor();
    await type(dayField(page, 'Fecha de carga'), formatDay(TODAY).replaceAll('-', ''));
    await type(dayField(page, 'Fecha de entrega'), formatDay(TOMORROW).replaceAll('-', ''));
    await type(field(region('Origen'), 'Ubicación del cliente'), 'sagunto');
    await pick('Almacén de Sagunto');
    await type(field(region('Destino'), 'Calle'), 'Calle Mayor');
    await type(field(region('Destino'), 'Población'), 'Teruel');
    await type(field(page, 'Peso'), '1.250,5');
    await type(field(page, 'Largo'), '6,4');
    await type(field(page, 'Ancho'), '2,4');
    await type(field(page, 'Alto'), '2');
    await tabTo(page.getByRole('combobox', { name: 'Tipo de mercancía' }));
    await keyboard.press('Enter');
    await page.getByRole('option', { name: 'Granel' }).waitFor();
    await keyboard.type('Gra');
    await keyboard.press('Enter');
    await type(field(page, 'Precio'), '612,35');
    await type(field(page, 'Comentarios'), 'Muelle 3');
    await keyboard.press('Control+Enter');
    await page.waitForURL(/loads\/\d+$/);
    const load = await read(Number(page.url().split('/').at(-1)));
    expect(load).toMatchObject({
      ...{ clientId: client.id, clientRef: 'TEC-NUEVA', weight: 1250.5, length: 6.4, width: 2.4, height: 2 },
      ...{ price: 612.35, loadType: 'bulk', comments: 'Muelle 3', status: 'not-assigned' },
      pickupDate: toWireDay(TODAY),
      deliveryDate: toWireDay(TOMORROW),
      invoiceDate: toWireDay(TOMORROW),
      origin: { name: 'Almacén de Sagunto', city: 'Sagunto' },
      destination: { street: 'Calle Mayor', city: 'Teruel' },
    });
  });

  test('is invoiced on the day of its delivery, also when that is corrected, until another day is chosen', async () => {
    await openNew();
    const days = ['28-11-2027', '02-12-2027', '05-12-2027', '06-12-2027'] as const;
    const toWire = (day: string) => day.split('-').toReversed().join('-');
    const shown = async () =>
      (await page.getByRole('group', { name: /^Fecha de factura/ }).innerText()).replace(/[^\d-]/g, '');
    await fillDay(page, 'Fecha de entrega', toWire(days[0]));
    await expect.poll(shown).toBe(days[0]);
    await fillDay(page, 'Fecha de entrega', toWire(days[1]));
    await expect.poll(shown).toBe(days[1]);
    await fillDay(page, 'Fecha de factura', toWire(days[2]));
    await fillDay(page, 'Fecha de entrega', toWire(days[3]));
    await expect.poll(shown).toBe(days[2]);
    await page.getByRole('link', { name: 'Clientes' }).first().click();
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
    await page.waitForURL(/admin\/clients$/);
  });

  test('can be followed by another of the same client', async () => {
    await openNew();
    await fillOrder();
    await button('Guardar y crear otro').click();
    await notice(/P\. \d+ .*añadido/).waitFor();
    await expect.poll(() => isFocused(field(page, 'Cliente'))).toBe(true);
    await expect.poll(() => field(page, 'Cliente').inputValue()).toBe(client.name);
    expect(await field(page, 'Peso').inputValue()).toBe('');
    expect(await field(region('Destino'), 'Población').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Clientes' }).first().click();
    await page.waitForURL(/admin\/clients$/);
  });

  test('says what is missing and goes to it, losing nothing', async () => {
    await openNew();
    await fill(page, 'Peso', 'mucho');
    await page.getByText('Debe ser un número').waitFor();
    for (const end of ['Origen', 'Destino']) expect(await field(region(end), 'País').inputValue()).toBe('España');
    expect(await button('Guardar').isDisabled()).toBe(true);
    await page
      .getByRole('button', {
        name: 'Falta o hay que corregir: Cliente, Fecha de factura, Población (Origen), Población (Destino) y 4 más',
      })
      .click();
    await page.getByText('Campo obligatorio').first().waitFor();
    expect(await field(page, 'Peso').inputValue()).toBe('mucho');
    await expect.poll(() => isFocused(field(page, 'Cliente'))).toBe(true);
    // The same without the mouse, from anywhere in the form.
    await field(page, 'Referencia del cliente').press('Control+Enter');
    await expect.poll(() => isFocused(field(page, 'Cliente'))).toBe(true);
  });
});

describe('the look-up by reference', () => {
  test('copies the last order with it, and neither what was done at its stops nor their days', async () => {
    const stops = [{ deliveryDate: toWireDay(TOMORROW), destination: TOWN }];
    await addLoad({ clientRef: 'TEC-1', price: 1 });
    await addLoad({ clientRef: 'TEC-1', intermediateStops: stops, goodsNature: 'No se copia', comments: 'Tampoco' });
    await openNew();
    expect(await button('Buscar referencia').isEnabled()).toBe(false);
    await fill(page, 'Referencia del cliente', ' TEC-1 ');
    expect(await button('Buscar referencia').isEnabled()).toBe(false);
    await choose(page, 'Cliente', client.name);
    await button('Buscar referencia').click();
    const toast = notice('Se han copiado los datos del pedido');
    await toast.waitFor();
    const shown = Date.now();
    expect(await field(page, 'Peso').inputValue()).toBe('1.250,5');
    expect(await field(page, 'Precio').inputValue()).toBe('612,35');
    expect(await field(page, 'Naturaleza de la mercancía').inputValue()).toBe('');
    expect(await field(page, 'Comentarios').inputValue()).toBe('');
    expect(await page.getByRole('switch', { name: 'Paletizado' }).isChecked()).toBe(true);
    await page.getByText('La parada 1 está incompleta y no se guardará.').waitFor();
    await toast.waitFor({ state: 'hidden' });
    expect(Date.now() - shown).toBeLessThan(4000);
    // The new pickup is a week later: the stop is proposed as many days after it as it was.
    await fillDay(page, 'Fecha de carga', addDays(TODAY, 7));
    await page.getByText('La parada 1 está incompleta').waitFor({ state: 'hidden' });
    await fillDay(page, 'Fecha de entrega', addDays(TODAY, 9));
    const load = await read(await saved(page, 'loads'));
    expect(load.intermediateStops).toMatchObject([
      { deliveryDate: toWireDay(addDays(TODAY, 8)), destination: { city: 'Soria' }, statusTimestamps: null },
    ]);
    expect(load).toMatchObject({ loadSide: 'side', loadType: 'bulk', isPalleted: true, goodsNature: null });
  });

  test('a duplicate does the same with everything but when', async () => {
    const stops = [{ deliveryDate: toWireDay(TOMORROW), destination: TOWN }];
    const { id } = await addLoad({ clientRef: 'TEC-2', intermediateStops: stops, goodsNature: 'Atún' });
    await page.goto(`/app/admin/loads/${id}`);
    await page.getByRole('link', { name: 'Duplicar pedido' }).click();
    await page.getByRole('heading', { name: 'Nuevo pedido' }).waitFor();
    await fillDay(page, 'Fecha de carga', addDays(TODAY, 3));
    await fillDay(page, 'Fecha de entrega', addDays(TODAY, 5));
    const copy = await read(await saved(page, 'loads'));
    expect(copy).toMatchObject({ clientRef: 'TEC-2', goodsNature: 'Atún', price: 612.35, status: 'not-assigned' });
    expect(copy.intermediateStops).toMatchObject([{ deliveryDate: toWireDay(addDays(TODAY, 4)) }]);
  });
});

describe('intermediate stops', () => {
  test('come once client and dates are known, in order of date; an incomplete one is said to be left out', async () => {
    await openNew();
    const add = button('Añadir parada');
    await fillDay(page, 'Fecha de carga', TODAY);
    await fillDay(page, 'Fecha de entrega', addDays(TODAY, 2));
    expect(await add.isEnabled()).toBe(false);
    await fillOrder();
    for (const [number, [city, day]] of [['Soria', TOMORROW] as const, ['Ávila', TODAY] as const].entries()) {
      await add.click();
      const stop = page.getByRole('group', { name: `Parada ${number + 1}`, exact: true });
      await expect.poll(() => isFocused(dayField(stop, 'Fecha de entrega'))).toBe(true);
      await fill(stop, 'Población', city);
      await stop.getByText('Falta la fecha de entrega').waitFor();
      await fillDay(stop, 'Fecha de entrega', addDays(TODAY, -1));
      await stop.getByText('No puede ser anterior a la fecha de carga').waitFor();
      await fillDay(stop, 'Fecha de entrega', addDays(TODAY, 3));
      await stop.getByText('Es después de la entrega del pedido.').waitFor();
      await fillDay(stop, 'Fecha de entrega', day);
      await stop.getByText('No puede ser anterior').waitFor({ state: 'hidden' });
      await stop.getByText('Es después de la entrega').waitFor({ state: 'hidden' });
    }
    await add.click();
    await page.getByText('La parada 3 está incompleta y no se guardará.').waitFor();
    const { intermediateStops } = await read(await saved(page, 'loads'));
    expect(intermediateStops?.map(stop => stop.destination.city)).toEqual(['Ávila', 'Soria']);
  });

  test('where the vehicle has been are fixed, those to come are not', async () => {
    const stops = [TOWN, { ...TOWN, name: 'Nave de Ávila', city: 'Ávila' }].map(destination => ({
      deliveryDate: toWireDay(TOMORROW),
      destination,
    }));
    const { id } = await addLoad({ clientRef: 'TEC-PARADA', intermediateStops: stops });
    const [vehicle] = (await (await api.get('/api/vehicles?filter={"type":"van"}')).json()).data;
    const { id: tractionVehicleId, carrierId } = vehicle;
    const route = { startDate: toWireDay(TODAY), endDate: toWireDay(TOMORROW), loadIds: [id], status: 'confirmed' };
    await create('routes', { ...route, carrierId, tractionVehicleId });
    for (let step = 0; step < 3; step += 1) await create(`loads/${id}/tracking`, {});
    await page.goto(`/app/admin/loads/${id}`);
    const first = page.getByRole('group', { name: 'Parada 1', exact: true });
    await first.getByText('El vehículo ya ha pasado').waitFor();
    expect(await first.getByRole('button').count()).toBe(0);
    await button('Quitar parada 2').click();
    await button('Guardar').click();
    await notice('ha sido modificado').waitFor();
    expect((await read(id)).intermediateStops).toMatchObject([{ destination: { city: 'Soria' } }]);
    const current = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Parada 1: En destino' });
    expect(await current.getAttribute('aria-current')).toBe('step');
    expect(await current.innerText()).toContain('admin');
    await page.goto('/app/admin/tableLoads');
    await page.getByRole('button', { name: /^En curso/ }).click();
    await page.getByLabel('Buscar').fill('TEC-PARADA');
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: Parada 1: En destino` }).press('Enter');
    const popover = page.getByRole('dialog', { name: `P. ${id}` });
    expect(await popover.locator('[aria-current=step]').innerText()).toContain('Muelle de Soria');
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
  });
});

test('the console had nothing to complain of but what was broken on purpose', () => {
  expect(visitor.complaints.filter(text => !text.includes('Failed to load resource'))).toEqual([]);
});
