import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, newVisitor, PASSWORD, PHONE, signIn, type Visitor, typeLogin } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill } from './person.ts';

const own = serverPerFile();
const visitors: Visitor[] = [];

const visit = async (size = PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  return visitor.page;
};
const enter = async (username: string, password?: string, size?: typeof PHONE): Promise<Page> => {
  const page = await visit(size);
  await signIn(page, username, password);
  return page;
};
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const rowsOf = async <T>(page: Page, path: string): Promise<T[]> =>
  (await (await page.request.get(`/api/${path}`)).json()).data;

describe('the menu and the home page of each profile (Spec 2)', () => {
  const PROFILES: [string, string[], string, [resource: string, entry: string][]][] = [
    [
      'transportista',
      ['Credenciales', 'Mi perfil', 'Mis cargas', 'Bolsa de cargas', 'Mis facturas', 'Descuentos'],
      'Cargas libres que encajan con tus vehículos.',
      [
        ['users', 'Credenciales'],
        ['carriers', 'Mi perfil'],
      ],
    ],
    [
      'cliente',
      ['Credenciales', 'Mi perfil', 'Mis pedidos', 'Mis facturas'],
      'Dónde está cada pedido y cuándo llega.',
      [
        ['users', 'Credenciales'],
        ['clients', 'Mi perfil'],
      ],
    ],
    [
      'contable',
      ['Credenciales', 'Mis transportistas', 'Facturas'],
      'Facturas de tus transportistas, para contabilizarlas.',
      [['users', 'Credenciales']],
    ],
    [
      'conductor',
      ['Cargas asignadas', 'Credenciales'],
      'Tus próximas cargas, la que está en curso y las finalizadas.',
      [['users', 'Credenciales']],
    ],
  ];

  test.each(PROFILES)('%s: %j; to what is its own straight, and back', async (username, entries, words, own) => {
    const page = await enter(username, PASSWORD, DESKTOP);
    const main = page.getByRole('main');
    await main.getByText(words).waitFor();
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(entries);
    const nav = page.getByRole('navigation');
    for (const entry of ['Inicio', ...entries]) await nav.getByRole('link', { name: entry, exact: true }).waitFor();
    expect(await nav.getByRole('link').count()).toBe(entries.length + 1);
    for (const [resource, entry] of own) {
      await main.getByRole('link', { name: entry }).click();
      await page.waitForURL(new RegExp(`/app/admin/${resource}/\\d+$`));
      const path = pathOf(page);
      await page.goBack();
      await main.getByRole('heading', { level: 1, name: `Hola, ${username}` }).waitFor();
      // The list's address leads to the own row too, and is no stop on the way back.
      await page.goto(`/app/admin/${resource}`);
      await page.waitForURL(url => url.pathname === path);
      await page.goBack();
      await main.getByRole('heading', { level: 1, name: `Hola, ${username}` }).waitFor();
    }
  });
});

describe('pages that are others’', () => {
  test('a carrier who opens a driver’s page finds the same route among its own', async () => {
    const page = await enter('transportista');
    const [route] = await rowsOf<{ id: number }>(page, 'routes?filter={"status":"assigned"}&range=[0,0]');
    await page.goto('/app/driver/routes');
    await page.getByRole('heading', { level: 1, name: 'Mis cargas' }).waitFor();
    expect(pathOf(page)).toBe('/app/admin/routes');
    await page.goto(`/app/driver/routes/${route?.id}`);
    await page.getByRole('heading', { level: 1, name: `C. ${route?.id}` }).waitFor();
    expect(pathOf(page)).toBe(`/app/admin/routes/${route?.id}`);
  });

  test('a driver is led to its own or turned away, and asks the API for nothing', async () => {
    const page = await enter('conductor');
    const asked: string[] = [];
    page.on('response', response => {
      if (response.status() === 403) asked.push(response.url());
    });
    await page.goto('/app/admin/routes');
    await page.waitForURL(/\/app\/driver\/routes$/);
    for (const name of ['carriers', 'clients', 'invoices', 'discounts', 'settings/1', 'tableLoads', 'users/new']) {
      await page.goto(`/app/admin/${name}`);
      await page.getByRole('heading', { level: 1, name: 'Acceso denegado' }).waitFor();
    }
    await page.goto('/app/carrier/pool-of-routes');
    await page.getByRole('heading', { level: 1, name: 'Acceso denegado' }).waitFor();
    expect(asked).toEqual([]);
  });
});

type Vehicle = { id: number; number: string; driver: { username: string } | null };

describe('the driver’s access', () => {
  test('is given by the carrier on the phone, told once, and lets the driver in', async () => {
    const carrier = await enter('transportista');
    const vehicles = await rowsOf<Vehicle>(carrier, 'vehicles?filter={"hasTraction":true}');
    const vehicle = vehicles.find(({ driver }) => !driver);
    await carrier.goto(`/app/admin/vehicles/${vehicle?.id}`);
    await carrier.getByRole('button', { name: 'Crear acceso' }).click();
    const form = carrier.getByRole('dialog');
    expect(await form.getByLabel(/^Usuario del conductor/).inputValue()).toBe(vehicle?.number);
    await form.getByLabel(/^Usuario del conductor/).fill('');
    await form.getByRole('button', { name: 'Falta o hay que corregir: Usuario del conductor' }).click();
    await form.getByLabel(/^Usuario del conductor/).fill(vehicle?.number ?? '');
    await form.getByRole('button', { name: 'Proponer una contraseña' }).click();
    const proposed = await form
      .getByLabel(/^Contraseña/)
      .first()
      .inputValue();
    await form.getByRole('button', { name: 'Guardar' }).click();
    const told = carrier.getByRole('dialog', { name: 'Datos para el conductor' });
    await told.getByText(proposed, { exact: true }).waitFor();
    await told.getByText(vehicle?.number ?? '', { exact: true }).waitFor();
    await told.getByText(`${own.server.url}/app/`).waitFor();
    // Neither a slip beside it nor Escape takes the password away.
    await carrier.mouse.click(5, 5);
    await carrier.keyboard.press('Escape');
    await told.getByText(proposed, { exact: true }).waitFor();
    await told.getByRole('button', { name: 'Cerrar' }).click();
    await carrier.getByRole('button', { name: 'Cambiar contraseña' }).waitFor();
    expect(await carrier.getByText(proposed).count()).toBe(0);

    const driver = await enter(vehicle?.number ?? '', proposed);
    // Who else knows the password is asked to be the only one.
    await fill(driver, 'Nueva contraseña', 'la-mía-de-verdad');
    await fill(driver, 'Repite la contraseña', 'la-mía-de-verdad');
    await driver.getByRole('button', { name: 'Guardar y continuar' }).click();
    await driver.getByRole('heading', { level: 1, name: `Hola, ${vehicle?.number}` }).waitFor();

    await carrier.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await fill(form, 'Contraseña', 'otra-clave-del-camion');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await told.getByText('otra-clave-del-camion').waitFor();
    // The session with the old password is over.
    await driver.reload();
    await driver.getByLabel(/^contraseña/i).waitFor();
    await signIn(driver, vehicle?.number ?? '', 'otra-clave-del-camion');
  });

  test('is taken and given back by the office at its desk; who has none in comes not in', async () => {
    const office = await enter('admin', PASSWORD, DESKTOP);
    const [vehicle] = (await rowsOf<Vehicle>(office, 'vehicles?range=[0,99]')).filter(
      ({ driver }) => driver?.username === 'conductor',
    );
    await office.goto(`/app/admin/vehicles/${vehicle?.id}`);
    const access = office.getByRole('region', { name: 'Acceso del conductor' });
    await access.getByRole('button', { name: 'Desactivar acceso' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await access.getByRole('button', { name: 'Activar acceso' }).waitFor();
    const driver = await visit();
    await driver.goto('/app/');
    await typeLogin(driver, 'conductor');
    await driver.getByText('Usuario y/o password incorrecto').waitFor();
    await access.getByRole('button', { name: 'Activar acceso' }).click();
    await access.getByRole('button', { name: 'Desactivar acceso' }).waitFor();
    await signIn(driver, 'conductor');
  });

  test('is nothing for a trailer, nor for another carrier’s vehicle', async () => {
    const carrier = await enter('transportista', PASSWORD, DESKTOP);
    const mine = await rowsOf<Vehicle & { hasTraction: boolean }>(carrier, 'vehicles?range=[0,99]');
    const trailer = mine.find(({ hasTraction }) => !hasTraction);
    await carrier.goto(`/app/admin/vehicles/${trailer?.id}`);
    await carrier.getByRole('heading', { level: 1, name: `Vehículo ${trailer?.number}` }).waitFor();
    await carrier.getByRole('heading', { name: 'Documentos' }).waitFor();
    expect(await carrier.getByText('Acceso del conductor').count()).toBe(0);
    const own = new Set(mine.map(({ id }) => id));
    const foreign = Array.from({ length: own.size + 1 }, (_, n) => n + 1).find(id => !own.has(id)) ?? 0;
    expect((await carrier.request.put(`/api/vehicles/${foreign}/driver`, { data: {} })).status()).toBe(404);
    await carrier.goto(`/app/admin/vehicles/${foreign}`);
    await carrier.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
  });
});

test('a carrier says in its profile where it is registered; a freelancer isn’t asked, nor keeps what was typed', async () => {
  const carrier = await enter('transportista', PASSWORD, DESKTOP);
  await carrier.goto('/app/admin/carriers');
  const sheet = `Registro Mercantil de Castellón, hoja CS-${Date.now()}`;
  await fill(carrier, 'Datos registrales', sheet);
  const path = `/api${pathOf(carrier).replace('/app/admin', '')}`;
  const save = async (page: Page) => {
    const answer = page.waitForResponse(got => got.url().endsWith(path) && got.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    return (await (await answer).json()).data;
  };
  expect(await save(carrier)).toMatchObject({ registry: sheet });
  const office = await enter('admin', PASSWORD, DESKTOP);
  await office.goto(pathOf(carrier));
  expect(await field(office, 'Datos registrales').inputValue()).toBe(sheet);
  await office.getByRole('combobox', { name: /^Tipo de empresa/ }).click();
  await office.getByRole('option', { name: 'Autónomo' }).click();
  await field(office, 'Apellidos').fill('Gil');
  expect(await field(office, 'Datos registrales').count()).toBe(0);
  expect(await save(office)).toMatchObject({ companyType: 'freelance', registry: null });
});

test('what is listed on other pages has no list of its own, and its address says so', async () => {
  const carrier = await enter('transportista', PASSWORD, DESKTOP);
  for (const name of ['documents', 'vehicles', 'locations']) {
    await carrier.goto(`/app/admin/${name}`);
    await carrier.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
  }
});

test('a filter by what a role can’t look up is not offered to it', async () => {
  const fieldsOf = async (username: string): Promise<string[]> => {
    const page = await enter(username, PASSWORD, DESKTOP);
    await page.goto('/app/admin/loads');
    await page.getByRole('button', { name: 'Añadir filtro' }).click();
    await page.getByRole('combobox', { name: 'Campo' }).click();
    await page.getByRole('option', { name: 'Fecha de carga' }).waitFor();
    return page.getByRole('option').allInnerTexts();
  };
  expect(await fieldsOf('admin')).toContain('Cliente');
  expect(await fieldsOf('transportista')).not.toContain('Cliente');
});

test('nobody’s console had anything to complain of but what was refused, nor had the server', () => {
  const refused = /status of (401|404)/;
  const complaints = visitors.flatMap(visitor => visitor.complaints);
  expect(complaints.filter(complaint => !refused.test(complaint))).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});
