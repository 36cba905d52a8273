import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { choose, fill } from './person.ts';

const own = serverPerFile();

test('the steps of an invoice are gone through with the keyboard: the focus is on the step that came', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/invoices/new');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const step = page.locator('[aria-current=step]');
  await step.filter({ hasText: 'Datos principales' }).waitFor();
  await choose(page, 'Cliente', '');
  await fill(page, 'Base imponible', '100');
  await page.getByRole('button', { name: 'Continuar' }).focus();
  await page.keyboard.press('Enter');
  await step.filter({ hasText: 'Datos de la otra parte' }).waitFor();
  expect(await focused()).toBe(await step.textContent());
  await page.getByRole('button', { name: 'Volver' }).focus();
  await page.keyboard.press('Enter');
  await step.filter({ hasText: 'Datos principales' }).waitFor();
  expect(await focused()).toBe(await step.textContent());
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
  expect(complaints).toEqual([]);
});
