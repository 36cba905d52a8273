import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiClient } from './apiClient.ts';
import { letIn, newVisitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { fill, isFocused } from './person.ts';

const own = serverPerFile();

const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });

test('who is not let in goes on where something is wrong, or with the button that was pressed', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await page.goto('/app/');
  await fill(page, 'Usuario', 'admin');
  await enter(page).click();
  await expect.poll(() => isFocused(page.getByLabel(/^Contraseña/))).toBe(true);
  await page.keyboard.type('ninguna');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('checkbox', { name: /acepto/i });
  await expect.poll(() => isFocused(terms)).toBe(true);
  await page.keyboard.press('Space');
  await enter(page).click();
  await page.getByText('Usuario y/o password incorrecto').waitFor();
  await expect.poll(() => isFocused(enter(page))).toBe(true);
  await context.close();
});

test('a forgotten password is asked for once, however often it is pressed, and who asked too often is told to wait', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  const asked: string[] = [];
  page.on('request', request => request.url().includes('forgot-password') && asked.push(request.url()));
  await page.goto('/app/');
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar la contraseña' });
  await fill(dialog, 'E-mail', 'nadie@example.com');
  const send = dialog.getByRole('button', { name: 'Enviar' });
  const refusal = { message: 'Demasiados intentos. Espera unos minutos y vuelve a probar.' };
  await page.route('**/forgot-password/', route => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await send.click();
  await dialog.getByText(refusal.message).waitFor();
  asked.length = 0;
  await send.dblclick();
  await dialog.getByText('Te hemos enviado un correo').waitFor();
  expect(asked).toHaveLength(1);
  await context.close();
});

test('a link that was used since its page was opened says so, and without a connection what to do', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  const link = '**/api/auth/reset-password/*';
  await page.route(link, route => route.fulfill({ status: 204 }), { times: 1 });
  await page.goto('/app/reset-password/usado');
  await expect.poll(() => isFocused(page.getByLabel(/^Nueva contraseña/))).toBe(true);
  await fill(page, 'Nueva contraseña', 'una-clave-de-nadie');
  await fill(page, 'Repite la contraseña', 'una-clave-de-nadie');
  await page.route(link, route => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await page.getByText(/^Se ha producido un error al guardar la contraseña. No se pudo conector/).waitFor();
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enlace no válido' }).waitFor();
  await context.close();
});

test('whose session ends before the own password is chosen is asked to log in again', async () => {
  const office = await apiClient(own.server.url, 'super');
  const username = `primera-${Date.now()}`;
  const account = {
    username,
    password: 'la-de-la-oficina-9',
    role: 'admin',
    email: 'primera@example.com',
    isActive: true,
  };
  await office.post('/users', account);
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, username, account.password);
  await page.goto('/app/admin/loads');
  await fill(page, 'Nueva contraseña', 'la-que-yo-elijo-9');
  await fill(page, 'Repite la contraseña', 'la-que-yo-elijo-9');
  await context.clearCookies();
  await page.keyboard.press('Enter');
  await page.getByText('La sesión ha terminado').waitFor();
  await fill(page, 'Usuario', username);
  await fill(page, 'Contraseña', account.password);
  await page.getByRole('checkbox', { name: /acepto/i }).check();
  await enter(page).click();
  await page.getByRole('heading', { level: 1, name: 'Elige tu contraseña' }).waitFor();
  await context.close();
});
