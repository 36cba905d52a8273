import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unzipped, xlsxRows } from '../help/sheets.ts';
import { barriers } from './barriers.ts';
import { newVisitor, PHONE, signIn, type Visitor } from './chromium.ts';
import { add } from './ownRoutes.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const visitors: Visitor[] = [];

const enter = async (username: string, size?: typeof PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await signIn(visitor.page, username);
  await visitor.page.goto('/app/admin/invoices');
  return visitor.page;
};

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
const saved = async (page: Page, save: () => Promise<void>): Promise<Download> => {
  const download = page.waitForEvent('download');
  await save();
  return download;
};

test('an accountant goes from the sums of a company to its invoices, saves them, and takes the quarter home', async () => {
  const page = await enter('contable');
  await page.getByRole('tab', { name: 'Ingresos' }).click();
  await page.getByRole('button', { name: 'Año', exact: true }).click();
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  const option = page.getByRole('option').nth(1);
  const company = (await option.innerText()).trim();
  await option.click();

  const sums = page.getByRole('table', { name: 'Por trimestre e impuesto' });
  const line = sums
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .first();
  const [, count = ''] = await line.getByRole('cell').allInnerTexts();
  const bulk = page.getByRole('region', { name: 'Acciones sobre la selección' });
  await page
    .getByRole('checkbox', { name: /^Seleccionar fila/ })
    .first()
    .check();
  await bulk.waitFor();
  await line.getByRole('button').click();
  await page.getByText(`1-${count} de ${count}`).waitFor();
  expect(await bulk.count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Exportar' }).click();
  const sheet = await saved(page, () => page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click());
  const rows = xlsxRows(await bytesOf(sheet));
  expect(rows).toHaveLength(Number(count));
  expect(new Set(rows.map(row => `${row.Tipo} ${row.Empresa}`))).toEqual(new Set([`Ingreso ${company}`]));

  await page.getByRole('button', { name: 'Paquete trimestral' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paquete trimestral' });
  const pack = await saved(page, () => dialog.getByRole('button', { name: 'Descargar' }).click());
  expect(pack.suggestedFilename()).toMatch(/^Facturas \d{4}-[1-4]T .+\.zip$/);
  const names = Object.keys(unzipped(await bytesOf(pack)));
  expect(names.slice(-2)).toEqual(['Indice.xlsx', 'Indice.csv']);
  expect(names.filter(name => /^(Ingresos|Gastos)\//.test(name)).length).toBe(names.length - 2);
  await dialog.waitFor({ state: 'hidden' });
});

test('a package that can’t be had says why in its dialog, where another quarter can be chosen', async () => {
  const page = await enter('transportista', PHONE);
  await page.getByRole('tab', { name: 'Gastos' }).click();
  await page.getByRole('button', { name: 'Paquete trimestral' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paquete trimestral' });
  await dialog.getByRole('combobox', { name: 'Año' }).click();
  await page.getByRole('option').last().click();
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await dialog.getByText('No hay facturas en ese trimestre.').waitFor();
  // What the browser itself says of a refusal.
  visitors.at(-1)?.complaints.splice(0);
});

test('many are marked at once, or none: who refuses is named, and what was picked stays picked', async () => {
  const page = await enter('admin');
  const invoices: { id: number; num?: unknown }[] = [];
  for (let n = 0; n < 3; n += 1)
    invoices.push(
      await add(page.request, 'invoices', { isEmitted: true, clientId: 1, value: 10, name: 'Muelle siete' }),
    );
  await page.goto('/app/admin/invoices');
  await page.getByRole('textbox', { name: 'Buscar' }).fill('muelle siete');
  await page.getByText('1-3 de 3').waitFor();
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const [first] = invoices;
  // Somebody else annuls one meanwhile.
  expect((await page.request.delete(`/api/invoices/${first?.id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Marcar como contabilizada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como contabilizadas' });
  for (const { num } of invoices) await dialog.getByText(`${num}`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Marcar como contabilizada' }).click();
  await dialog.getByText(`${first?.num}: La factura ya está anulada.`).waitFor();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('3 elementos seleccionados').waitFor();
  visitors.at(-1)?.complaints.splice(0);

  await page
    .getByRole('row', { name: `${first?.num}` })
    .getByRole('checkbox')
    .uncheck();
  await page.getByRole('button', { name: 'Marcar como contabilizada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como contabilizada' }).click();
  await page.getByText('2 facturas marcadas como contabilizadas').waitFor();
  for (const { id } of invoices.slice(1)) {
    const answer = await (await page.request.get(`/api/invoices/${id}`)).json();
    expect(answer.data.isProcessed).toBe(true);
  }
});

test('nothing was said on the console', () => expect(visitors.flatMap(visitor => visitor.complaints)).toEqual([]));
