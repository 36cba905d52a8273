import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

/** The newest order with a reference of its own: which it is, the moment decides in which the demonstration was made. */
const onlyOne = async (page: Page): Promise<{ id: number; clientRef: string }> => {
  const query = `filter=${JSON.stringify({ q: 'PED-' })}&range=[0,0]&sort=["id","DESC"]`;
  const { data } = await (await page.request.get(`/api/loads/?${query}`)).json();
  return data[0];
};

/** What opens it, and what waits for that. */
const gate = (): [() => void, Promise<void>] => {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return [() => open(), opened];
};

test('a search asks half a second after the last key, and opens the only result once: Back shows the list', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const { id, clientRef } = await onlyOne(page);
  const heading = page.getByRole('heading', { level: 1, name: `P. ${id}`, exact: true });
  const asked: string[] = [];
  page.on('request', request => {
    const filter = new URL(request.url()).searchParams.get('filter') ?? '';
    if (request.url().includes('/api/loads/?') && filter.includes('"q"')) asked.push(filter);
  });
  await page.goto('/app/admin/loads');
  const search = page.getByRole('search').getByLabel('Buscar');
  await search.click();
  await page.keyboard.type(clientRef, { delay: 60 });
  await page.waitForURL(`**/admin/loads/${id}`);
  expect([...new Set(asked)]).toEqual([JSON.stringify({ q: clientRef })]);
  // The page of the only result may have been loaded anew in between.
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await page.goBack();
  await page.getByText('1-1 de 1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/admin/loads');
  expect(await search.inputValue()).toBe(clientRef);
  await search.fill('nada se llama así');
  await page.getByText('Ningún resultado con los filtros aplicados').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByText('1-25 de 800').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('the only result does not open over a page that was asked for before it arrived', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const [rowsOut, rows] = gate();
  const [partsOut, parts] = gate();
  await page.route('**/api/clients/?*', async route => {
    const answer = await route.fetch();
    await rows;
    await route.fulfill({ response: answer });
  });
  await page.goto('/app/admin/clients?filter=%7B%22q%22%3A%22corserna%22%7D');
  const add = page.getByRole('link', { name: 'Añadir' });
  await add.waitFor();
  await page.route('**/assets/*.js', async route => {
    await parts;
    await route.fallback();
  });
  await add.click();
  await page.waitForURL('**/admin/clients/new', { waitUntil: 'commit' });
  const arrived = page.waitForResponse('**/api/clients/?*');
  rowsOut();
  await arrived;
  await page.getByRole('main').getByText('CORSERNA', { exact: false }).first().waitFor();
  partsOut();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/admin/clients/new');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
