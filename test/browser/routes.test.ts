import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { add, addRoute, change, read } from './ownRoutes.ts';
import { choose, fill } from './person.ts';
import { loadsShown, openDesk, openRoute, saveRoute } from './routeDesk.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const names = (ids: readonly number[]) => ids.map(id => `P. ${id}`);
const addVan = async (request: Page['request'], carrierId: number, number: string): Promise<number> => {
  const size = { tonnage: 1.2, long: 3, width: 2, height: 2 };
  return (await add(request, 'vehicles', { number, carrierId, type: 'van', hasTraction: true, ...size })).id;
};
const offered = async (place: Locator, field: string): Promise<string[]> => {
  const page = place.page();
  await place.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option').first().waitFor();
  const texts = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  return texts;
};
const valueOf = (place: Locator, field: string) =>
  place.getByRole('combobox', { name: field, exact: true }).inputValue();

const centre = async (place: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

describe('the vehicles of a route', () => {
  let vehicles: Locator;
  beforeAll(async () => {
    await desk.office.goto('/app/admin/routes/new');
    vehicles = desk.office.getByRole('region', { name: 'Transportista y vehículos' });
    await choose(vehicles, 'Transportista', 'Transportes Primera');
  });

  test('are the carrier’s own, and a tractor head takes everything but a trailer of a rigid lorry', async () => {
    expect((await offered(vehicles, 'Vehículo tractor')).map(text => text.slice(0, 7))).toEqual([
      '1111BCD',
      '2222BCD',
      '3333BCD',
    ]);
    await choose(vehicles, 'Vehículo tractor', '1111BCD');
    await desk.office.getByText('Una cabeza tractora necesita un remolque.').waitFor();
    expect(await valueOf(vehicles, 'Remolque')).toBe('Sin remolque');
    expect(await offered(vehicles, 'Remolque')).toEqual([expect.stringMatching(/^R4444BCD/)]);
    await choose(vehicles, 'Remolque', 'R4444BCD');
    expect(await offered(vehicles, 'Remolque')).toEqual(['Sin remolque']);
  });

  test('lose the trailer that another lorry can’t pull', async () => {
    await choose(vehicles, 'Vehículo tractor', '2222BCD');
    await expect.poll(() => valueOf(vehicles, 'Remolque')).toBe('Sin remolque');
    expect(await offered(vehicles, 'Remolque')).toEqual([expect.stringMatching(/^R5555BCD/)]);
    await choose(vehicles, 'Remolque', 'R5555BCD');
    await choose(vehicles, 'Vehículo tractor', '3333BCD');
    await expect.poll(() => valueOf(vehicles, 'Remolque')).toBe('Sin remolque');
    expect(await vehicles.getByRole('combobox', { name: 'Remolque', exact: true }).isDisabled()).toBe(true);
  });

  test('are cleared when the carrier changes, with the permit they needed', async () => {
    const permit = vehicles.getByLabel('Autorización especial de circulación');
    await permit.fill('DGT 2026/0417');
    await choose(vehicles, 'Transportista', 'Transportes Segunda');
    await expect.poll(() => valueOf(vehicles, 'Vehículo tractor')).toBe('');
    expect(await permit.inputValue()).toBe('');
    expect((await offered(vehicles, 'Vehículo tractor'))[0]).toMatch(/^1111FGH/);
  });

  test('that are gone by now are marked, and stay when something else is saved', async () => {
    const { office, request, one, two } = desk;
    const [moved, removed] = [await addVan(request, one.id, '6666BCD'), await addVan(request, one.id, '7777BCD')];
    for (const [tractionVehicleId, go] of [
      [moved, () => change(request, `vehicles/${moved}`, { carrierId: two.id })],
      [removed, () => request.delete(`/api/vehicles/${removed}`)],
    ] as const) {
      const { id } = await addRoute(request, { carrierId: one.id, tractionVehicleId });
      await openRoute(office, id);
      const gone = office.getByRole('region', { name: 'Transportista y vehículos' }).getByText('ya no está disponible');
      await office.getByText(/Para confirmar falta/).waitFor();
      expect(await gone.count()).toBe(0);
      await go();
      await openRoute(office, id);
      await gone.waitFor();
      await fill(office, 'Comentarios', 'Llamar antes de llegar');
      await saveRoute(office, id);
      expect(await read(request, `routes/${id}`)).toMatchObject({
        tractionVehicleId,
        comments: 'Llamar antes de llegar',
      });
      await gone.waitFor();
    }
  });

  test.each([
    ['a route asks for', () => '/app/admin/routes/new', [true, false]],
    ['a vehicle offers', () => `/app/admin/vehicles/${desk.one.trailer}`, [true, false]],
    ['a company offers, which may have a vehicle of each', () => `/app/admin/carriers/${desk.one.id}`, [true, true]],
  ])('are lona or frigo: what %s', async (_sentence, path, lonaAndFrigo) => {
    const { office } = desk;
    await office.goto(path());
    const lona = office.getByRole('switch', { name: 'Lona' });
    const frigo = office.getByRole('switch', { name: 'Frigorífico' });
    await frigo.check();
    await lona.check();
    expect([await lona.isChecked(), await frigo.isChecked()]).toEqual(lonaAndFrigo);
  });
});

describe('the loads of a route', () => {
  test('are put in order by dragging, by keyboard and by the buttons, and saved so', async () => {
    const [a = 0, b = 0, c = 0] = await desk.loads();
    const { id } = await addRoute(desk.office.request, { loadIds: [a, b, c] });
    await openRoute(desk.office, id);
    const handle = (load: number) => desk.office.getByRole('button', { name: `Mover P. ${load}` });
    await desk.office
      .getByRole('region', { name: 'Pedidos' })
      .evaluate(list => list.scrollIntoView({ block: 'center' }));
    const from = await centre(handle(a));
    const to = await centre(handle(c));
    await desk.office.mouse.move(from.x, from.y);
    await desk.office.mouse.down();
    await desk.office.mouse.move(from.x, from.y + 12, { steps: 4 });
    await desk.office.mouse.move(to.x, to.y + 20, { steps: 12 });
    await desk.office.getByText(`P. ${a} está ahora en la posición 3 de 3.`).waitFor({ state: 'attached' });
    await desk.office.mouse.up();
    await expect.poll(() => loadsShown(desk.office)).toEqual(names([b, c, a]));

    await handle(a).focus();
    for (const [key, said] of [
      ['Space', `Has cogido P. ${a}, en la posición 3 de 3.`],
      ['ArrowUp', `P. ${a} está ahora en la posición 2 de 3.`],
      ['Space', `Has soltado P. ${a} en la posición 2 de 3.`],
    ] as const) {
      await desk.office.keyboard.press(key);
      await desk.office.getByText(said).waitFor({ state: 'attached' });
    }
    await expect.poll(() => loadsShown(desk.office)).toEqual(names([b, a, c]));

    const up = desk.office.getByRole('button', { name: `Subir: P. ${a}` });
    await up.click();
    await expect.poll(() => loadsShown(desk.office)).toEqual(names([a, b, c]));
    expect(await up.evaluate(button => button === document.activeElement)).toBe(true);
    await desk.office.getByRole('button', { name: `Quitar pedido: P. ${c}` }).click();
    await desk.office.getByRole('button', { name: `Bajar: P. ${a}` }).click();
    await saveRoute(desk.office, id);
    expect((await read(desk.office.request, `routes/${id}`)).loadIds).toEqual([b, a]);
  });

  test('are put in order by a finger on a phone', async () => {
    const [a = 0, b = 0] = await desk.loads(['Madrid', 'Burgos']);
    const { id } = await addRoute(desk.office.request, { loadIds: [a, b] });
    const page = await desk.enter('admin', PHONE);
    await openRoute(page, id);
    const handle = page.getByRole('button', { name: `Mover P. ${a}` });
    await handle.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [{ x: x + 20, y: y + 20 + down }],
      });
    await touch('touchStart', 0);
    await page.getByText(`Has cogido P. ${a}`).waitFor({ state: 'attached' });
    for (const down of [20, 60, 100, 140]) await touch('touchMove', down);
    await page.getByText(`P. ${a} está ahora en la posición 2 de 2.`).waitFor({ state: 'attached' });
    await touch('touchEnd');
    await expect.poll(() => loadsShown(page)).toEqual(names([b, a]));
    await returnDevice(page.context());
  });

  test('that are too much for the vehicles warn, and are saved all the same', async () => {
    const [a = 0, b = 0] = await desk.loads(['Madrid', 'Burgos'], { weight: 7000, length: 5 });
    const { id } = await addRoute(desk.office.request, {
      carrierId: desk.one.id,
      tractionVehicleId: desk.one.rigid,
      loadIds: [a],
    });
    await openRoute(desk.office, id);
    const bar = (name: string) => desk.office.getByRole('progressbar', { name });
    await bar('Peso').waitFor();
    expect(await bar('Peso').getAttribute('aria-valuetext')).toBe('58 %, 7.000 / 12.000 kg, caben 5.000 kg más');
    await desk.office.getByRole('button', { name: 'Añadir pedidos' }).click();
    const dialog = desk.office.getByRole('dialog');
    await dialog.getByLabel('Buscar').fill('Aceites');
    await dialog.getByRole('checkbox', { name: new RegExp(`P\\. ${b}\\b`) }).check();
    await dialog.getByRole('button', { name: 'Añadir 1 pedido' }).click();
    await desk.office.getByText('superan la capacidad de los vehículos elegidos en 2.000 kg y 2,8 m').waitFor();
    expect(await bar('Largo').getAttribute('aria-valuetext')).toBe('139 %, 10 / 7,2 m, sobran 2,8 m');
    await saveRoute(desk.office, id);
    expect((await read(desk.office.request, `routes/${id}`)).loadIds).toEqual([a, b]);
  });
});

test('orders outside the days of their route are said, and give it theirs at a press', async () => {
  const { office } = desk;
  const [a = 0, b = 0] = await desk.loads(['Madrid', 'Burgos'], {
    pickupDate: '2026/12/05',
    deliveryDate: '2026/12/20',
  });
  const { id } = await addRoute(office.request, { loadIds: [a], startDate: '2026/12/06', endDate: '2026/12/20' });
  await openRoute(office, id);
  const note = office.getByText('Los pedidos van del 05-12-2026 al 20-12-2026, fuera de las fechas de la carga.');
  await note.waitFor();
  await office.getByRole('button', { name: 'Usar sus fechas' }).click();
  await note.waitFor({ state: 'detached' });
  await saveRoute(office, id);
  expect(await read(office.request, `routes/${id}`)).toMatchObject({ startDate: '2026/12/05', endDate: '2026/12/20' });
  expect((await add(office.request, 'routes', { loadIds: [b] })).startDate).toBe('2026/12/05');
});

test('without vehicles, or with a tractor head alone, nobody knows what fits', async () => {
  const { office } = desk;
  const [a = 0] = await desk.loads(['Madrid']);
  const { id } = await addRoute(office.request, { loadIds: [a] });
  await openRoute(office, id);
  await office.getByText('Sin vehículos no se sabe cuánto cabe.').waitFor();
  const vehicles = office.getByRole('region', { name: 'Transportista y vehículos' });
  await choose(vehicles, 'Transportista', 'Transportes Primera');
  await choose(vehicles, 'Vehículo tractor', '1111BCD');
  await office.getByText('Sin remolque no se sabe cuánto cabe.').waitFor();
});

describe('papers are chosen from one menu and saved under the number of what they are of', () => {
  const menu = async (of: string): Promise<string[]> => {
    await desk.office.getByRole('button', { name: `Papeles de ${of}` }).click();
    await desk.office.getByRole('menuitem').first().waitFor();
    return desk.office.getByRole('menuitem').allInnerTexts();
  };
  const savedAs = async (paper: string): Promise<string> => {
    const download = desk.office.waitForEvent('download');
    await desk.office.getByRole('menuitem', { name: paper }).click();
    return (await download).suggestedFilename();
  };

  test('a route that is planned has labels, a load all of its own', async () => {
    const [load = 0] = await desk.loads(['Soria'], { weight: 700, length: 2 });
    const { id } = await addRoute(desk.office.request, { loadIds: [load] });
    await openRoute(desk.office, id);
    expect(await menu(`C. ${id}`)).toEqual(['Etiquetas de expedición']);
    expect(await savedAs('Etiquetas de expedición')).toBe(`Etiquetas C. ${id}.pdf`);
    await desk.office.goto(`/app/admin/loads/${load}`);
    expect(await menu(`P. ${load}`)).toEqual(['Carta de porte CMR', 'Albarán de entrega', 'Etiquetas de expedición']);
    expect(await savedAs('Carta de porte CMR')).toBe(`CMR P. ${load}.pdf`);
  });

  test('above them stands what they will lack, of each order and of the route', async () => {
    const { request, one } = desk;
    const [load = 0] = await desk.loads(['Soria'], { pickupDate: null, goodsNature: null });
    const { id } = await addRoute(request, { loadIds: [load], carrierId: one.id, tractionVehicleId: one.rigid });
    await change(request, `routes/${id}`, { status: 'confirmed' });
    await openRoute(desk.office, id);
    await menu(`C. ${id}`);
    const ofOrder = 'fecha de carga, nombre del destinatario y naturaleza de la mercancía';
    const ofRoute = 'precio acordado con el transportista';
    const told = desk.office.locator(`[id="${await desk.office.getByRole('menu').getAttribute('aria-describedby')}"]`);
    expect(await told.innerText()).toBe(['Faltará en los papeles:', ofRoute, `P. ${load}: ${ofOrder}`].join('\n'));
    await desk.office.goto(`/app/admin/loads/${load}`);
    await menu(`P. ${load}`);
    await desk.office.getByText(ofOrder, { exact: true }).waitFor();
  });

  test('a confirmed route that lacks its DeCA says why, and offers none to save', async () => {
    const { one } = desk;
    const loadIds = await desk.loads(['Soria']);
    const { id } = await addRoute(desk.office.request, { loadIds, carrierId: one.id, tractionVehicleId: one.rigid });
    await change(desk.office.request, `routes/${id}`, { status: 'confirmed' });
    await openRoute(desk.office, id);
    await desk.office.getByText(/^Falta el DeCA/).waitFor();
    expect(await menu(`C. ${id}`)).not.toContain('DeCA (control administrativo)');
  });
});

test('a finished route keeps who drove it: neither carrier nor vehicles can be chosen', async () => {
  const { one } = desk;
  const loadIds = await desk.loads(['Soria']);
  const { id } = await addRoute(desk.office.request, { loadIds, carrierId: one.id, tractionVehicleId: one.rigid });
  await change(desk.office.request, `routes/${id}`, { status: 'confirmed' });
  for (const status of ['at-origin', 'loaded', 'at-destination', 'delivered'])
    await change(desk.office.request, `loads/${loadIds[0]}`, { status });
  expect((await read(desk.office.request, `routes/${id}`)).status).toBe('finished');
  await openRoute(desk.office, id);
  const driven = desk.office.getByRole('region', { name: 'Transportista y vehículos' });
  for (const name of ['Transportista', 'Vehículo tractor', 'Remolque'])
    expect(await driven.getByRole('combobox', { name, exact: true }).isDisabled(), name).toBe(true);
});

test('nobody’s console had anything to complain of, nor had the server', () => {
  expect(desk.complaints()).toEqual([]);
  expect(desk.faults()).toEqual([]);
});
