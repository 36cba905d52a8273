import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { PHONE } from './chromium.ts';
import { add, addRoute, change, read } from './ownRoutes.ts';
import { choose, fill, isFocused } from './person.ts';
import { loadsShown, openDesk, openRoute, saveRoute } from './routeDesk.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const names = (ids: readonly number[]) => ids.map(id => `P. ${id}`);
const confirmIn = async (page: Page, action: string) => {
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
};
const openStatuses = (page: Page) => page.getByRole('combobox', { name: 'Estado' }).click();
const statusesOffered = async (page: Page): Promise<string[]> => {
  await openStatuses(page);
  const texts = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  return texts;
};
const chooseStatus = async (page: Page, status: string) => {
  await openStatuses(page);
  await page.getByRole('option', { name: status }).click();
};

describe('the office', () => {
  test('is told what publishing and confirming lack, and confirms from the select when it is there', async () => {
    const { office, request, one } = desk;
    const { id } = await addRoute(request, {});
    await openRoute(office, id);
    await office.getByText('Para confirmar faltan: transportista, vehículo tractor, algún pedido').waitFor();
    expect(await office.getByRole('button', { name: 'Publicar' }).isDisabled()).toBe(true);
    await office.getByRole('switch', { name: 'Publicar en la bolsa de cargas' }).check();
    await office.getByText('Añade al menos un pedido antes de publicar la carga.').waitFor();
    await chooseStatus(office, 'Confirmada');
    await office.getByText('Elige un transportista para confirmar la carga.').waitFor();
    const loadIds = await desk.loads(['Madrid']);
    await change(request, `routes/${id}`, { loadIds, carrierId: one.id, tractionVehicleId: one.rigid });
    await openRoute(office, id);
    expect(await statusesOffered(office)).toEqual(['Borrador', 'Confirmada']);
    await chooseStatus(office, 'Confirmada');
    await saveRoute(office, id);
    expect(await read(request, `routes/${id}`)).toMatchObject({ status: 'assigned', loads: [{ status: 'assigned' }] });
    expect(await statusesOffered(office)).toEqual(['Asignada', 'Borrador']);
    await confirmIn(office, 'Volver a borrador');
    await office.getByRole('main').getByText('Borrador').first().waitFor();
    expect(await read(request, `routes/${id}`)).toMatchObject({ loads: [{ status: 'not-assigned' }] });
  });

  test('is led to the switch that publishes what a carrier has now', async () => {
    const { office, request } = desk;
    const { id } = await addRoute(request, { isPublic: true, loadIds: await desk.loads(['Madrid']) });
    await openRoute(office, id);
    await choose(
      office.getByRole('region', { name: 'Transportista y vehículos' }),
      'Transportista',
      'Transportes Segunda',
    );
    await office.getByRole('button', { name: 'Falta o hay que corregir: Publicar en la bolsa de cargas' }).click();
    await expect
      .poll(() => isFocused(office.getByRole('switch', { name: 'Publicar en la bolsa de cargas' })))
      .toBe(true);
  });

  test('publishes and confirms what is stored: what is typed has to be saved before', async () => {
    const { office, request, one } = desk;
    const loadIds = await desk.loads(['Madrid']);
    const { id } = await addRoute(request, { loadIds });
    await openRoute(office, id);
    const publish = office.getByRole('button', { name: 'Publicar', exact: true });
    const saveFirst = office.getByText('Hay cambios sin guardar: guárdalos antes.');
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await office.getByText('Para confirmar faltan: transportista, vehículo tractor').waitFor();
    expect(await saveFirst.count()).toBe(0);
    await office.getByRole('switch', { name: 'Frigorífico' }).check();
    await saveFirst.waitFor();
    expect(await publish.isDisabled()).toBe(true);
    await saveRoute(office, id);
    await saveFirst.waitFor({ state: 'hidden' });
    await confirmIn(office, 'Publicar');
    await office.getByRole('button', { name: 'Retirar' }).first().waitFor();
    expect(await read(request, `routes/${id}`)).toMatchObject({
      status: 'public',
      neededVehicle: { requirements: { isFrigo: true } },
    });
    await change(request, `routes/${id}`, { isPublic: false, carrierId: one.id });
    await openRoute(office, id);
    await office.getByText('Para confirmar falta: vehículo tractor').waitFor();
  });

  test('sees who asks for a route and with what before it gives it away', async () => {
    const { office, request, one } = desk;
    const { id } = await addRoute(request, {
      isPublic: true,
      loadIds: await desk.loads(['Madrid']),
      neededVehicle: { traction: ['tractor_head'], tow: ['tauliner'] },
    });
    for (const carrier of desk.carriers) await add(carrier, 'requestedRoutes', { routeId: id });
    await office.goto('/app/admin/routes');
    await office
      .getByRole('row')
      .filter({ hasText: `C. ${id}` })
      .getByText('2 solicitudes')
      .waitFor();
    await openRoute(office, id);
    expect(await statusesOffered(office)).toEqual(['Solicitada', 'Publicada', 'Borrador', 'Confirmada']);
    await chooseStatus(office, 'Solicitada');
    await saveRoute(office, id);
    await office.getByRole('button', { name: 'Aceptar' }).first().click();
    const dialog = office.getByRole('dialog');
    for (const fact of ['Transportes Primera, S.L.', '+34 611 000 111', 'bcd@example.com', 'Sociedad'])
      await dialog.getByText(fact).first().waitFor();
    await dialog.getByText('Encajan: 1 vehículo tractor · 1 remolque').waitFor();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    const answered = office.getByRole('region', { name: 'Solicitudes' });
    await answered.getByText('Aceptada').waitFor();
    await answered.getByText('Rechazada').waitFor();
    expect(await read(request, `routes/${id}`)).toMatchObject({ status: 'draft', isPublic: false, carrierId: one.id });
  });

  test('hears that somebody else gave the route away, and sees it so', async () => {
    const { office, request } = desk;
    const { id } = await addRoute(request, { isPublic: true, loadIds: await desk.loads(['Madrid']) });
    const requests: number[] = [];
    for (const carrier of desk.carriers) requests.push((await add(carrier, 'requestedRoutes', { routeId: id })).id);
    await openRoute(office, id);
    await office.getByRole('button', { name: 'Aceptar' }).nth(1).click();
    await change(request, `requestedRoutes/${requests[0]}`, { status: 'accepted' });
    await office.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await office.getByText('Esta solicitud ya está resuelta.').first().waitFor();
    await office.getByText('Rechazada').waitFor();
    expect(await office.getByRole('button', { name: 'Aceptar' }).count()).toBe(0);
  });

  test('hears that a request was withdrawn meanwhile, and not that anybody has edited it', async () => {
    const { office, request } = desk;
    const { id } = await addRoute(request, { isPublic: true, loadIds: await desk.loads(['Madrid']) });
    const [carrier] = desk.carriers;
    const asked = carrier && (await add(carrier, 'requestedRoutes', { routeId: id }));
    await openRoute(office, id);
    await office.getByRole('button', { name: 'Aceptar' }).click();
    await carrier?.delete(`/api/requestedRoutes/${asked?.id}`);
    await office.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await office.getByText('El transportista ha retirado esta solicitud.').first().waitFor();
    expect(await office.getByText('Alguien ha modificado').count()).toBe(0);
  });

  test('keeps the order of the route as a document, to be seen', async () => {
    const { office, request } = desk;
    const { id } = await addRoute(request, {});
    await openRoute(office, id);
    await office.getByRole('link', { name: 'Añadir documento' }).click();
    await office.locator('input[type=file]').first().setInputFiles(PAPER);
    await office.getByRole('button', { name: 'Guardar' }).click();
    await office.getByRole('heading', { level: 1, name: `C. ${id}` }).waitFor();
    const papers = office.getByRole('region', { name: 'Documentos' });
    await papers.getByText('Orden de carga').waitFor();
    await papers
      .getByRole('button', { name: /factura\.pdf/ })
      .first()
      .click();
    await office.getByRole('dialog').waitFor();
    await office.keyboard.press('Escape');
  });
});

describe('two who edit a route', () => {
  test('the second keeps what was typed on top of what the first saved', async () => {
    const { office, request } = desk;
    const loadIds = await desk.loads(['Madrid', 'Burgos']);
    const { id } = await addRoute(request, { loadIds, price: 100 });
    await openRoute(office, id);
    await fill(office, 'Comentarios', 'Llamar antes de llegar');
    await change(request, `routes/${id}`, { loadIds: [...loadIds].reverse(), price: 200 });
    await office.getByRole('button', { name: 'Guardar' }).click();
    const dialog = office.getByRole('dialog', { name: 'Alguien ha modificado este registro' });
    await dialog.getByText(/Precio/).waitFor();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.poll(() => loadsShown(office)).toEqual(names([...loadIds].reverse()));
    await saveRoute(office, id);
    // The dialog has said it: no notice is left to contradict the one that it was saved.
    expect(await office.getByText('no pudo ser modificad').count()).toBe(0);
    expect(await read(request, `routes/${id}`)).toMatchObject({
      comments: 'Llamar antes de llegar',
      price: 200,
      loadIds: [...loadIds].reverse(),
    });
  });

  test('and want the same load: it is named with the route that has it, and the rest stays in the form', async () => {
    const { office, request } = desk;
    const [own = 0, wanted = 0] = await desk.loads(['Madrid', 'Burgos']);
    const { id } = await addRoute(request, { loadIds: [own] });
    await openRoute(office, id);
    await fill(office, 'Referencia del cliente', 'AC-77');
    await office.getByRole('button', { name: 'Añadir pedidos' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Buscar').fill('Aceites');
    await dialog.getByRole('checkbox', { name: new RegExp(`P\\. ${wanted}\\b`) }).check();
    const other = await addRoute(request, { loadIds: [wanted] });
    await dialog.getByRole('button', { name: 'Añadir 1 pedido' }).click();
    await office.getByRole('button', { name: 'Guardar' }).click();
    const loads = office.getByRole('region', { name: 'Pedidos' });
    await loads.getByText(`El pedido P. ${wanted} ya está en la carga C. ${other.id}.`).waitFor();
    expect(await office.getByLabel('Referencia del cliente').inputValue()).toBe('AC-77');
    expect(await loadsShown(office)).toEqual(names([own, wanted]));
    await loads.getByRole('button', { name: `Quitar pedido: P. ${wanted}` }).click();
    await saveRoute(office, id);
    expect(await read(request, `routes/${id}`)).toMatchObject({ clientRef: 'AC-77', loadIds: [own] });
  });
});

describe('a carrier with a phone', () => {
  test('finds its own routes, changes status, vehicles and their permit and nothing else, and sees no client’s price', async () => {
    const { request, one } = desk;
    const [load = 0] = await desk.loads(['Madrid']);
    const { id } = await addRoute(request, {
      carrierId: one.id,
      tractionVehicleId: one.rigid,
      loadIds: [load],
      price: 345.6,
      status: 'confirmed',
    });
    const draft = await addRoute(request, { carrierId: one.id, loadIds: await desk.loads(['Burgos']) });
    const page = await desk.enter('primera', PHONE);
    await page.goto('/app/admin/routes');
    await page.getByRole('heading', { level: 1, name: 'Mis cargas' }).waitFor();
    await page.getByRole('link', { name: new RegExp(`C\\. ${id}\\b`) }).click();
    await page.getByRole('heading', { level: 1, name: `C. ${id}` }).waitFor();
    await page.getByText('345,60 €').waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('777,77');
    expect(await page.getByRole('button', { name: /Mover|Quitar|Añadir pedidos|Publicar|Eliminar/ }).count()).toBe(0);
    expect(await statusesOffered(page)).toEqual(['Asignada', 'En curso', 'Finalizada']);
    const vehicles = page.getByRole('region', { name: 'Vehículos', exact: true });
    await choose(vehicles, 'Remolque', 'R5555BCD');
    await fill(vehicles, 'Autorización especial de circulación', 'DGT 2026/0417');
    expect(await page.getByRole('textbox').count()).toBe(1);
    await chooseStatus(page, 'En curso');
    expect(await barriers(page)).toEqual([]);
    await saveRoute(page, id);
    expect(await read(request, `routes/${id}`)).toMatchObject({
      status: 'ongoing',
      towingVehicleId: one.trailer,
      specialPermit: 'DGT 2026/0417',
    });
    await openRoute(page, draft.id);
    await page.getByText('No se puede modificar: la carga es un borrador.').waitFor();
    expect(await page.getByRole('button', { name: 'Guardar' }).count()).toBe(0);
  });
});

test('the form of the office has no barriers, on a desk and on a phone', async () => {
  const { id } = await addRoute(desk.request, {
    carrierId: desk.one.id,
    tractionVehicleId: desk.one.rigid,
    loadIds: await desk.loads(),
  });
  for (const page of [desk.office, await desk.enter('super', PHONE)]) {
    await openRoute(page, id);
    await page.getByRole('progressbar', { name: 'Peso' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('nobody’s console had anything to complain of but refusals, nor had the server', () => {
  expect(desk.complaints().filter(complaint => !complaint.includes('status of 409'))).toEqual([]);
  expect(desk.faults()).toEqual([]);
});
