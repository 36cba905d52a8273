import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translate } from '#i18n';
import { silentPdf } from '../help/supplierPdf.ts';
import { letIn, newVisitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill } from './person.ts';

const own = serverPerFile();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a page goes on for the account that it was opened for, though another tab has logged somebody else in', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'transportista');
  await page.goto('/app/admin/invoices/new');
  await button(page, 'Recibida').click();
  const buffer = Buffer.from(await silentPdf());
  await page.locator('input[type=file]').setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer });
  await fill(page, 'Número', 'T-1');
  await fill(page, 'Base imponible', '100');
  await button(page, 'Continuar').click();
  await fill(page, 'Nombre', 'Terceros S.L.');
  // The bell, which asks by itself, would find it out before.
  await page.route('**/api/alerts**', () => {});
  await letIn(page, 'transportista2');
  const invoices = async () => (await (await page.request.get('/api/invoices?range=[0,0]')).json()).total;
  const before = await invoices();
  await button(page, 'Guardar').click();
  await page.getByRole('dialog').getByText(translate('auth.login.expired')).waitFor();
  expect(await invoices()).toBe(before);
  expect(await field(page, 'Nombre').inputValue()).toBe('Terceros S.L.');
  await context.close();
});
