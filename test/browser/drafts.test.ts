import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstSession, letIn, newVisitor, openSession, PHONE, typeLogin } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { openWithin } from './formPages.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill, isFocused } from './person.ts';

const own = serverPerFile();

const enter = async (): Promise<Page> => {
  const { page } = await newVisitor(own.browser, own.server.url);
  // Reloading in spite of unsaved changes.
  page.on('dialog', dialog => void dialog.accept());
  await openSession(page, 'admin');
  return page;
};

const newClient = async (page: Page, name: string): Promise<number> => {
  const data = { name, alias: name, nif: 'B12345674' };
  return (await (await page.request.post('/api/clients', { data })).json()).data.id;
};
const rowOf = async (page: Page, id: number) => (await (await page.request.get(`/api/clients/${id}`)).json()).data;
const restored = (page: Page) => page.getByText('Se ha recuperado lo que estabas escribiendo.');
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

test('what was typed in a new row outlives a reload, and is forgotten once it is saved', async () => {
  const page = await enter();
  await page.goto('/app/admin/clients');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  const name = `Recargas ${Date.now()}`;
  await fill(page, 'Nombre', name);
  await fill(page, 'Alias', 'Recargas');
  await page.reload();
  await restored(page).waitFor();
  expect(await field(page, 'Nombre').inputValue()).toBe(name);
  await fill(page, 'NIF', 'B12345674');
  await save(page);
  await page.waitForURL(/\/clients\/\d+$/);
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await restored(page).isVisible()).toBe(false);
  await page.goto('/app/admin/clients/new');
  await field(page, 'Nombre').waitFor();
  expect(await field(page, 'Nombre').inputValue()).toBe('');
  await returnDevice(page.context());
});

test('a change that was typed outlives a reload, can be discarded, and asks when somebody else changed the same', async () => {
  const page = await enter();
  const id = await newClient(page, `Cambios ${Date.now()}`);
  await page.goto(`/app/admin/clients/${id}`);
  await fill(page, 'Alias', 'Lo mío');
  await page.reload();
  await restored(page).waitFor();
  expect(await field(page, 'Alias').inputValue()).toBe('Lo mío');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => field(page, 'Alias').inputValue()).toMatch(/^Cambios/);

  await fill(page, 'Alias', 'Lo mío otra vez');
  await page.request.put(`/api/clients/${id}`, { data: { alias: 'Lo de otra persona' } });
  await page.reload();
  await restored(page).waitFor();
  await expect.poll(() => field(page, 'Alias').inputValue()).toBe('Lo mío otra vez');
  await save(page);
  await page.getByRole('dialog').getByText('Alias').waitFor();
  expect((await rowOf(page, id)).alias).toBe('Lo de otra persona');
  await returnDevice(page.context());
});

test('it also outlives a session that ended before the reload, for the same person alone', async () => {
  const page = await enter();
  const id = await newClient(page, `Sesiones ${Date.now()}`);
  await page.goto(`/app/admin/clients/${id}`);
  await fill(page, 'Alias', 'A medias');
  await page.context().clearCookies();
  await page.reload();
  await typeLogin(page, 'admin');
  await restored(page).waitFor();
  expect(await field(page, 'Alias').inputValue()).toBe('A medias');

  await page.context().clearCookies();
  await page.reload();
  await letIn(page, 'super');
  await page.goto(`/app/admin/clients/${id}`);
  await field(page, 'Alias').waitFor();
  expect(await field(page, 'Alias').inputValue()).toMatch(/^Sesiones/);
  await returnDevice(page.context());
});

test('who logs out is asked before it is forgotten', async () => {
  const page = await enter();
  await page.goto('/app/admin/clients');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  await fill(page, 'Nombre', 'Sin guardar');
  const logOut = page.getByRole('navigation').getByRole('button', { name: /^Cerrar sesión/ });
  await logOut.click();
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await field(page, 'Nombre').inputValue()).toBe('Sin guardar');
  await logOut.click();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/');
  await returnDevice(page.context());
});

test('who answers without reading loses nothing: Enter and Escape stay, on a phone too', async () => {
  const page = await enter();
  await page.setViewportSize(PHONE);
  await page.goto('/app/admin/clients');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  await fill(page, 'Nombre', 'Sin guardar');
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  const stay = question.getByRole('button', { name: 'Seguir aquí' });
  for (const key of ['Enter', 'Escape']) {
    await page.goBack();
    await expect.poll(() => isFocused(stay)).toBe(true);
    const discard = await question.getByRole('button', { name: 'Descartar cambios' }).boundingBox();
    expect((await stay.boundingBox())?.width).toBe(discard?.width);
    await page.keyboard.press(key);
    await question.waitFor({ state: 'hidden' });
    expect(await field(page, 'Nombre').inputValue()).toBe('Sin guardar');
  }
  await returnDevice(page.context());
});

test('a dialog in which something was typed asks as well, whichever way it is left', async () => {
  const page = await enter();
  const data = { isEmitted: true, clientId: 1, value: 100 };
  const { id } = (await (await page.request.post('/api/invoices', { data })).json()).data;
  await page.goto('/app/admin/invoices');
  await page.getByRole('table').waitFor();
  await openWithin(page, `/app/admin/invoices/${id}`);
  const open = page.getByRole('button', { name: 'Registrar pago' });
  const dialog = page.getByRole('dialog', { name: 'Registrar pago' });
  await open.click();
  await field(dialog, 'Referencia').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await open.click();
  await fill(dialog, 'Referencia', 'TR-4711');
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await field(dialog, 'Referencia').inputValue()).toBe('TR-4711');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open.click();
  expect(await field(dialog, 'Referencia').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await returnDevice(page.context());
});

test('who left a form by the address and logs out leaves nothing of it in the browser', async () => {
  const page = await enter();
  await page.goto('/app/admin/clients');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  await fill(page, 'Nombre', 'De nadie más');
  await page.goto('/app/');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  expect(await kept()).toContain('De nadie más');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Cerrar sesión/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  await expect.poll(kept).toBe('');
  await returnDevice(page.context());
});

test('who logs in over somebody else’s lapsed session begins at home, with nothing that was looked for or typed', async () => {
  const page = await enter();
  await page.goto('/app/admin/clients?filter=%7B%22q%22%3A%22nadie-se-llama%22%7D');
  await page.getByRole('link', { name: 'Añadir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo cliente' }).waitFor();
  await fill(page, 'Nombre', 'De nadie más');
  await fill(page, 'Alias', 'De nadie más');
  await fill(page, 'NIF', 'B12345674');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await typeLogin(login, 'super');
  await login.waitFor({ state: 'hidden' });
  await page.waitForURL(/\/app\/$/);
  await page.getByRole('main').waitFor();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/nadie-se-llama|De nadie más/);
  await page.goto('/app/admin/clients');
  await page.getByRole('main').getByRole('table').waitFor();
  expect(new URL(page.url()).search).not.toContain('nadie-se-llama');
  await returnDevice(page.context());
});

test('it also outlives a duty: a password that the office gives meanwhile, and the one chosen instead', async () => {
  const office = await enter();
  const username = `borrador${Date.now()}`;
  const account = { username, email: `${username}@example.com`, role: 'admin', password: 'la-que-me-dieron-1' };
  const made = (await (await office.request.post('/api/users', { data: account })).json()).data as { id: number };
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await firstSession(page, username, account.password, 'la-que-yo-elijo-9');
  await page.goto('/app/admin/clients/new');
  await fill(page, 'Nombre', 'A medias');
  await fill(page, 'Alias', 'Otra vez');
  await office.request.put(`/api/users/${made.id}`, { data: { password: 'otra-de-la-oficina-2' } });
  // Whether there is one with it already is asked at once.
  await fill(page, 'NIF', 'B12345674');
  await typeLogin(page.getByRole('dialog'), username, 'otra-de-la-oficina-2');
  await page.getByRole('heading', { level: 1, name: 'Elige tu contraseña' }).waitFor();
  await fill(page, 'Nueva contraseña', 'la-que-yo-elijo-10');
  await fill(page, 'Repite la contraseña', 'la-que-yo-elijo-10');
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await restored(page).waitFor();
  expect(await field(page, 'Nombre').inputValue()).toBe('A medias');
  await returnDevice(context);
  await returnDevice(office.context());
});
