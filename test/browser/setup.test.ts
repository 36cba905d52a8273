import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { fill, isFocused } from './person.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let address = '';

const PASSWORD = 'una-clave-larga';
const LINK = '**/api/setup/*';
let isOffline = false;
const said = () => page.getByText('No se pudo conector con el servidor');

beforeAll(async () => {
  server = await startServer({ env: { DEMO: '0' } });
  browser = await launchChromium();
  ({ page } = await newVisitor(browser, server.url));
  // From the start: what is asked in the moment in which a page begins to be listened in on may pass unheard.
  await page.route(LINK, route => (isOffline ? route.abort() : route.continue()));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('where the server can’t be asked about the address, it is asked again, and the first account is typed at once', async () => {
  const printed = () => /\/app\/setup\/[\w-]+/.exec(server.log())?.[0] ?? '';
  await expect.poll(printed).not.toBe('');
  address = printed();
  isOffline = true;
  await page.goto(address);
  await said().waitFor();
  isOffline = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: 'Usuario' }))).toBe(true);
});

test('a connection that is lost is no fault of a field, and what was typed is sent again', async () => {
  await fill(page, 'Usuario', 'directora');
  await fill(page, 'E-mail', 'directora@example.com');
  await fill(page, 'Contraseña', PASSWORD);
  await fill(page, 'Repite la contraseña', PASSWORD);
  isOffline = true;
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ has: said() }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Usuario' }).getAttribute('aria-invalid')).toBe('false');
  isOffline = false;
  await page.keyboard.press('Enter');
  await page.getByText('Cuenta creada. Ya puedes iniciar sesión.').waitFor();
});

test('who made it comes in with it, and the address is closed', async () => {
  await fill(page, 'Usuario', 'directora');
  await fill(page, 'Contraseña', PASSWORD);
  await page.getByRole('checkbox', { name: /acepto/i }).check();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Entrar' }).count()).toBe(0);
  const other = await newVisitor(browser, server.url);
  await other.page.goto(address);
  await other.page.getByText('Esta dirección ya no es válida').waitFor();
  await other.page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await other.page.getByRole('button', { name: 'Entrar' }).waitFor();
  expect(server.faults()).toEqual([]);
  await returnDevice(other.context);
});

test('who has no orders yet isn’t told that a text fits none', async () => {
  await page.goto('/app/admin/routes/new');
  await page.getByRole('button', { name: 'Añadir pedidos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No hay pedidos sin carga.').waitFor();
  await dialog.getByLabel('Buscar').fill('Aceites');
  await dialog.getByText('No hay pedidos sin carga con ese texto.').waitFor();
});
