import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, newVisitor, openSession, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

const quickOpen = (page: Page) => page.getByRole('combobox', { name: 'Abrir por número, matrícula o nombre' });

const openByTyping = async (page: Page, text: string, offered: string | RegExp) => {
  await page.keyboard.press('Control+k');
  await quickOpen(page).waitFor();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: offered }).first().waitFor();
  await page.keyboard.press('Enter');
  await quickOpen(page).waitFor({ state: 'hidden' });
};

test('any record is opened with the keyboard alone: by number, plate, name or number of invoice', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const rowOf = async (resource: string, id: number) =>
    (await (await page.request.get(`/api/${resource}/${id}`)).json()).data;
  const heading = page.getByRole('heading', { level: 1 });

  await openByTyping(page, 'p 123', /^P\. 123/);
  await page.waitForURL('**/admin/loads/123');
  await expect.poll(() => heading.innerText()).toContain('P. 123');

  await openByTyping(page, 'C. 45', /^C\. 45/);
  await page.waitForURL('**/admin/routes/45');

  const { number } = await rowOf('vehicles', 3);
  await openByTyping(page, number.toLowerCase(), number);
  await page.waitForURL('**/admin/vehicles/3');

  const { name } = await rowOf('clients', 2);
  await openByTyping(page, name, name);
  await page.waitForURL('**/admin/clients/2');

  const { num } = await rowOf('invoices', 5);
  await openByTyping(page, num, num);
  await page.waitForURL('**/admin/invoices/**');

  await openByTyping(page, 'tabla de', 'Tabla de pedidos');
  await page.waitForURL('**/admin/tableLoads');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what nobody may see is not found; Escape leaves the page as it was', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'transportista');
  await page.getByRole('button', { name: 'Abrir por número, matrícula o nombre' }).click();
  for (const nowhere of ['x'.repeat(260), 'P. 123456']) {
    await quickOpen(page).fill(nowhere);
    await page.getByText('Sin coincidencias').waitFor();
  }
  await page.keyboard.press('Escape');
  await quickOpen(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/app/');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('the question mark lists the shortcuts, the slash goes to the search, and neither while somebody types', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients');
  const search = page.getByRole('search').getByLabel('Buscar');
  await search.waitFor();
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await page.keyboard.press('?');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await page.keyboard.type('?/x');
  expect(await search.inputValue()).toBe('?/x');
  expect(await help.isVisible()).toBe(false);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('a driver, who has nothing to open by typing, is told of no key for it', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'conductor');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await help.getByText('Esta ayuda').waitFor();
  expect(await help.getByText('Ctrl + K').count()).toBe(0);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
