import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, newVisitor, openSession } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { choose } from './person.ts';

const own = serverPerFile();

test('a notice stays for 7500 ms, or until it is closed, and longer under the pointer (Spec 8)', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const notice = page.getByRole('alert').filter({ hasText: 'ha sido modificado' });
  const save = async () => {
    await page.getByLabel('Alias').fill(`Alias ${Date.now()}`);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await notice.waitFor();
    return Date.now();
  };
  await page.goto('/app/admin/clients/3');
  const shown = await save();
  await page.mouse.move(700, 600);
  await notice.waitFor({ state: 'hidden' });
  const stayed = Date.now() - shown;
  expect(stayed).toBeGreaterThan(6500);
  await page.goto('/app/admin/clients/3');
  await save();
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await notice.waitFor({ state: 'hidden', timeout: 3000 });
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('a broken server, a lost connection and an address that leads nowhere say what to do (Spec 8)', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  let broken = true;
  await page.route('**/api/loads/?*', route =>
    broken ? route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }) : route.fallback(),
  );
  await page.goto('/app/admin/loads');
  await page.getByText('Error en el servidor').waitFor();
  await page.getByText('contacta con el equipo de soporte').waitFor();
  expect(await page.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/app/');
  broken = false;
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('link', { name: 'Abrir P. 800' }).waitFor();

  await page.goto('/app/admin/loads/99999');
  await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
  await page.getByText('Es posible que se haya eliminado o movido.').waitFor();
  await page.goto('/app/driver/routes/99999');
  await page.getByText('Es posible que se haya eliminado o movido.').waitFor();
  await page.goto('/app/admin/loads/99999');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hola, admin' }).waitFor();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Pedidos', exact: true }).first().click();
  await page.getByText('No se pudo conector con el servidor').first().waitFor();
  await returnDevice(context);
});

test('a server that fails when it is asked who is there has a fault, and is no lost connection', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  let broken = true;
  const fault = { status: 500, json: { message: 'x', code: 'internal' } };
  for (const path of ['**/api/auth/check/', '**/api/auth/reset-password/*'])
    await page.route(path, route => (broken ? route.fulfill(fault) : route.fallback()));
  await page.goto('/app/reset-password/una-llave-cualquiera');
  await page.getByRole('heading', { level: 1, name: 'Error en el servidor' }).waitFor();
  await page.goto('/app/admin/loads');
  await page.getByRole('heading', { level: 1, name: 'Error en el servidor' }).waitFor();
  expect(await page.getByText('No se pudo conector').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/app/');
  broken = false;
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('link', { name: 'Abrir P. 800' }).waitFor();
  await returnDevice(context);
});

test.each(['loads/1/show', 'loads/800/x/y', 'loads/new/x', 'mails/1', 'history/new', 'clients/1/2'])(
  'nothing is at /admin/%s, below a page (Spec 2)',
  async path => {
    const { page, context } = await newVisitor(own.browser, own.server.url);
    await openSession(page, 'admin');
    await page.goto(`/app/admin/${path}`);
    await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
    await returnDevice(context);
  },
);

const PARTS = ['AlertsDialog', 'FilterValue', 'ForgotPassword', 'LegalText', 'NewClientDialog', 'QuickOpen'];

test('a part whose file can’t be had leaves its page alone, says so, and comes when it is asked for again', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  let lost = true;
  await page.route(new RegExp(`/assets/(${PARTS.join('|')})-`), route => (lost ? route.abort() : route.fallback()));
  const said = page.getByText('No se ha podido cargar esta parte.');
  /** What opens it, and what is seen of it once it is there; closed again with Escape. */
  const walk = async (open: () => Promise<void>, seen: () => Locator) => {
    lost = true;
    await open();
    await said.waitFor();
    lost = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await seen().waitFor();
    expect(await said.count()).toBe(0);
    await page.keyboard.press('Escape');
  };
  await page.goto('/app/');
  await page.getByLabel('Usuario').fill('admin');
  const forgot = () => page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await walk(forgot, () => page.getByRole('heading', { name: 'Recuperar la contraseña' }));
  const terms = () => page.getByRole('button', { name: 'términos y condiciones' }).click();
  await walk(terms, () => page.getByRole('heading', { name: 'Términos y condiciones' }));
  expect(await page.getByLabel('Usuario').inputValue()).toBe('admin');

  await openSession(page, 'admin');
  await walk(
    () => page.keyboard.press('Control+k'),
    () => page.getByRole('combobox', { name: 'Abrir por número, matrícula o nombre' }),
  );
  const bell = page.getByRole('navigation').getByRole('button', { name: /alertas?/i });
  await walk(
    () => bell.click(),
    () => page.getByRole('dialog', { name: 'Alertas' }),
  );

  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await walk(
    () => choose(page, 'Campo', 'Peso (kg)'),
    () => page.getByRole('form', { name: 'Añadir filtro' }).getByLabel('Valor'),
  );

  await page.goto('/app/admin/loads/new');
  await page.getByLabel('Referencia del cliente').fill('R-77');
  const client = () => page.getByRole('button', { name: 'Nuevo cliente' }).click();
  await walk(client, () => page.getByRole('dialog', { name: 'Nuevo cliente' }));
  expect(await page.getByLabel('Referencia del cliente').inputValue()).toBe('R-77');
  await returnDevice(context);
});

test('a part that can’t be had a second time, from a server that answers, is had by opening the page anew, with what was typed', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  page.on('dialog', dialog => void dialog.accept());
  await openSession(page, 'admin');
  let asked = 0;
  await page.route(/\/assets\/NewClientDialog-/, route => ((asked += 1) <= 2 ? route.abort() : route.fallback()));
  const client = () => page.getByRole('button', { name: 'Nuevo cliente' }).click();
  await page.goto('/app/admin/loads/new');
  await page.getByLabel('Referencia del cliente').fill('R-78');
  await client();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await reloaded;
  await page.getByText('Se ha recuperado lo que estabas escribiendo.').waitFor();
  expect(await page.getByLabel('Referencia del cliente').inputValue()).toBe('R-78');
  await client();
  await page.getByRole('dialog', { name: 'Nuevo cliente' }).waitFor();
  expect(asked).toBe(3);
  await returnDevice(context);
});

test('a tip lies beside what it is about, though what places it comes with the first; where that can’t be had it is shown', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients');
  const heading = page.getByRole('columnheader', { name: 'NIF' }).getByRole('button');
  const tip = page.getByRole('tooltip');
  const distance = async () => {
    const [one, other] = [await heading.boundingBox(), await tip.boundingBox()];
    return one && other ? Math.abs(other.y - (one.y + one.height)) + Math.abs(other.x - one.x) : Infinity;
  };
  const isSeen = () => tip.evaluate(node => getComputedStyle(node).opacity === '1');
  await heading.hover();
  await tip.waitFor();
  await expect.poll(isSeen).toBe(true);
  await expect.poll(distance).toBeLessThan(150);

  await page.route(/\/popper-[\w-]+\.js$/, route => route.abort());
  await page.reload();
  await heading.hover();
  await tip.waitFor();
  await expect.poll(isSeen).toBe(true);
  await returnDevice(context);
});
