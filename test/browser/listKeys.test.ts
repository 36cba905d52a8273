import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { letIn, newVisitor, openSession, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { isFocused } from './person.ts';

const own = serverPerFile();

const bulk = (page: Page) => page.getByRole('region', { name: 'Acciones sobre la selección' });

/** Clients of one name, to be removed. */
const sameClients = async (page: Page, count = 2): Promise<string> => {
  const name = `Borrables ${Date.now()}`;
  const data = { name, alias: name, nif: 'B12345674' };
  for (let made = 0; made < count; made += 1) await page.request.post('/api/clients', { data });
  return name;
};

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

test('selecting moves no row; another filter forgets the selection; what was removed together comes back together', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const name = await sameClients(page);
  await page.goto('/app/admin/clients');
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar fila/ });
  await boxes.nth(1).waitFor();
  expect(await page.getByRole('button', { name: 'Quitar selección' }).count()).toBe(0);
  const before = await topOf(boxes.nth(1));
  await boxes.nth(1).check();
  await bulk(page).getByText('1 elemento seleccionado').waitFor();
  expect(await topOf(boxes.nth(1))).toBe(before);

  await page.getByRole('search').getByLabel('Buscar').fill(name);
  await page.getByText('1-2 de 2').waitFor();
  await bulk(page).waitFor({ state: 'hidden' });
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await bulk(page).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByText(`¿Seguro que quieres eliminar ${name}`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Ningún resultado con los filtros aplicados').waitFor();
  await page.getByRole('button', { name: 'Mostrar eliminados' }).click();
  await page.getByText('1-2 de 2').waitFor();
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  expect(await bulk(page).getByRole('button', { name: 'Eliminar' }).count()).toBe(0);
  await bulk(page).getByRole('button', { name: 'Restaurar' }).click();
  await page.getByRole('dialog', { name: 'Restaurar 2 elementos' }).getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('2 elementos restaurados').waitFor();
  await page.getByRole('button', { name: 'Mostrar eliminados' }).click();
  await page.getByText('1-2 de 2').waitFor();
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await bulk(page).waitFor();
  // Also where one comes to another filter from elsewhere.
  await page.goto('/app/admin/clients?filter={}');
  await page.getByText(/^1-25 de/).waitFor();
  expect(await bulk(page).count()).toBe(0);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('on a phone several cards are selected by touching them, and opened again once that is over', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'admin');
  const name = await sameClients(page);
  await page.goto(`/app/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const cards = page.getByRole('main').getByRole('listitem');
  await page.getByText('1-2 de 2').waitFor();
  const select = page.getByRole('button', { name: 'Seleccionar varios' });
  await select.click();
  await cards.first().getByText(name).first().click();
  await cards.last().getByText(name).first().click();
  await bulk(page).getByText('2 elementos seleccionados').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await cards.getByRole('checkbox', { checked: true }).nth(1).waitFor();
  await select.click();
  await bulk(page).waitFor({ state: 'hidden' });
  await select.click();
  await page
    .getByRole('checkbox', { name: `Seleccionar fila ${name}` })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: `Seleccionar fila ${name}` })
    .last()
    .check();
  await bulk(page).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Ningún resultado con los filtros aplicados').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

/** Presses a key on a part, whose focus has to be seen. */
const press = async (part: Locator, key: string) => {
  await part.page().keyboard.press('Shift');
  await part.focus();
  const ring = await part.evaluate(node => getComputedStyle(node.closest('.MuiButtonBase-root') ?? node).outlineStyle);
  expect(ring, String(part)).toBe('solid');
  await part.press(key);
};

test('a list is filtered, ordered, selected from, paged, its columns moved and a row opened without a mouse', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const heavy = { weight: { isGreater: 1000 } };
  await page.goto(`/app/admin/loads?filter=${encodeURIComponent(JSON.stringify(heavy))}`);
  await page
    .getByRole('link', { name: /^Abrir P\./ })
    .first()
    .waitFor();
  await press(page.getByRole('button', { name: 'Quitar filtro Peso (kg): Mayor que 1.000' }), 'Enter');
  await page.getByText('1-25 de 800').waitFor();

  await press(page.getByRole('button', { name: 'Añadir filtro' }), 'Enter');
  const filter = page.getByRole('form', { name: 'Añadir filtro' });
  await filter.getByRole('combobox', { name: 'Campo' }).press('Enter');
  await page.getByRole('option', { name: 'Paletizado' }).press('Enter');
  await filter.getByRole('button', { name: 'Aplicar' }).press('Enter');
  await page.getByRole('button', { name: /^Quitar filtro/ }).press('Enter');
  await page.getByText('1-25 de 800').waitFor();

  await press(page.getByRole('button', { name: 'Ordenar por peso ascendente' }), 'Enter');
  await page.getByRole('columnheader', { name: /peso/i }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await page.getByRole('link', { name: 'Abrir P. 800', exact: true }).waitFor({ state: 'hidden' });
  await press(page.getByRole('checkbox', { name: /^Seleccionar fila/ }).first(), 'Space');
  await bulk(page).waitFor();
  await press(bulk(page).getByRole('button', { name: 'Quitar selección' }), 'Enter');
  await bulk(page).waitFor({ state: 'hidden' });
  await press(page.getByRole('button', { name: 'Ir a la página 2', exact: true }), 'Enter');
  await page.getByText('26-50 de 800').waitFor();

  const heads = async () => (await page.locator('th').allInnerTexts()).join('|');
  await press(page.getByRole('button', { name: 'Columnas' }), 'Enter');
  const weight = page.getByRole('switch', { name: 'Peso' });
  // Above it in the menu is one that is hidden.
  await weight.press('Alt+ArrowUp');
  await expect.poll(() => weight.evaluate(node => node === document.activeElement)).toBe(true);
  await weight.press('Alt+ArrowUp');
  await expect.poll(heads).toMatch(/Peso.*F\. entrega/);
  await expect.poll(() => weight.evaluate(node => node === document.activeElement)).toBe(true);
  await weight.press('Space');
  await expect.poll(heads).not.toContain('Peso');
  await page.keyboard.press('Escape');
  await page.reload();
  await page
    .getByRole('link', { name: /^Abrir P\./ })
    .first()
    .waitFor();
  expect(await heads()).not.toContain('Peso');
  await press(page.getByRole('link', { name: /^Abrir P\./ }).first(), 'Enter');
  await page.waitForURL(/admin\/loads\/\d+$/);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what has the focus and goes leaves it to what takes its place', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const hasFocus = async (part: Locator) => {
    await expect.poll(() => isFocused(part), { message: String(part) }).toBe(true);
  };
  const firstRow = page.locator('tbody tr:first-child :focus');
  const filter = { weight: { isGreater: 100 }, clientRef: { isNotEmpty: true } };
  await page.goto(`/app/admin/loads?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const chips = page.getByRole('button', { name: /^Quitar filtro / });
  const gone = chips.first();
  const text = await gone.getAttribute('aria-label');
  await gone.press('Enter');
  await page.getByRole('button', { name: text ?? '', exact: true }).waitFor({ state: 'hidden' });
  await hasFocus(chips.first());
  await page.keyboard.press('Enter');
  await chips.waitFor({ state: 'hidden' });
  await hasFocus(page.getByRole('button', { name: 'Añadir filtro' }));

  const name = await sameClients(page, 4);
  await page.goto(`/app/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar fila/ });
  await boxes.nth(1).press('Space');
  await bulk(page).getByRole('button', { name: 'Quitar selección' }).press('Enter');
  await bulk(page).waitFor({ state: 'hidden' });
  await firstRow.waitFor();
  await boxes.nth(1).press('Space');
  const remove = bulk(page).getByRole('button', { name: 'Eliminar' });
  await remove.press('Enter');
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await asking.waitFor({ state: 'hidden' });
  await hasFocus(remove);
  await remove.press('Enter');
  await asking.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await page.getByText('1-3 de 3').waitFor();
  await firstRow.waitFor();
  await page
    .getByRole('link', { name: `Abrir ${name}` })
    .first()
    .press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter');
  await asking.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await page.getByText('1-2 de 2').waitFor();
  await page.locator('main:focus, h1:focus').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('while rows are asked for their places are kept, and columns stay as wide from page to page', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/loads/?*', async route => {
    await held;
    await route.fallback();
  });
  // What stands in for the page itself until its file is there has no rows to keep the place of.
  const asked = page.waitForRequest('**/api/loads/?*');
  await page.goto('/app/admin/loads');
  await asked;
  const waiting = page.locator('main [aria-busy]');
  // What the page is replaced by while its file comes has the same mark.
  const heightKept = async () => (await waiting.boundingBox())?.height ?? 0;
  // 25 rows of a line and the head: rows of two lines only make it longer.
  await expect.poll(heightKept).toBeGreaterThan(26 * 36);
  const kept = await heightKept();
  release();
  const table = page.getByRole('table');
  await table.waitFor();
  expect(kept).toBeLessThanOrEqual(((await table.boundingBox())?.height ?? 0) + 26);
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll(heads => heads.map(head => Math.round(head.getBoundingClientRect().width)));
  const turn = async (number: number) => {
    await page.getByRole('button', { name: `Ir a la página ${number}`, exact: true }).click();
    await page.getByRole('link', { name: `Abrir P. ${800 - (number - 1) * 25}`, exact: true }).waitFor();
  };
  const first = await widths();
  await turn(8);
  const second = await widths();
  const moved = first.map((width, index) => Math.abs(width - (second[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(12);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('the help on keys lists those that work on the page it is asked on', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  const listed = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await help.waitFor();
    return (await help.locator('dt').allInnerTexts()).join(' ');
  };
  expect(await listed('/app/admin/clients')).toBe('Ctrl + K / Esc ?');
  expect(await listed('/app/admin/clients/1')).toBe('Ctrl + K Ctrl + Intro Esc ?');
  expect(await listed('/app/')).toBe('Ctrl + K Esc ?');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
