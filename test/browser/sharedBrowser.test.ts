import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translate } from '#i18n';
import { silentPdf } from '../help/supplierPdf.ts';
import { letIn, newVisitor, openSession, typeLogin } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { confirm, field, fill } from './person.ts';

const own = serverPerFile();

const LOGOUT = '**/api/auth/logout/**';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unheard = (page: Page) => page.getByText(translate('auth.login.unheard'));
const logOut = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: /^Cerrar sesión/ })
    .click();
const statusOf = async (page: Page): Promise<number> => (await page.request.get('/api/auth/check')).status();
const enter = async (): Promise<Page> => {
  const { page } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  return page;
};

test('a page goes on for the account that it was opened for, though another tab has logged somebody else in', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'transportista');
  await page.goto('/app/admin/invoices/new');
  await button(page, 'Recibida').click();
  const buffer = Buffer.from(await silentPdf());
  await page.locator('input[type=file]').setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer });
  await fill(page, 'Número', 'T-1');
  await fill(page, 'Base imponible', '100');
  await button(page, 'Continuar').click();
  await fill(page, 'Nombre', 'Terceros S.L.');
  // The bell, which asks by itself, would find it out before.
  await page.route('**/api/alerts**', () => {});
  await letIn(page, 'transportista2');
  const invoices = async () => (await (await page.request.get('/api/invoices?range=[0,0]')).json()).total;
  const before = await invoices();
  await button(page, 'Guardar').click();
  await page.getByRole('dialog').getByText(translate('auth.login.expired')).waitFor();
  expect(await invoices()).toBe(before);
  expect(await field(page, 'Nombre').inputValue()).toBe('Terceros S.L.');
  await returnDevice(context);
});

test('a logout that the server hasn’t heard of says so, and is told again once there is a connection', async () => {
  const page = await enter();
  await page.route(LOGOUT, route => route.abort());
  await logOut(page);
  await unheard(page).waitFor();
  expect(await statusOf(page)).toBe(200);
  await page.unroute(LOGOUT);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => statusOf(page)).toBe(401);
  await unheard(page).waitFor({ state: 'detached' });
  await returnDevice(page.context());
});

test('a logout that the server couldn’t do is told again with the next page, and no more once somebody is in', async () => {
  const page = await enter();
  await page.route(LOGOUT, route => route.fulfill({ status: 503, body: '' }));
  await logOut(page);
  await unheard(page).waitFor();
  await page.unroute(LOGOUT);
  await page.reload();
  await expect.poll(() => statusOf(page)).toBe(401);
  await page.route(LOGOUT, route => route.abort());
  await openSession(page, 'admin');
  await logOut(page);
  await unheard(page).waitFor();
  await typeLogin(page, 'admin');
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor();
  await page.unroute(LOGOUT);
  await logOut(page);
  await field(page, 'Usuario').waitFor();
  expect(await unheard(page).count()).toBe(0);
  await returnDevice(page.context());
});

test('who can’t be logged out everywhere stays in, and is told', async () => {
  const page = await enter();
  const { data } = await (await page.request.get('/api/auth/check')).json();
  await page.goto(`/app/admin/users/${data.id}`);
  await page.route(LOGOUT, route => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Cerrar sesión en todas partes').click();
  await confirm(page);
  await page.getByText(translate('errors.unavailable')).waitFor();
  await page.unroute(LOGOUT);
  await button(page, 'Cerrar sesión en todas partes').click();
  await confirm(page);
  await field(page, 'Usuario').waitFor();
  expect(await statusOf(page)).toBe(401);
  await returnDevice(page.context());
});
