import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { add, addRoute, change, read } from './ownRoutes.ts';
import { confirm, fill } from './person.ts';
import { openDesk, openRoute, saveRoute } from './routeDesk.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const confirmed = async (more: object = {}) => {
  const { request, one } = desk;
  const loadIds = await desk.loads(['Madrid', 'Burgos']);
  const staff = { carrierId: one.id, tractionVehicleId: one.rigid };
  const { id } = await addRoute(request, { ...staff, loadIds, status: 'confirmed', ...more });
  return { id, loadIds, first: loadIds[0] ?? 0 };
};
const invoice = async (loadId: number) => {
  const { clientId } = await read(desk.request, `loads/${loadId}`);
  await add(desk.request, 'invoices', { isEmitted: true, clientId, loadIds: [loadId] });
};
const count = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).count();

describe('the office', () => {
  test('isn’t offered to remove a route, or to make it a draft again, once one of its orders is invoiced: it reads why', async () => {
    const { office } = desk;
    const { id, first } = await confirmed();
    await openRoute(office, id);
    await office.getByRole('button', { name: 'Volver a borrador' }).waitFor();
    expect(await count(office, 'Eliminar')).toBe(1);
    await invoice(first);
    await openRoute(office, id);
    await office
      .getByText(`Ya hay factura de P. ${first}: la carga no puede volver a borrador ni eliminarse.`)
      .waitFor();
    expect([await count(office, 'Eliminar'), await count(office, 'Volver a borrador')]).toEqual([0, 0]);
    await office.getByRole('combobox', { name: 'Estado' }).click();
    expect(await office.getByRole('option').allInnerTexts()).toEqual(['Asignada']);
    await office.keyboard.press('Escape');
  });

  test('isn’t offered to take back a step, nor to remove an order, whose route is invoiced', async () => {
    const { office, request, one } = desk;
    const { id, first } = await confirmed();
    await request.post(`/api/loads/${first}/tracking`);
    await office.goto(`/app/admin/loads/${first}`);
    await office.getByRole('button', { name: 'Deshacer el último paso' }).waitFor();
    await change(request, `routes/${id}`, { price: 500, invoiceDate: '2020/01/01' });
    const more = { isEmitted: false, carrierId: one.id, routeIds: [id], num: `C-${id}` };
    await add(request, 'invoices', more);
    await office.goto(`/app/admin/loads/${first}`);
    await office.getByRole('button', { name: 'Mercancía cargada' }).waitFor();
    expect(await count(office, 'Deshacer el último paso')).toBe(0);
    const waiting = (await read(request, `routes/${id}`)).loadIds as number[];
    await office.goto(`/app/admin/loads/${waiting[1]}`);
    await office.getByRole('button', { name: 'He llegado al origen' }).waitFor();
    expect(await count(office, 'Eliminar')).toBe(0);
    expect(await office.getByRole('combobox', { name: 'Carga', exact: true }).isDisabled()).toBe(true);
  });

  test('is offered only to reject who asked for a route that is no longer in the pool, and told what to do', async () => {
    const { office, request } = desk;
    const { id } = await addRoute(request, { isPublic: true, loadIds: await desk.loads(['Madrid']) });
    for (const carrier of desk.carriers) await add(carrier, 'requestedRoutes', { routeId: id });
    await openRoute(office, id);
    expect(await count(office, 'Aceptar')).toBe(2);
    await office.getByRole('button', { name: 'Retirar de la bolsa' }).click();
    await office.getByRole('dialog').getByText('2 transportistas esperan respuesta').waitFor();
    await confirm(office);
    const asked = office.getByRole('region', { name: 'Solicitudes' });
    await asked.getByText('La carga no está en la bolsa. Publícala de nuevo para aceptar.').waitFor();
    expect([await count(office, 'Aceptar'), await count(office, 'Rechazar')]).toEqual([0, 2]);
    await office.getByRole('button', { name: 'Publicar', exact: true }).click();
    await confirm(office);
    await asked.getByRole('button', { name: 'Aceptar' }).first().waitFor();
    expect(await count(office, 'Rechazar')).toBe(2);
  });

  test('is offered its orders’ days for a route that has none', async () => {
    const { office, request } = desk;
    const loadIds = await desk.loads(['Madrid']);
    const { pickupDate, deliveryDate } = await read(request, `loads/${loadIds[0]}`);
    const { id } = await addRoute(request, { loadIds });
    await change(request, `routes/${id}`, { startDate: null, endDate: null });
    await openRoute(office, id);
    await office.getByText(/Los pedidos van del .*; la carga no tiene fechas\./).waitFor();
    await office.getByRole('button', { name: 'Usar sus fechas' }).click();
    await saveRoute(office, id);
    expect(await read(request, `routes/${id}`)).toMatchObject({ startDate: pickupDate, endDate: deliveryDate });
    expect(await count(office, 'Usar sus fechas')).toBe(0);
  });

  test('sees on the form that the carrier it planned was removed', async () => {
    const { office, request } = desk;
    const gone = await add(request, 'carriers', {
      name: 'Transportes Retirada',
      companyType: 'society',
      nif: 'W0049001A',
    });
    const { id } = await addRoute(request, { carrierId: gone.id });
    await openRoute(office, id);
    const mark = office.getByRole('region', { name: 'Transportista y vehículos' }).getByText('ya no está disponible');
    await office.getByText(/Para confirmar falta/).waitFor();
    expect(await mark.count()).toBe(0);
    await request.delete(`/api/carriers/${gone.id}`);
    await openRoute(office, id);
    await mark.waitFor();
    await fill(office, 'Comentarios', 'Llamar antes de llegar');
    await saveRoute(office, id);
    expect(await read(request, `routes/${id}`)).toMatchObject({ carrierId: gone.id });
  });
});

describe('a carrier with a phone', () => {
  let phone: Page;
  beforeAll(async () => {
    phone = await desk.enter('primera', PHONE);
  });

  test('reads why no step can be pressed while something is unsaved, and at the end is reminded of the papers', async () => {
    const { id, first } = await confirmed();
    await openRoute(phone, id);
    const forward = (name: string) => phone.getByRole('button', { name, exact: true }).first();
    await forward('He llegado al origen').waitFor();
    const permit = phone.getByLabel('Autorización especial de circulación');
    await permit.fill('DGT 2026/0417');
    const reason = phone
      .getByRole('region', { name: 'Pedidos' })
      .getByText('Hay cambios sin guardar: guárdalos antes.');
    await reason.waitFor();
    expect(await reason.count()).toBe(1);
    expect(await forward('He llegado al origen').isDisabled()).toBe(true);
    await saveRoute(phone, id);
    const question = phone.getByRole('dialog');
    await forward('He llegado al origen').click();
    await question.getByText(/^Falta el DeCA/).waitFor();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    for (let done = 0; done < 3; done += 1) await desk.request.post(`/api/loads/${first}/tracking`);
    await openRoute(phone, id);
    await forward('Mercancía entregada').click();
    await question.getByText('Recuerda subir los documentos antes de cerrar la entrega').waitFor();
    await confirm(phone);
    await expect.poll(async () => (await read(desk.request, `loads/${first}`)).status).toBe('delivered');
  });

  test('has one button for the next step of an order, on a phone and on a desk', async () => {
    const { first } = await confirmed();
    await phone.goto(`/app/admin/loads/${first}`);
    const steps = phone.getByRole('button', { name: 'He llegado al origen' });
    await steps.first().waitFor();
    expect(await steps.filter({ visible: true }).count()).toBe(1);
    await phone.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => steps.filter({ visible: true }).count()).toBe(1);
    await phone.setViewportSize(PHONE);
  });
});

test('nobody’s console had anything to complain of, nor had the server', () => {
  expect(desk.complaints()).toEqual([]);
  expect(desk.faults()).toEqual([]);
});
