import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openSession, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { lineOf } from './formPages.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

const widthOf = async (page: Page): Promise<number> =>
  (await page.getByRole('navigation', { name: 'Menú principal' }).boundingBox())?.width ?? 0;

test('the navigation is 80 px wide, 250 under the pointer, and collapses 250 ms after it has gone (Spec 2)', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  await page.mouse.move(700, 400);
  await expect.poll(() => widthOf(page)).toBe(80);
  await page.mouse.move(40, 300);
  await expect.poll(() => widthOf(page)).toBe(250);
  await page.mouse.move(700, 400);
  // Gone and back within the delay: it stays.
  await page.mouse.move(40, 300);
  await page.waitForTimeout(400);
  expect(await widthOf(page)).toBe(250);
  await page.mouse.move(700, 400);
  await expect.poll(() => widthOf(page)).toBe(80);
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await page.waitForURL('**/admin/clients');
  await page.goto('/app/admin/clients/1');
  const current = page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current=page]');
  expect(await current.innerText()).toContain('Clientes');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test.each([1080, 900, 768])("the office's menu is seen whole in a window %s px high", async height => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, { width: 1440, height });
  await openSession(page, 'super');
  const nav = page.getByRole('navigation', { name: 'Menú principal' });
  const entries = nav.getByRole('list').first();
  await entries.getByRole('link', { name: 'Empresa', exact: true }).waitFor();
  const hidden = () => entries.evaluate(list => list.scrollHeight - list.clientHeight);
  expect(await hidden()).toBe(0);
  await page.mouse.move(40, 300);
  await expect.poll(() => widthOf(page)).toBe(250);
  expect(await hidden()).toBe(0);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('up to 500 px a hamburger opens it, and choosing closes it (Spec 9)', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, { width: 501, height: 800 });
  await openSession(page, 'admin');
  const hamburger = page.getByRole('button', { name: 'Abrir menú' });
  expect(await hamburger.isVisible()).toBe(false);
  await page.setViewportSize({ width: 500, height: 800 });
  await hamburger.click();
  await expect.poll(() => widthOf(page)).toBe(250);
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Pedidos', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Menú principal' }).isVisible()).toBe(false);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

const OFFICE = [
  ['Alertas', 'Usuarios', 'Transportistas', 'Facturas', 'Clientes', 'Pedidos', 'Descuentos', 'Cargas'],
  ['Cargas asignadas', 'Bolsa de cargas', 'Tabla de pedidos'],
  ['Facturación mensual', 'Peticiones', 'Correos enviados', 'Historial', 'Empresa'],
].flat();

/** Each role's entries, in their order, and whether each is opened here: the office's pages are opened everywhere else. */
const MENUS: [string, string[], boolean][] = [
  ['super', OFFICE, false],
  ['admin', OFFICE, false],
  ['transportista', ['Credenciales', 'Mi perfil', 'Mis cargas', 'Bolsa de cargas', 'Mis facturas', 'Descuentos'], true],
  ['cliente', ['Credenciales', 'Mi perfil', 'Mis pedidos', 'Mis facturas'], true],
  ['contable', ['Credenciales', 'Mis transportistas', 'Facturas'], true],
  ['conductor', ['Cargas asignadas', 'Credenciales'], true],
];

test.each(MENUS)('%s has its own menu, a card for each entry, the bell and the way out (Spec 2)', async (...menu) => {
  const [account, entries, isOpened] = menu;
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, account);
  await page.getByRole('heading', { level: 1, name: `Hola, ${account}` }).waitFor();
  const nav = page.getByRole('navigation', { name: 'Menú principal' });
  expect(await nav.getByRole('link').allTextContents()).toEqual(['Inicio', ...entries]);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(entries);
  for (const entry of isOpened ? entries : []) {
    await nav.getByRole('link', { name: entry, exact: true }).click();
    await expect.poll(() => nav.locator('[aria-current=page]').textContent()).toBe(entry);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/Página no encontrada|Acceso denegado|Error en el servidor/).count()).toBe(0);
  }
  // One language, so nothing to choose.
  expect(await nav.getByRole('button', { name: 'Idioma' }).count()).toBe(0);
  await nav.getByRole('button', { name: /alertas?/i }).click();
  const alerts = page.getByRole('dialog', { name: 'Alertas' });
  await alerts.getByRole('button', { name: 'Cerrar' }).click();
  await alerts.waitFor({ state: 'hidden' });
  await nav.getByRole('button', { name: /Cerrar sesión/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('on a phone the menu closes as one goes, also when one is asked first, and stays closed on the way back', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'admin');
  const menu = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await menu.waitFor();
  };
  const closed = () => menu.waitFor({ state: 'hidden' });
  const go = async (name: string) => {
    await openMenu();
    await menu.getByRole('link', { name, exact: true }).click();
  };
  await go('Clientes');
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  await go('Pedidos');
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
  await closed();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Añadir' }).click();
  await lineOf(page).fill('Escrito a medias');
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await closed();
    expect(await lineOf(page).inputValue()).toBe('Escrito a medias');
  };
  await go('Pedidos');
  await stay();
  await openMenu();
  await page.goBack();
  await stay();
  await returnDevice(context);
});

test('the bell closes as one goes back, does not lie over another page, and waits for one that is on its way', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'transportista');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const home = page.url();
  let arrive = () => {};
  const arrives = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/assets/InvoiceList-*.js', route => arrives.then(() => route.fallback()));
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Mis facturas', exact: true }).last().click();
  await page.waitForURL('**/admin/invoices');
  await page.getByRole('button', { name: /^Alertas|alertas? sin leer/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Alertas' });
  await dialog.waitFor();
  arrive();
  await page.getByRole('heading', { level: 1, name: 'Mis facturas', includeHidden: true }).waitFor();
  expect(await dialog.isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL(home);
  await dialog.waitFor({ state: 'hidden' });
  await returnDevice(context);
});
