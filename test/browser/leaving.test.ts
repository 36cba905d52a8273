import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openSession } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';

const own = serverPerFile();

const enter = async (): Promise<Page> => {
  const { page } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  return page;
};
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar', exact: true }).click();
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('who opened a row in a tab of its own leaves it for the list', async () => {
  const page = await enter();
  const row = await page.context().newPage();
  await row.goto('/app/admin/clients/1');
  await fill(row, 'Alias', 'A medias');
  await cancel(row);
  const question = row.getByRole('dialog', { name: 'Cambios sin guardar' });
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await row.waitForURL(/\/admin\/clients$/);
  await heading(row, /clientes/i);
  await returnDevice(page.context());
});

test('what was made is left for the list it was added from, as that was, not for another empty form', async () => {
  const page = await enter();
  await page.goto('/app/admin/clients?filter=%7B%22q%22%3A%22a%22%7D');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await heading(page, 'Nuevo cliente');
  await fill(page, 'Nombre', 'Recién hecho');
  await fill(page, 'Alias', 'Recién hecho');
  await fill(page, 'NIF', 'B12345674');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.waitForURL(/\/clients\/\d+$/);
  await heading(page, 'Recién hecho');
  await cancel(page);
  await page.waitForURL(/\/clients\?/);
  expect(new URL(page.url()).searchParams.get('filter')).toContain('"q":"a"');
  await returnDevice(page.context());
});

test('a row of another row that was saved isn’t come back to by leaving that one', async () => {
  const page = await enter();
  await page.goto('/app/admin/carriers');
  await page.getByRole('main').locator('tbody a[href*="/carriers/"]').first().click();
  await page.getByRole('tab', { name: 'Vehículos' }).click();
  const carrier = pathOf(page);
  await page.getByRole('main').locator('tbody a[href*="/vehicles/"]').first().click();
  await heading(page, /^Vehículo/);
  await fill(page, 'Año de matriculación', '2021');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.waitForURL(`**${carrier}*`);
  expect(new URL(page.url()).searchParams.get('tab')).toBe('vehicles');
  await page.getByRole('tab', { name: 'Datos' }).click();
  await cancel(page);
  await page.waitForURL(/\/admin\/carriers(\?|$)/);
  await returnDevice(page.context());
});
