import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translate } from '#i18n';
import { apiClient } from './apiClient.ts';
import { letIn, newVisitor, openSession, PASSWORD, PHONE, signIn } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { linkOfLetter } from './letters.ts';
import { serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';

const own = serverPerFile();

const said = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const confirm = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /Eliminar|Restaurar|Confirmar/ })
    .click();

test('what was created, changed, removed and brought back is said by its name, one and many, and closed by hand', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const name = `Avisos ${Date.now()}`;
  const data = { name, alias: name, nif: 'B12345674' };
  await page.request.post('/api/clients', { data });
  await page.goto('/app/admin/clients/new');
  await fill(page, 'Nombre', name);
  await fill(page, 'Alias', name);
  await fill(page, 'NIF', 'B12345674');
  await save(page).click();
  await said(page, `El cliente ${name} ha sido añadido`).waitFor();
  await page.waitForURL(/clients\/\d+$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await fill(page, 'Alias', 'Otro');
  await save(page).click();
  await said(page, `El cliente ${name} ha sido modificado`).waitFor();
  await said(page, 'ha sido modificado').getByRole('button', { name: 'Cerrar' }).click();
  await said(page, 'ha sido modificado').waitFor({ state: 'hidden' });

  await page.goto(`/app/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('checkbox', { name: /seleccionar todo/i }).check();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirm(page);
  await said(page, '2 clientes eliminados').waitFor();
  await page.getByRole('button', { name: 'Mostrar eliminados' }).click();
  await page
    .getByRole('link', { name: `Abrir ${name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await confirm(page);
  await said(page, `El cliente ${name} ha sido restaurado`).waitFor();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirm(page);
  await said(page, `El cliente ${name} ha sido eliminado`).waitFor();

  // Refused by the server, of one and of many: what failed and why, in one notice, and by its name.
  const busy = (await (await page.request.get('/api/routes?filter={"status":"ongoing"}')).json()).data[0];
  await page.goto(`/app/admin/carriers/${busy.carrierId}`);
  const busyName = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirm(page);
  await said(page, 'no pudo ser eliminado. El transportista tiene una carga sin terminar.').waitFor();
  const idle = { name, nif: 'B12345674', companyType: 'society' };
  const free = (await (await page.request.post('/api/carriers', { data: idle })).json()).data;
  const both = encodeURIComponent(JSON.stringify({ id: [busy.carrierId, free.id] }));
  await page.goto(`/app/admin/carriers?filter=${both}`);
  const rows = page.getByRole('checkbox', { name: /^seleccionar fila/i });
  await rows.nth(1).waitFor();
  await page.getByRole('checkbox', { name: /seleccionar todo/i }).check();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirm(page);
  await said(
    page,
    `No se pudo eliminar la selección de transportistas. ${busyName}: El transportista tiene una carga sin terminar.`,
  ).waitFor();
  await said(page, '1 transportista eliminado').waitFor();
  await page
    .getByRole('region', { name: 'Acciones sobre la selección' })
    .getByText('1 elemento seleccionado')
    .waitFor();
  await page.getByRole('checkbox', { name: `Seleccionar fila ${busyName}`, checked: true }).waitFor();

  // Brought back in the same way.
  await page.goto(`/app/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: name, disabled: true }))}`);
  await rows.nth(1).waitFor();
  await page.getByRole('checkbox', { name: /seleccionar todo/i }).check();
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  let asked = 0;
  await page.route('**/api/clients/*/restore', route => {
    asked += 1;
    const refusal = { status: 409, json: { message: 'Hay otro igual.', code: 'conflict' } };
    return asked === 1 ? route.fulfill(refusal) : route.fallback();
  });
  await confirm(page);
  await said(page, `No se han podido restaurar todos los elementos seleccionados. ${name}: Hay otro igual.`).waitFor();
  await said(page, '1 elemento restaurado').waitFor();
  await rows.nth(1).waitFor({ state: 'hidden' });
  expect(await rows.first().isChecked()).toBe(true);
  await returnDevice(context);
  expect(complaints.filter(text => !text.includes('409'))).toEqual([]);
});

/** What a form says of each refusal, also when what refused was a proxy without a word of ours (Spec 8). */
const REFUSALS: [number, string][] = [
  [403, 'errors.forbidden'],
  [404, 'errors.notFound'],
  [413, 'errors.tooLarge'],
  [429, 'errors.tooMany'],
  [500, 'errors.internal'],
  [502, 'errors.connection'],
  [503, 'errors.unavailable'],
  [507, 'errors.noSpace'],
];

test('each refusal has its sentence in the form, which keeps what was typed and saves it once it can', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients/3');
  const alias = `Alias ${Date.now()}`;
  await fill(page, 'Alias', alias);
  for (const [status, key] of REFUSALS) {
    await page.route('**/api/clients/3', route =>
      route.request().method() === 'PUT' ? route.fulfill({ status, body: '<html></html>' }) : route.fallback(),
    );
    await save(page).click();
    await said(page, `no pudo ser modificado. ${translate(key)}`).waitFor();
    await page.unroute('**/api/clients/3');
  }
  // No coverage, then nobody logged in any more, then both are back.
  await context.setOffline(true);
  await save(page).click();
  await said(page, translate('errors.connection')).waitFor();
  // What the page asks by itself once it is back is refused already: nobody has to press anything for the login to come.
  await context.clearCookies();
  await context.setOffline(false);
  const login = page.getByRole('dialog');
  await login.getByText('La sesión ha terminado. Vuelve a iniciar sesión.').waitFor();
  await login.getByLabel('Usuario').fill('admin');
  await login.getByLabel(/^Contraseña/).fill(PASSWORD);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: 'Entrar' }).click();
  await login.waitFor({ state: 'hidden' });
  await save(page).click();
  await said(page, 'ha sido modificado').waitFor();
  expect((await (await page.request.get('/api/clients/3')).json()).data.alias).toBe(alias);
  await returnDevice(context);
});

test('on a phone a notice lies over neither the button that saves nor the one that opens the menu', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients/4');
  await fill(page, 'Alias', `Alias ${Date.now()}`);
  await save(page).click();
  const box = await said(page, 'ha sido modificado').boundingBox();
  const top = (box?.y ?? 0) + (box?.height ?? 0);
  const [menu, bar] = await Promise.all([
    page.getByRole('button', { name: 'Abrir menú' }).boundingBox(),
    save(page).boundingBox(),
  ]);
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  expect(bar?.y ?? 0).toBeGreaterThanOrEqual(top);
  await returnDevice(context);
});

test('a forgotten password is asked for by e-mail and chosen anew by the link, once (Spec 2, 5, 8)', async () => {
  const office = await apiClient(own.server.url, 'admin');
  const filter = JSON.stringify({ username: 'contable' });
  const [account] = await office.get<{ email: string }[]>(`/users?${new URLSearchParams({ filter })}`);
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await page.goto('/app/');
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar la contraseña' });
  await dialog.getByLabel('E-mail').fill('contable@');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await dialog.getByText('Debe ser un e-mail válido').waitFor();
  await dialog.getByLabel('E-mail').fill(account?.email ?? '');
  const path = await linkOfLetter(own, async () => {
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await said(page, 'Te hemos enviado un correo para restablecer tu contraseña').waitFor();
  });

  await page.route('**/api/auth/reset-password/*', route => route.abort());
  await page.goto(path);
  await page.getByText('No se pudo conector con el servidor').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const choose = page.getByRole('button', { name: 'Guardar contraseña' });
  const password = page.getByLabel(/^Nueva contraseña/);
  const repeated = page.getByLabel(/^Repite la contraseña/);
  await choose.click();
  await page.getByText('Se requiere contraseña!').waitFor();
  await password.fill('corta');
  await page.getByText('Mínimo 8 caracteres').waitFor();
  await password.fill('otra-clave-de-contable');
  await choose.click();
  await page.getByText('Por favor confirme contraseña!').waitFor();
  await repeated.fill('otra-clave');
  await page.getByText('Las contraseñas no coinciden!').waitFor();
  await repeated.fill('otra-clave-de-contable');
  await page.route('**/api/auth/reset-password/*', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { message: 'x' } }) : route.fallback(),
  );
  await choose.click();
  await said(page, 'Se ha producido un error al guardar la contraseña').waitFor();
  await page.unrouteAll();
  await repeated.fill('otra-clave-de-contable');
  await choose.click();
  await said(page, 'Tu nueva contraseña se ha guardado con éxito').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Enlace no válido' }).waitFor();
  await signIn(page, 'contable', 'otra-clave-de-contable');
  await returnDevice(context);
});

test('of rows that could not be had nothing is said but that, with a button that asks again', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  const failed = page.getByRole('alert').filter({ hasText: 'No se han podido cargar los datos.' });
  const broken = '**/api/vehicles/?*';
  await page.route(broken, route => route.fulfill({ status: 500, body: '<html></html>' }));
  await page.goto('/app/admin/carriers/1');
  await page.getByRole('tab', { name: 'Vehículos' }).click();
  await failed.nth(1).waitFor();
  expect(await page.getByText('No hay datos').count()).toBe(0);
  await page.unroute(broken);
  await failed.first().getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('region', { name: 'Vehículos tractores' }).getByRole('row').nth(1).waitFor();
  await returnDevice(context);
});
