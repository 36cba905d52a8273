import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiClient } from './apiClient.ts';
import { letIn, newVisitor, openSession, typeLogin } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { linkOfLetter } from './letters.ts';
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
  await returnDevice(context);
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
  await returnDevice(context);
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
  await returnDevice(context);
});

const link = (email: string) =>
  linkOfLetter(own, () =>
    fetch(`${own.server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );

const savePassword = async (page: Page, password: string) => {
  await fill(page, 'Nueva contraseña', password);
  await fill(page, 'Repite la contraseña', password);
  await page.keyboard.press('Enter');
};

/** An account of the office, as it is given to somebody. */
const newAccount = async () => {
  const office = await apiClient(own.server.url, 'super');
  const username = `nueva-${Date.now()}`;
  const email = `${username}@example.com`;
  await office.post('/users', { username, email, role: 'admin', password: 'la-de-la-oficina-9', isActive: true });
  return { username, email };
};

test('a link that is opened where somebody else is logged in says that the password is saved, and leads on as either', async () => {
  const { username, email } = await newAccount();
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  for (const [password, goesOn] of [
    ['la-primera-mia-9', 'Seguir como admin'],
    ['la-segunda-mia-9', 'Cerrar esa sesión'],
  ] as const) {
    await page.goto(await link(email));
    await savePassword(page, password);
    await page.getByRole('alert').filter({ hasText: 'Tu nueva contraseña se ha guardado con éxito' }).waitFor();
    await page.getByText('la cuenta admin').waitFor();
    await page.getByRole('main').getByText(goesOn).click();
    if (goesOn.startsWith('Seguir')) await page.getByRole('heading', { level: 1, name: 'Hola, admin' }).waitFor();
  }
  await page.getByText('Tu nueva contraseña se ha guardado con éxito').waitFor();
  await typeLogin(page, username, 'la-segunda-mia-9');
  await page.getByRole('heading', { level: 1, name: `Hola, ${username}` }).waitFor();
  await returnDevice(context);
});

test('a link that is opened where its own account is logged in leads to the login, and from there home', async () => {
  const { username, email } = await newAccount();
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await page.goto(await link(email));
  await savePassword(page, 'la-primera-mia-9');
  await page.getByText('Tu nueva contraseña se ha guardado con éxito').waitFor();
  await openSession(page, username, 'la-primera-mia-9');
  await page.goto(await link(email));
  await savePassword(page, 'la-segunda-mia-9');
  await page.getByText('Tu nueva contraseña se ha guardado con éxito').waitFor();
  await typeLogin(page, username, 'la-segunda-mia-9');
  await page.getByRole('heading', { level: 1, name: `Hola, ${username}` }).waitFor();
  await returnDevice(context);
});

test('the own account can’t be removed from its page, as the server would refuse it; others’ can', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const { data } = await (await page.request.get('/api/auth/check')).json();
  const other = await (await page.request.get('/api/users?filter={"username":"cliente"}')).json();
  const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
  await page.goto(`/app/admin/users/${other.data[0].id}`);
  await remove.waitFor();
  await page.goto(`/app/admin/users/${data.id}`);
  await page.getByRole('region', { name: 'Sesiones abiertas' }).getByText('Esta sesión').waitFor();
  expect(await remove.count()).toBe(0);
  await returnDevice(context);
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
  await returnDevice(context);
});
