import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, formatDay } from '#domain/dates';
import { firstSession, letIn, newVisitor, openSession, PASSWORD } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { OFFERED } from './offered.ts';
import { serverPerFile } from './ownServer.ts';
import { dayField } from './person.ts';

const own = serverPerFile();
const PATIENT = { timeout: 15_000 };

const views = (page: Page) => page.getByRole('dialog', { name: 'Vistas guardadas' });

test('a list as somebody filtered and ordered it is kept under a name, for that account alone', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/loads');
  const ongoing = page.getByRole('button', { name: 'En curso', pressed: true });
  const heaviest = page.getByRole('combobox', { name: 'Ordenar por' }).filter({ hasText: 'Peso (kg)' });
  await page.getByRole('button', { name: 'En curso' }).click();
  await ongoing.waitFor();
  await page.getByRole('columnheader', { name: 'Peso' }).getByRole('button').click();
  await heaviest.waitFor();
  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  const save = views(page).getByRole('button', { name: 'Guardar vista' });
  expect(await save.isDisabled()).toBe(true);
  await views(page).getByLabel('Nombre de la vista').fill('Los más pesados');
  await save.click();
  await page.getByText('Vista «Los más pesados» guardada').waitFor();
  const chosen = page.getByRole('button', { name: 'Los más pesados', exact: true });
  await chosen.waitFor();

  await page.getByRole('button', { name: 'Todos', exact: true }).click();
  await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  await views(page).getByRole('button', { name: 'Los más pesados', exact: true }).click();
  await chosen.waitFor();
  await ongoing.waitFor();
  await heaviest.waitFor();

  await chosen.click();
  await views(page).getByLabel('Nombre de la vista').fill('LOS MÁS PESADOS');
  await views(page).getByText('se sustituirá').waitFor();
  await views(page).getByRole('button', { name: 'Eliminar la vista Los más pesados' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

const menu = (page: Page) => page.getByRole('form', { name: 'Añadir filtro' });
const apply = (page: Page) => menu(page).getByRole('button', { name: 'Aplicar' });

/** Chooses from a select of the filter menu. */
const pick = async (page: Page, label: string, choice: string) => {
  await menu(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

test('a filter is applied once it is whole, shown as a chip, kept for the session, and taken away by its ×', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  expect(await apply(page).isDisabled()).toBe(true);
  await pick(page, 'Campo', 'Peso (kg)');
  await pick(page, 'Condición', 'Entre');
  await menu(page).getByLabel('Desde').fill('20.000');
  expect(await apply(page).isDisabled()).toBe(true);
  await menu(page).getByLabel('Hasta').fill('21.000,5');
  await apply(page).click();
  const chip = page.getByText('Peso (kg): Entre 20.000 – 21.000,5');
  await chip.waitFor();
  const range = page.getByText(/^1-\d+ de \d+$/);
  await expect.poll(() => range.innerText(), PATIENT).not.toBe('1-25 de 800');
  const filtered = await range.innerText();

  await page.goto('/app/admin/clients');
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  await page.goto('/app/admin/loads');
  await chip.waitFor();
  await expect.poll(() => range.innerText(), PATIENT).toBe(filtered);
  await page.locator('.MuiChip-root', { hasText: 'Peso (kg): Entre' }).locator('svg').click();
  await page.getByText('1-25 de 800').waitFor();

  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await pick(page, 'Campo', 'Fecha de carga');
  await pick(page, 'Condición', 'Entre');
  await dayField(menu(page), 'Desde').click();
  await page.keyboard.type('5/1/2026');
  await dayField(menu(page), 'Hasta').click();
  await page.keyboard.type('31');
  await menu(page).getByRole('combobox', { name: 'Campo' }).focus();
  await menu(page).getByText('Escribe la fecha entera: DD-MM-AAAA').waitFor();
  expect(await apply(page).isDisabled()).toBe(true);
  await dayField(menu(page), 'Hasta').click();
  await page.keyboard.type('31/12/26');
  await menu(page).getByRole('combobox', { name: 'Campo' }).focus();
  await apply(page).click();
  await page.getByText('Fecha de carga: Entre 05-01-2026 – 31-12-2026').waitFor();

  // A moment is looked for by its day: whoever is here has logged in today, and others on the last working day (a list
  // of one opens that one).
  await page.goto('/app/admin/users');
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await pick(page, 'Campo', 'Último acceso');
  await pick(page, 'Condición', 'Entre');
  const [before = '', tomorrow = ''] = [-3, 1].map(days => formatDay(addDays(dayOf(new Date()), days)));
  await dayField(menu(page), 'Desde').click();
  await page.keyboard.type(before);
  await dayField(menu(page), 'Hasta').click();
  await page.keyboard.type(tomorrow);
  await apply(page).click();
  await page.getByText(`Último acceso: Entre ${before} – ${tomorrow}`).waitFor();
  await page.getByRole('link', { name: 'Abrir admin', exact: true }).waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what a removed employee did is looked up by its name, and a text that nothing can have finds nothing', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const data = { username: 'exempleada', email: 'ex@example.com', password: 'una-clave-larga-7', role: 'admin' };
  const made = (await (await page.request.post('/api/users', { data })).json()).data as { id: number };
  expect((await page.request.delete(`/api/users/${made.id}`)).status()).toBe(200);
  await page.goto('/app/admin/history');
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await pick(page, 'Campo', 'Quién');
  await menu(page).getByLabel('Valor').fill('exemp');
  await page.getByRole('option', { name: 'exempleada (Eliminado)', exact: true }).click();
  await apply(page).click();
  await page.getByText(/^Quién: .*exempleada$/).waitFor();

  await page.goto('/app/admin/clients');
  const search = page.getByRole('search').getByLabel('Buscar');
  await search.fill('🚚');
  await page.getByText('Ningún resultado con los filtros aplicados').waitFor();
  await search.fill('x'.repeat(300));
  expect(await search.inputValue()).toHaveLength(200);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('pages are 25 rows, with the first and the last always within reach', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/loads');
  const pages = page.getByRole('navigation', { name: /^Paginación/ });
  const slots = async () => (await pages.innerText()).split('\n').slice(1).join(' ').trim();
  await page.getByText('1-25 de 800').waitFor();
  expect(await slots()).toBe('1 2 3 4 5 6 7 8 9 … 32');
  await pages.getByRole('button', { name: '32' }).click();
  await page.getByText('776-800 de 800').waitFor();
  expect(await slots()).toBe('1 … 24 25 26 27 28 29 30 31 32');
  await page.reload();
  await page.getByText('776-800 de 800').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what is removed asks first, and comes back from among what was removed', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const name = `Bajas ${Date.now()}`;
  const data = { name, alias: name, nif: 'B12345674' };
  const { id } = (await (await page.request.post('/api/clients', { data })).json()).data;
  // Of one alone the list would open it at once.
  const other = (await (await page.request.post('/api/clients', { data })).json()).data;
  await page.request.delete(`/api/clients/${other.id}`);
  await page.goto(`/app/admin/clients/${id}`);
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await asking.getByRole('button', { name: /Eliminar|Confirmar/ }).click();
  await page.waitForURL('**/admin/clients');
  await page.getByRole('button', { name: 'Mostrar eliminados' }).click();
  await page.locator(`a[href$="/clients/${id}"]`).click();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await asking.getByRole('button', { name: /Restaurar|Confirmar/ }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/clients/${id}`)).json()).data.disabled)
    .toBe(false);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

type Rows = { data: Record<string, unknown>[]; total: number };
const rowsOf = async (page: Page, resource: string, query: object): Promise<Rows> => {
  const asked = new URLSearchParams({ filter: JSON.stringify(query), range: '[0,24]' });
  return (await page.request.get(`/api/${resource}?${asked}`)).json();
};

/** What of the rows that somebody sees is found in one of them alone. */
const rarest = async (page: Page, resource: string): Promise<string> => {
  for (const { num, clientRef, id } of (await rowsOf(page, resource, {})).data)
    for (const q of [num, clientRef, id].filter(Boolean).map(String))
      if ((await rowsOf(page, resource, { q })).total === 1) return q;
  throw new Error(`nothing is found once in ${resource}`);
};

/** The lists of those outside the office behave as the office's do. */
const OTHERS_LISTS = [
  ['transportista', 'routes'],
  ['cliente', 'loads'],
  ['contable', 'invoices'],
] as const;

test.each(OTHERS_LISTS)('%s filters, orders, searches and opens its %s', async (user, resource) => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, user);
  const { total } = await rowsOf(page, resource, {});
  const all = page.getByText(`1-${Math.min(25, total)} de ${total}`);
  await page.goto(`/app/admin/${resource}`);
  await all.waitFor();
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await menu(page).getByRole('combobox', { name: 'Campo' }).click();
  const field = await page.getByRole('option').first().innerText();
  await page.getByRole('option').first().click();
  expect(await apply(page).isDisabled()).toBe(true);
  await pick(page, 'Condición', 'No está vacío');
  await apply(page).click();
  const chip = page.getByRole('button', { name: `Quitar filtro ${field}: No está vacío` });
  await chip.waitFor();
  const direction = page.getByRole('button', { name: /^(As|Des)cendente$/ });
  const other = await direction.getAttribute('aria-label');
  await direction.click();
  await expect.poll(() => direction.getAttribute('aria-label'), PATIENT).not.toBe(other);
  await page.goto(`/app/admin/${resource}`);
  await chip.click();
  await all.waitFor();
  expect(await direction.getAttribute('aria-label')).not.toBe(other);
  const search = page.getByRole('search').getByLabel('Buscar');
  await search.fill('nada se llama así');
  await page.getByText('Ningún resultado con los filtros aplicados').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await all.waitFor();
  await search.fill(await rarest(page, resource));
  await page.waitForURL(new RegExp(`/admin/${resource}/\\d+$`));
  await page.goBack();
  await page.getByText('1-1 de 1').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('where there is nothing at all a filter is not to blame', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const name = `Nuevo ${Date.now()}`;
  const client = { name, alias: name, nif: 'B12345674', createUserClient: true };
  const { id: clientId } = (await (await page.request.post('/api/clients', { data: client })).json()).data;
  const account = {
    username: name,
    password: `${PASSWORD}-dada`,
    role: 'client',
    clientId,
    email: 'nuevo@example.com',
    isActive: true,
  };
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201);
  await firstSession(page, name, account.password, PASSWORD);
  await page.goto('/app/admin/invoices');
  const nothing = page.getByText('No hay facturas', { exact: true });
  await nothing.waitFor();
  await page.getByRole('search').getByLabel('Buscar').fill('2026');
  await page.waitForURL(/filter=/);
  await nothing.waitFor();
  expect(await page.getByRole('button', { name: 'Quitar filtros' }).count()).toBe(0);
  await returnDevice(context);
});

test.each(Object.entries(OFFERED))('lists offer %s what that role may do, and nothing else', async (user, lists) => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, user);
  const main = page.getByRole('main');
  for (const [path, expected] of Object.entries(lists)) {
    await page.goto(`/app/${path}`);
    await main.getByRole('columnheader').first().waitFor();
    const parts = {
      select: main.getByRole('checkbox', { name: /^Seleccionar fila ./ }),
      open: main.getByRole('link', { name: /^Abrir ./ }).and(main.locator('td:last-child a')),
      add: main.getByRole('link', { name: /^Añadir/ }).or(main.getByRole('button', { name: 'Añadir factura' })),
      export: main.getByRole('button', { name: 'Exportar' }),
      import: main.getByRole('link', { name: 'Importar' }),
      removed: main.getByRole('button', { name: 'Mostrar eliminados' }),
    };
    const offered: string[] = [];
    for (const [name, part] of Object.entries(parts)) if ((await part.count()) > 0) offered.push(name);
    expect(offered.join(' '), path).toBe(expected);
  }
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
