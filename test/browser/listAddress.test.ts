import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

/** Addresses of lists that people send to each other. */
const REFUSED = [
  ['contable', 'invoices', { rawName: { is: 'Talleres' } }],
  ['cliente', 'loads', { routeId: { is: 312 } }],
  ['admin', 'clients', { nope: 1 }],
  ['admin', 'loads', { weight: { isGreater: 'mucho' } }],
] as const;

test.each(REFUSED)('%s opens %s with a filter that can’t be used, and takes it off', async (user, list, filter) => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, user);
  await page.goto(`/app/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await page.getByText('Alguno de los filtros no existe, no es correcto o no está a tu alcance.').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByText(/^1-\d+ de \d+$/).waitFor();
  await page.goto(`/app/admin/${list}`);
  await page.getByText(/^1-\d+ de \d+$/).waitFor();
  await returnDevice(context);
});

test('the last column that a table shows can’t be hidden', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients');
  await page.getByText(/^1-\d+ de \d+$/).waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  const switches = page.locator('li[data-index] input');
  await switches.first().waitFor();
  for (let index = 0; index < (await switches.count()); index += 1)
    if (await switches.nth(index).isChecked()) await switches.nth(index).click();
  await expect.poll(() => page.locator('li[data-index] input:checked').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText(/^1-\d+ de \d+$/).waitFor();
  // Beside those of the checkboxes and of the arrows.
  expect(await page.getByRole('columnheader').count()).toBe(3);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
