import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf, stepAt } from '../../api/auth/totp.ts';
import { apiClient } from './apiClient.ts';
import { firstSession, letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { linkOfLetter } from './letters.ts';
import { serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';

const own = serverPerFile();

/** The server does the next call of it, and its answer is lost on the way. */
const loseAnswer = (page: Page, address: string, method = 'POST', times = 1) => {
  let left = times;
  return page.route(address, async route => {
    if (route.request().method() !== method || left === 0) return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
};

const newAccount = async (): Promise<{ username: string; password: string; email: string }> => {
  const office = await apiClient(own.server.url, 'super');
  const username = `perdida-${Date.now()}`;
  const account = { username, password: 'la-de-la-oficina-9', email: `${username}@example.com` };
  await office.post('/users', { ...account, role: 'admin', isActive: true });
  return account;
};

const choosePassword = async (page: Page, label: string, password: string) => {
  await fill(page, label, password);
  await fill(page, 'Repite la contraseña', password);
  await page.keyboard.press('Enter');
};

test('the own password whose answer is lost is chosen all the same: the page goes on as soon as the server can be asked', async () => {
  const { username, password } = await newAccount();
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, username, password);
  await page.goto('/app/');
  const heading = page.getByRole('heading', { level: 1, name: 'Elige tu contraseña' });
  await heading.waitFor();
  await loseAnswer(page, '**/api/auth/password');
  await page.route('**/api/auth/check/', route => route.abort('connectionreset'), { times: 1 });
  await choosePassword(page, 'Nueva contraseña', 'la-que-yo-elijo-9');
  await page.getByText('No se pudo conector con el servidor').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Hola, ${username}` }).waitFor();
  await returnDevice(context);
});

test('of a link whose answer is lost it is said that the password may have been saved', async () => {
  const { email } = await newAccount();
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  const path = await linkOfLetter(own, () => page.request.post('/api/auth/forgot-password', { data: { email } }));
  await page.goto(path);
  await loseAnswer(page, '**/api/auth/reset-password/*');
  await choosePassword(page, 'Nueva contraseña', 'la-que-yo-elijo-9');
  await page.getByText('No se pudo conector con el servidor').waitFor();
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByText('Puede que tu contraseña ya se guardara: prueba a entrar con ella.').waitFor();
  await returnDevice(context);
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows now for the key on the page. */
const shownCode = async (page: Page): Promise<string> => {
  const typed = (await page.locator('code').innerText()).replaceAll(' ', '');
  const bits = [...typed].map(sign => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  return codeOf(secret, stepAt(new Date()));
};

test('a second factor whose answer is lost is shown as on, and that its recovery codes are still to be made', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  const { username, password: given } = await newAccount();
  const password = 'la-que-yo-elijo-9';
  await firstSession(page, username, given, password);
  const elsewhere = await apiClient(own.server.url, username, password);
  const { data } = await (await page.request.get('/api/auth/check')).json();
  await page.goto(`/app/admin/users/${data.id}`);
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await sessions.getByText('Otro programa').first().waitFor();
  await page.getByRole('button', { name: 'Activar' }).click();
  await fill(page.getByRole('dialog'), 'Contraseña actual', password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Escanea este código').waitFor();
  await loseAnswer(page, '**/api/auth/second-factor/confirm');
  await fill(page, 'Código de 6 cifras', await shownCode(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('no han llegado los códigos de recuperación').waitFor();
  expect(await dialog.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await page
    .getByRole('region', { name: 'Verificación en dos pasos' })
    .getByText('Activada', { exact: true })
    .waitFor();
  // Turning it on has ended the other sessions, which are no longer listed.
  await sessions.getByText('Otro programa').waitFor({ state: 'hidden' });
  expect(await elsewhere.get('/auth/check')).toBeUndefined();
  await returnDevice(context);
});
