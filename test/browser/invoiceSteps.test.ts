import { expect, test } from 'vitest';
import { letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';
import { choose, fill, saved } from './person.ts';

const own = serverPerFile();
const office = officePerFile(own);

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
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('an office without an address is told before an invoice is typed, and fills it in beside it', async () => {
  await office.put('/settings/1', { address: null });
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/invoices/new');
  const told = page.getByRole('alert').filter({ hasText: 'Completa el nombre, el NIF y la dirección en «Empresa»' });
  await told.waitFor();
  await page.getByRole('button', { name: 'Recibida', exact: true }).click();
  await told.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Emitida', exact: true }).click();
  await choose(page, 'Cliente', '');
  await fill(page, 'Asunto', 'Portes de la primera semana');
  await fill(page, 'Base imponible', '100');
  const opened = context.waitForEvent('page');
  await told.getByRole('link', { name: 'Abrir en otra pestaña' }).click();
  const beside = await opened;
  await beside.getByText('Hace falta para emitir facturas.').waitFor();
  await fill(beside, 'Calle', 'Calle Colón');
  await fill(beside, 'Población', 'Valencia');
  await beside.getByRole('button', { name: 'Guardar' }).click();
  await beside.getByText('Los datos de la empresa se han guardado').waitFor();
  await beside.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await told.waitFor({ state: 'hidden' });
  expect(await page.getByLabel(/^Asunto/).inputValue()).toBe('Portes de la primera semana');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  expect(await office.get(`/invoices/${await saved(page, 'invoices')}`)).toMatchObject({ value: 100 });
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('so is a carrier without an address, with its own data beside', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'transportista');
  const mine = await (await page.request.get('/api/users?range=[0,0]')).json();
  const path = `/carriers/${mine.data[0].carrierId}`;
  const { address } = await office.get<{ address: object }>(path);
  await office.put(path, { address: null });
  await page.goto('/app/admin/invoices/new');
  const told = page.getByRole('alert').filter({ hasText: 'Completa tu nombre, tu NIF y tu dirección en «Mi perfil»' });
  await told.waitFor();
  const opened = context.waitForEvent('page');
  await told.getByRole('link', { name: 'Abrir en otra pestaña' }).click();
  const beside = await opened;
  await beside.waitForURL(`**/app/admin${path}`);
  await beside
    .getByLabel(/^Calle/)
    .first()
    .waitFor();
  await beside.close();
  await office.put(path, { address });
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await told.waitFor({ state: 'hidden' });
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
