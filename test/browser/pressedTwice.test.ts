import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { apiClient } from './apiClient.ts';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { add, addLoads, addRoute, change, read } from './ownRoutes.ts';
import { adminPerFile, serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';

const own = serverPerFile();
const admin = adminPerFile(own);

/** Presses twice within the same moment, and on and on for as long as the button is there: also between an answer and what is drawn of it. */
const pressOnAndOn = (button: Locator): Promise<void> =>
  button.evaluate(pressed => {
    if (!(pressed instanceof HTMLElement)) throw new Error('nothing to be pressed');
    const press = () => {
      pressed.click();
      if (pressed.isConnected) setTimeout(press, 50);
    };
    pressed.click();
    press();
  });

/** What was sent with a method to an address of the API. */
const sentTo = (path: string, method = 'POST', by = admin.page): string[] => {
  const sent: string[] = [];
  by.on('request', request => {
    if (request.method() === method && new URL(request.url()).pathname === path) sent.push(request.postData() ?? '');
  });
  return sent;
};

const button = (name: string, within: Page | Locator = admin.page) => within.getByRole('button', { name, exact: true });

/** The page that comes next takes its time. */
const slowPages = () =>
  admin.page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 500));
    await route.continue();
  });

test('a form that was sent makes one row, though it is pressed until the next page is there', async () => {
  const name = `Dos veces ${Date.now()}`;
  const sent = sentTo('/api/clients');
  await admin.page.goto('/app/admin/clients/new');
  for (const [label, text] of Object.entries({ Nombre: name, Alias: name, NIF: 'B12345674' }))
    await fill(admin.page, label, text);
  await slowPages();
  await pressOnAndOn(button('Guardar'));
  await admin.page.waitForURL(/clients\/\d+$/);
  await admin.page.getByRole('heading', { level: 1, name }).waitFor();
  await admin.page.unroute('**/assets/*.js');
  expect(sent).toHaveLength(1);
});

test('an invoice is issued once, though it is pressed until it is there', async () => {
  const { id } = await add(admin.page.request, 'invoices', { isEmitted: true, clientId: 1, value: 321.5 });
  const sent = sentTo('/api/invoices');
  await admin.page.goto(`/app/admin/invoices/${id}`);
  await button('Crear factura rectificativa').click();
  await fill(admin.page, 'Base imponible', '100');
  await button('Continuar').click();
  await fill(admin.page, 'Concepto', 'Descuento pactado');
  await slowPages();
  await pressOnAndOn(button('Guardar'));
  await admin.page.waitForURL(/invoices\/\d+$/);
  await button('Guardar').waitFor();
  await admin.page.unroute('**/assets/*.js');
  expect(sent).toHaveLength(1);
});

test('a refused form may be sent again, and one that stays be saved again', async () => {
  const { id } = await add(admin.page.request, 'clients', {
    name: 'Otra vez, S.L.',
    alias: 'Otra vez',
    nif: 'B12345674',
  });
  const sent = sentTo(`/api/clients/${id}`, 'PUT');
  await admin.page.goto(`/app/admin/clients/${id}`);
  const refuse = (route: Route) => route.fulfill({ status: 422, json: { message: 'Ahora no.' } });
  let refusals = 1;
  await admin.page.route(`**/api/clients/${id}`, route =>
    route.request().method() === 'PUT' && refusals-- > 0 ? refuse(route) : route.continue(),
  );
  for (const [alias, said] of [
    ['Uno', 'Ahora no.'],
    ['Dos', 'ha sido modificado'],
    ['Tres', 'ha sido modificado'],
  ] as const) {
    await fill(admin.page, 'Alias', alias);
    await button('Guardar').click();
    await admin.page.getByText(said).last().waitFor();
    await expect.poll(() => button('Guardar').isDisabled()).toBe(alias !== 'Uno');
  }
  expect(sent).toHaveLength(3);
  expect(await read(admin.page.request, `clients/${id}`)).toMatchObject({ alias: 'Tres' });
});

test('a payment is registered once, though its dialog is pressed until it is gone', async () => {
  const { id } = await add(admin.page.request, 'invoices', { isEmitted: true, clientId: 1, value: 100 });
  const sent = sentTo('/api/payments');
  await admin.page.goto(`/app/admin/invoices/${id}`);
  await button('Registrar pago').click();
  const dialog = admin.page.getByRole('dialog', { name: 'Registrar pago' });
  await fill(dialog, 'Importe', '10,05');
  await pressOnAndOn(button('Registrar pago', dialog));
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toHaveLength(1);
  expect(await read(admin.page.request, `invoices/${id}`)).toMatchObject({ pending: 110.95 });
});

test('a driver reports the step that was asked about, and no other, however often it is confirmed', async () => {
  const office = await apiClient(own.server.url, 'admin');
  const load = await newLoad(office, dayOf(new Date()));
  const phone = await openPhone(own.browser, own.server.url, load);
  for (const [step, next, details] of [
    ['He llegado al origen', 'Mercancía cargada', 1],
    ['Mercancía cargada', 'He llegado al destino', 2],
  ] as const) {
    await phone.button(step).click();
    await pressOnAndOn(button('Confirmar', phone.page().getByRole('dialog', { name: step })));
    await phone.button(next).waitFor();
    await phone.nothingPending();
    const { tracking } = await office.get<DriverLoad>(`/loads/${load.id}`);
    expect(tracking).toHaveLength(details);
  }
  await returnDevice(phone.context);
  expect(phone.complaints).toEqual([]);
});

test('a route is applied for and given away once, and nobody hears of a failure', async () => {
  const loadIds = await addLoads(admin.page.request, 1, ['Madrid'], { weight: 1, length: 1, width: 1, height: 1 });
  const { id } = await addRoute(admin.page.request, { loadIds });
  await change(admin.page.request, `routes/${id}`, { isPublic: true });
  const haulier = await newVisitor(own.browser, own.server.url);
  await letIn(haulier.page, 'transportista');
  const applied = sentTo('/api/requestedRoutes', 'POST', haulier.page);
  await haulier.page.goto('/app/carrier/pool-of-routes');
  await button(`Seleccionar: C. ${id}`, haulier.page).click();
  await pressOnAndOn(button('Solicitar', haulier.page.getByRole('dialog')));
  await haulier.page
    .getByText(/solicitad/)
    .first()
    .waitFor();
  expect(applied).toHaveLength(1);
  expect(await haulier.page.getByText(/no pudo ser/).count()).toBe(0);

  const [request] = (await (await admin.page.request.get(`/api/requestedRoutes?filter={"routeId":${id}}`)).json()).data;
  const decided = sentTo(`/api/requestedRoutes/${request.id}`, 'PUT');
  await admin.page.goto(`/app/admin/routes/${id}`);
  await button('Aceptar').click();
  await pressOnAndOn(button('Confirmar', admin.page.getByRole('dialog')));
  await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
  await admin.page.getByText('Aceptada', { exact: true }).waitFor();
  expect(decided).toHaveLength(1);
  expect(await admin.page.getByText(/no pudo ser/).count()).toBe(0);
});
