import { type Page, request } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../api/auth/totp.ts';
import { barriers } from './barriers.ts';
import {
  DESKTOP,
  letIn,
  newVisitor,
  openSession,
  PASSWORD,
  PHONE,
  signIn,
  type Visitor,
  typeLogin,
} from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { fill, isFocused, tabTo } from './person.ts';

const own = serverPerFile();

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app makes of the key that a person types into it. */
const keyOf = (typed: string): Buffer => {
  const bits = [...typed.replaceAll(' ', '')].map(sign => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
};

/** Codes are taken once and in order: each one asked for is of a later step, all within what a clock may be off. */
const appWith = (secret: Buffer) => {
  let last = stepAt(new Date()) - 2;
  return (): string => {
    last = Math.max(last + 1, stepAt(new Date()) - 1);
    return codeOf(secret, last);
  };
};

const PATH = '/api/auth/second-factor';

/** A second try begins as the first did: nobody has a second factor, and the company requires none. */
beforeEach(async () => {
  const api = await request.newContext({ baseURL: own.server.url });
  const entered = await api.post('/api/auth/login', { data: { username: 'super', password: PASSWORD } });
  if ((await entered.json()).data.duty) {
    const begun = await (await api.post(`${PATH}/begin`, { data: { currentPassword: PASSWORD } })).json();
    const nextCode = appWith(keyOf(begun.data.secret));
    await api.post(`${PATH}/confirm`, { data: { code: nextCode() } });
    await api.put('/api/settings/1', { data: { requiresSecondFactor: false } });
    await api.post(`${PATH}/end`, { data: { currentPassword: PASSWORD, code: nextCode() } });
  }
  const { data } = await (await api.get('/api/users?filter={"hasSecondFactor":true}')).json();
  for (const { id } of data) await api.delete(`/api/users/${id}/second-factor`);
  await api.dispose();
});

/** Goes the way from the password to the recovery codes; answers the app on the phone and the codes. */
const enrol = async (page: Page) => {
  await fill(page, 'Contraseña actual', PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Escanea este código').waitFor();
  expect(await barriers(page)).toEqual([]);
  const nextCode = appWith(keyOf(await page.locator('code').innerText()));
  await fill(page, 'Código de 6 cifras', nextCode());
  await page.getByRole('button', { name: 'Activar', exact: true }).last().click();
  await page.getByText('Guárdalos donde').waitFor();
  expect(await isFocused(page.getByRole('heading', { name: 'Códigos de recuperación' }))).toBe(true);
  const codes = await page.locator('ol li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Los he guardado' }).click();
  return { nextCode, codes };
};

const code = (page: Page) => page.getByLabel(/^código de verificación/i);

test('the second factor is turned on in the own account, asked for at the login, and turned off', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'transportista');
  const { data } = await (await page.request.get('/api/auth/check')).json();
  await page.route(`**${PATH}`, route => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/app/admin/users/${data.id}`);
  const part = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await part.getByText('No se han podido cargar los datos').waitFor();
  await page.unrouteAll();
  await part.getByRole('button', { name: 'Reintentar' }).click();
  await part.getByText('Desactivada').waitFor();
  await part.getByRole('button', { name: 'Activar' }).click();
  const { nextCode, codes } = await enrol(page);
  await part.getByText('Te quedan 10 códigos').waitFor();

  // The session lapses over the page, and the login over it asks for the code too.
  await context.clearCookies();
  await page.goto('/app/');
  await typeLogin(page, 'transportista');
  await code(page).waitFor();
  expect(await code(page).getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code(page).getAttribute('inputmode')).toBe('numeric');
  expect(await barriers(page)).toEqual([]);
  await code(page).fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('El código no es correcto').waitFor();
  await page.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await page.getByLabel(/^código de recuperación/i).waitFor();
  expect(await page.getByText('Campo obligatorio').count()).toBe(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  expect(await page.getByLabel(/usuario/i).inputValue()).toBe('transportista');
  expect(await page.getByLabel(/^contraseña/i).inputValue()).toBe(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await page.getByLabel(/^código de recuperación/i).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hola, transportista' }).waitFor();

  await page.goto(`/app/admin/users/${data.id}`);
  await part.getByText('Te quedan 9 códigos').waitFor();
  await part.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, 'Contraseña actual', PASSWORD);
  await fill(dialog, 'Código de verificación', nextCode());
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await part.getByText('Desactivada').waitFor();
  await returnDevice(context);
  expect(complaints.filter(each => !/401|500/.test(each))).toEqual([]);
});

test('a lapsed session asks for the code over the page, and whoever is back goes on with what was typed', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, DESKTOP);
  await letIn(page, 'cliente');
  const { data } = await (await page.request.get('/api/auth/check')).json();
  await page.goto(`/app/admin/users/${data.id}`);
  await page.getByRole('button', { name: 'Activar' }).click();
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await context.clearCookies();
  await fill(page, 'Contraseña actual', PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await typeLogin(login, 'cliente');
  await login.waitFor({ state: 'hidden' });
  const { nextCode } = await enrol(page);
  const email = `otro${Date.now()}@example.com`;
  await fill(page, 'E-mail', email);
  await page.getByLabel(/^contraseña actual/i).fill(PASSWORD);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await login.getByText('La sesión ha terminado').waitFor();
  await typeLogin(login, 'cliente');
  await code(page).fill(nextCode());
  await page.getByRole('button', { name: 'Entrar' }).click();
  await login.waitFor({ state: 'hidden' });
  expect(await page.getByLabel(/^e-mail/i).inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(/ha sido modificado/).waitFor();
  await returnDevice(context);
});

test('where the company requires it, nothing else is open to an administrator before, at once', async () => {
  const chief: Visitor = await newVisitor(own.browser, own.server.url, DESKTOP);
  const clerk: Visitor = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(chief.page, 'super');
  await openSession(clerk.page, 'admin');
  await chief.page.goto('/app/admin/settings/1');
  await chief.page.getByLabel(/^Exigir la verificación/).check();
  await chief.page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Activa la verificación en dos pasos' });
  await heading(chief.page).waitFor();
  await clerk.page.goto('/app/admin/loads');
  await heading(clerk.page).waitFor();
  expect(await barriers(clerk.page)).toEqual([]);
  await enrol(clerk.page);
  await clerk.page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
  await clerk.page.request.put('/api/settings/1', { data: { requiresSecondFactor: false } });

  // Whoever has lost the phone is helped by the office, which sees who has it.
  await chief.page.goto('/app/admin/users');
  const row = chief.page.getByRole('row').filter({ has: chief.page.getByRole('cell', { name: 'admin', exact: true }) });
  await row.getByRole('cell', { name: 'Activada', exact: true }).waitFor();
  await row.click();
  await chief.page.getByRole('button', { name: 'Quitar la verificación en dos pasos' }).click();
  await chief.page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await chief.page.getByText('Solo la activa su dueño').waitFor();
  await signIn(clerk.page, 'admin');
  await returnDevice(chief.context);
  await returnDevice(clerk.context);
});

test('where the account is open stands in it, and the others are closed from there', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, PHONE);
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const elsewhere = async (userAgent: string) => {
    const api = await request.newContext({ baseURL: own.server.url, userAgent });
    await api.post('/api/auth/login', { data: { username: 'contable', password: PASSWORD } });
    return api;
  };
  await letIn(page, 'contable');
  const { data } = await (await page.request.get('/api/auth/check')).json();
  // Those of a first try.
  await page.request.delete('/api/auth/sessions');
  const [phone, program] = [await elsewhere(IPHONE), await elsewhere('curl/8.14.1')];
  await page.goto(`/app/admin/users/${data.id}`);
  const part = page.getByRole('region', { name: 'Sesiones abiertas' });
  const rows = part.getByRole('listitem');
  await rows.filter({ hasText: 'Esta sesión' }).waitFor();
  expect(await rows.count()).toBe(3);
  expect(await rows.first().getByRole('button').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  const close = part.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' });
  await tabTo(close);
  await page.keyboard.press('Enter');
  await page.getByText('Se ha cerrado la sesión de Safari en iPhone').waitFor();
  await close.waitFor({ state: 'hidden' });
  expect((await phone.get('/api/auth/check')).status()).toBe(401);
  expect((await program.get('/api/auth/check')).status()).toBe(200);
  await rows.filter({ hasText: 'Otro programa' }).waitFor();

  await part.getByRole('button', { name: 'Cerrar las demás' }).click();
  await page.getByRole('dialog').getByText('Se cerrará la otra sesión').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Se han cerrado las demás sesiones').waitFor();
  await part.getByRole('button', { name: 'Cerrar las demás' }).waitFor({ state: 'hidden' });
  expect(await rows.count()).toBe(1);
  expect((await program.get('/api/auth/check')).status()).toBe(401);
  for (const api of [phone, program]) await api.dispose();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
