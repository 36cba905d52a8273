import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, newVisitor, openSession } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.replaceAll(' ', ''));
const LIGHT = 'rgb(243,245,248)';
const DARK = 'rgb(18,26,35)';

const chooseLook = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Aspecto' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('the app looks as the device does until somebody chooses, and the choice stays on the device', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app/');
  await page.getByLabel(/usuario/i).waitFor();
  expect(await ground(page)).toBe(DARK);
  await openSession(page, 'admin');
  expect(await ground(page)).toBe(DARK);
  await chooseLook(page, 'Claro');
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.reload();
  await page.getByRole('main').waitFor();
  expect(await ground(page)).toBe(LIGHT);
  await chooseLook(page, 'Como el dispositivo');
  await expect.poll(() => ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('on paper a list is its rows on white, whatever the screen looks like', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await page.emulateMedia({ colorScheme: 'dark' });
  await letIn(page, 'admin');
  await page.goto('/app/admin/loads');
  await page.getByRole('link', { name: 'Abrir P. 800' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect
    .poll(() => page.getByRole('cell', { name: 'P. 800' }).evaluate(cell => getComputedStyle(cell).color))
    .toBe('rgb(27, 39, 51)');
  expect(await page.locator('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Menú principal' }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('row').count()).toBe(26);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('where the system forces its colours, what is chosen is told by them', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await page.emulateMedia({ forcedColors: 'active' });
  await letIn(page, 'admin');
  const groundOf = (part: Locator) => part.evaluate(element => getComputedStyle(element).backgroundColor);
  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Todos', exact: true, pressed: true }).waitFor();
  const group = (pressed: boolean) => page.getByRole('button', { name: /^(Todos|En curso)$/, pressed });
  expect(await groundOf(group(true))).not.toBe(await groundOf(group(false)));
  const pages = page.getByRole('navigation', { name: /^Paginación/ }).getByRole('button');
  expect(await groundOf(pages.nth(0))).not.toBe(await groundOf(pages.nth(1)));
  const entry = (current: string) =>
    page
      .locator(`nav .nav-item${current}`)
      .first()
      .evaluate(element => getComputedStyle(element).borderLeftColor);
  expect(await entry('[aria-current]')).not.toBe(await entry(':not([aria-current])'));
  await page.goto('/app/admin/invoices');
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  await tab(true).waitFor();
  expect(await groundOf(tab(true))).not.toBe(await groundOf(tab(false)));
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
