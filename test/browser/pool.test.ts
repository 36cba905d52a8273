import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PoolOverview } from '#domain/routes/matching';
import { firstSession, newVisitor, openSession, PASSWORD, PHONE, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();
/** The office at its desk, a haulier on the phone. */
let office: Page;
let haulier: Page;
const visitors: Visitor[] = [];

const GIVEN = 'una-clave-dada-1';
const KEY = 'una-clave-de-prueba-1';
const POOL = '/app/carrier/pool-of-routes';
const ids = { carrier: 0, trailer: 0, route: 0, load: 0 };

const enter = async (username: string, password?: string, size?: typeof PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await openSession(visitor.page, username, password);
  return visitor.page;
};

type Row = { id: number };
/** What the office does elsewhere, while the page under test is open. */
const call = async <T = Row>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> => {
  const answer = await office.request.fetch(`/api/${path}`, { method, data });
  const body: { data: T; message?: string } = await answer.json();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${body.message}`);
  return body.data;
};

const SIZES = { tonnage: 24, long: 13.6, width: 2.45, height: 2.7 };
const addVehicle = (values: object) => call('POST', 'vehicles', { ...SIZES, carrierId: ids.carrier, ...values });

const GOODS = {
  clientId: 1,
  invoiceDate: '2027/01/11',
  pickupDate: '2027/01/10',
  deliveryDate: '2027/01/11',
  weight: 12_500,
  length: 6,
  width: 2.4,
  height: 2.1,
  price: 987.65,
  loadType: 'palletized',
  loadSide: 'back',
  isPalleted: true,
};
const DAYS = { startDate: '2027/01/10', endDate: '2027/01/11' };

/** How many routes of the demonstration ask for what depends on the day: two of each are always there. */
const publishTwo = async (requirements: object): Promise<void> => {
  const ends = { origin: { city: 'Burgos', county: 'Burgos' }, destination: { city: 'Lugo', county: 'Lugo' } };
  for (const price of [500, 600]) {
    const { id } = await call('POST', 'loads', {
      ...GOODS,
      ...ends,
      pickupDate: '2027/02/10',
      deliveryDate: '2027/02/11',
    });
    await call('POST', 'routes', {
      startDate: '2027/02/10',
      endDate: '2027/02/11',
      price,
      isPublic: true,
      loadIds: [id],
      neededVehicle: { requirements },
    });
  }
};

/** The page asks again by itself; coming back to it is the same sooner. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });

const cardOf = (page: Page, route: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `C. ${route}`, exact: true }) });

beforeAll(async () => {
  office = await enter('admin', PASSWORD);
  ids.carrier = (
    await call('POST', 'carriers', { name: 'Transportes de la Bolsa', nif: 'B72877814', companyType: 'society' })
  ).id;
  const account = { username: 'bolsa', password: GIVEN, email: 'bolsa@example.com', role: 'carrier', isActive: true };
  await call('POST', 'users', { ...account, carrierId: ids.carrier });
  const visitor = await newVisitor(own.browser, own.server.url, PHONE);
  visitors.push(visitor);
  haulier = visitor.page;
  await firstSession(haulier, 'bolsa', GIVEN, KEY);
  await publishTwo({ isFrigo: true });
  await publishTwo({ isLona: true });
});

const published = async (): Promise<number> => (await call<PoolOverview>('GET', 'poolOfRoutes/overview')).published;

describe('an empty pool says why', () => {
  test('to a carrier without vehicles, with the way to add them', async () => {
    await haulier.goto(POOL);
    await haulier.getByRole('heading', { name: `Hay ${await published()} cargas publicadas` }).waitFor();
    await haulier.getByRole('link', { name: 'Añadir vehículos' }).click();
    await haulier.getByRole('link', { name: 'Añadir vehículo tractor' }).waitFor();
    expect(new URL(haulier.url()).pathname).toBe(`/app/admin/carriers/${ids.carrier}`);
  });

  test('to one whose vehicles don’t fit: what is missing, and how often, and of which route nothing', async () => {
    await addVehicle({ number: '7777BCD', type: 'rigid', hasTraction: true });
    const pool = await call<{ neededVehicle: { traction?: string[]; requirements: Record<string, boolean> } }[]>(
      'GET',
      'poolOfRoutes?range=[0,99]',
    );
    const asking = (flag: string) => pool.filter(route => route.neededVehicle.requirements[flag]).length;
    await haulier.goto(POOL);
    await haulier.getByRole('heading', { name: /cargas publicadas, pero ninguna encaja con tus vehículos/ }).waitFor();
    const missing = haulier.getByRole('listitem');
    await missing.getByText(`Frigorífico (${asking('isFrigo')} cargas)`, { exact: true }).waitFor();
    await missing.getByText(`Lona (${asking('isLona')} cargas)`, { exact: true }).waitFor();
    expect(await haulier.getByRole('main').innerText()).not.toMatch(/C\. \d/);
  });

  test('until a vehicle is added: the routes that it fits appear by themselves', async () => {
    const tractor = { number: '8888BCD', type: 'tractor_head', hasTraction: true, isNational: true };
    await addVehicle(tractor);
    ids.trailer = (await addVehicle({ number: 'R8888BBB', type: 'tauliner', hasTraction: false, isLona: true })).id;
    // No reload, no focus: the open page asks again by itself.
    await haulier
      .getByRole('button', { name: /Seleccionar/ })
      .first()
      .waitFor({ timeout: 30_000 });
    await haulier
      .getByText(/cargas más piden lo que no ofrece ninguno de tus vehículos: .*frigorífico \(\d+\)/)
      .waitFor();
  });
});

describe('a route of the pool', () => {
  beforeAll(async () => {
    const origin = { name: 'Fábrica Secreta', street: 'Calle Oculta', city: 'Sagunto', county: 'Valencia' };
    const load = await call('POST', 'loads', {
      ...GOODS,
      clientRef: 'REF-SECRETA',
      origin: { ...origin, postalCode: '46500' },
      destination: { city: 'Ronda', county: 'Málaga', postalCode: '29400' },
    });
    ids.load = load.id;
    const requirements = { isNational: true, isLona: true, otherSpecs: 'Con trampilla' };
    const route = await call('POST', 'routes', {
      ...DAYS,
      price: 654.32,
      isPublic: true,
      loadIds: [load.id],
      neededVehicle: { traction: ['tractor_head'], tow: ['tauliner', 'mega'], requirements },
    });
    ids.route = route.id;
  });

  test('is found by where it starts and ends, on a phone', async () => {
    await haulier.goto(POOL);
    const pick = async (end: RegExp, province: string) => {
      await haulier.getByRole('combobox', { name: end }).click();
      await haulier.getByRole('listbox').getByText(province, { exact: true }).click();
    };
    await pick(/^Llega a/, 'Málaga');
    await pick(/^Sale de/, 'Valencia');
    await cardOf(haulier, ids.route).waitFor();
    const others = await haulier.getByRole('heading', { name: /^C\. \d+$/ }).count();
    await pick(/^Sale de/, 'Cualquier provincia');
    await pick(/^Llega a/, 'Cualquier provincia');
    await expect.poll(() => haulier.getByRole('heading', { name: /^C\. \d+$/ }).count()).toBeGreaterThan(others);
  });

  test('shows on its card all that a haulier decides by', async () => {
    const text = await cardOf(haulier, ids.route).innerText();
    const facts = [
      'Sagunto (Valencia)',
      'Ronda (Málaga)',
      'Del 10-01-2027 al 11-01-2027',
      '1 pedido',
      '2,1 × 6 × 2,4 m',
    ];
    const needs = ['12.500 kg', 'Cabeza tractora', 'Tauliner (lona), Mega', 'Nacional', 'Lona', 'Con trampilla'];
    for (const fact of [...facts, ...needs]) expect(text).toContain(fact);
    expect(text).not.toContain('Solicitada');
  });

  test('opens whole, without its client, streets or money, and can be applied for and taken back', async () => {
    await haulier.getByRole('button', { name: `Seleccionar: C. ${ids.route}` }).click();
    const dialog = haulier.getByRole('dialog');
    await dialog.getByText(`P. ${ids.load}`).waitFor();
    const text = await dialog.innerText();
    const load = ['46500 Sagunto (Valencia)', '29400 Ronda (Málaga)', '2,1 × 6 × 2,4 m', '12.500 kg', 'Trasera', 'Sí'];
    for (const fact of ['10-01-2027', '11-01-2027', 'Con trampilla', 'Paletizado', ...load])
      expect(text).toContain(fact);
    for (const secret of ['Secreta', 'SECRETA', 'Oculta', '987', '654', '€']) expect(text).not.toContain(secret);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await haulier.getByRole('button', { name: `Seleccionar: C. ${ids.route}` }).click();
    await dialog.getByRole('button', { name: 'Solicitar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cardOf(haulier, ids.route).getByText('Solicitada').waitFor();
    const requests = await call<{ carrierId: number; status: string }[]>(
      'GET',
      `requestedRoutes?filter={"routeId":${ids.route}}`,
    );
    expect(requests).toMatchObject([{ carrierId: ids.carrier, status: 'pending' }]);

    await haulier.getByRole('button', { name: `Seleccionar: C. ${ids.route}` }).click();
    await dialog.getByText('Solicitada').waitFor();
    expect(await dialog.getByRole('button', { name: 'Solicitar', exact: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Retirar solicitud' }).click();
    await haulier.getByRole('dialog', { name: 'Retirar solicitud' }).getByRole('button', { name: 'Confirmar' }).click();
    await cardOf(haulier, ids.route).getByText('Solicitada').waitFor({ state: 'hidden' });
  });

  test('that fits no more is refused with the reason, and stays in sight saying so', async () => {
    await haulier.getByRole('button', { name: `Seleccionar: C. ${ids.route}` }).click();
    const dialog = haulier.getByRole('dialog');
    await dialog.getByText(`P. ${ids.load}`).waitFor();
    await call('DELETE', `vehicles/${ids.trailer}`);
    await dialog.getByRole('button', { name: 'Solicitar' }).click();
    await haulier.getByText(/Esta carga pide lona, semirremolque tauliner o semirremolque mega/).waitFor();
    await dialog.getByText('Esta carga ya no está en la bolsa o ya no encaja con tus vehículos.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Solicitar' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await cardOf(haulier, ids.route).waitFor({ state: 'hidden' });
    await call('PUT', `vehicles/${ids.trailer}/restore`);
    await comeBack(haulier);
    await cardOf(haulier, ids.route).waitFor();
  });

  test('is seen by the office as it is, who can’t apply', async () => {
    await office.goto(`${POOL}?perPage=100`);
    await office.getByRole('button', { name: `Seleccionar: C. ${ids.route}` }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByText(`P. ${ids.load}`).waitFor();
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancelar']);
  });
});

describe('a pool without anything', () => {
  test('that the office has switched off says whom to call', async () => {
    await call('PUT', 'settings/1', { phone: '+34960000000' });
    await call('PUT', `carriers/${ids.carrier}`, { disablePublic: true });
    await comeBack(haulier);
    await haulier.getByRole('heading', { name: 'La bolsa de cargas está desactivada para tu empresa' }).waitFor();
    const link = haulier.getByRole('link', { name: 'Llamar a la oficina: +34 960 000 000' });
    expect(await link.getAttribute('href')).toBe('tel:+34960000000');
    await call('PUT', `carriers/${ids.carrier}`, { disablePublic: false });
  });

  test('since nothing is published says that', async () => {
    const open = await call<Row[]>('GET', 'poolOfRoutes?range=[0,99]');
    await call('PUT', 'routes/many', { ids: open.map(({ id }) => id), data: { isPublic: false } });
    await comeBack(haulier);
    await haulier.getByRole('heading', { name: 'Ahora mismo no hay cargas publicadas' }).waitFor();
    await office.goto(POOL);
    await office.getByText('No hay cargas en la bolsa').waitFor();
  });
});

describe('a route whose days are not all decided', () => {
  test.each([
    [{}, 'Fechas por decidir'],
    [{ startDate: '2027/03/10' }, 'Desde el 10-03-2027'],
    [{ endDate: '2027/03/12' }, 'Hasta el 12-03-2027'],
    [{ startDate: '2027/03/10', endDate: '2027/03/10' }, 'El 10-03-2027'],
    [{ startDate: '2027/03/10', endDate: '2027/03/12' }, 'Del 10-03-2027 al 12-03-2027'],
  ])('%j reads «%s»', async (days, text) => {
    const { id } = await call('POST', 'loads', {
      ...GOODS,
      // A route without days takes its orders'.
      pickupDate: null,
      deliveryDate: null,
      origin: { city: 'Valencia', county: 'Valencia' },
      destination: { city: 'Sagunto', county: 'Valencia' },
    });
    const route = await call('POST', 'routes', { ...days, isPublic: true, loadIds: [id] });
    await office.goto(`${POOL}?sort=id&order=DESC&page=1&perPage=25&filter={}`);
    await cardOf(office, route.id).getByText(text, { exact: true }).waitFor();
  });
});

test('nobody’s console had anything to complain of but the one refusal, nor had the server', () => {
  const complaints = visitors.flatMap(visitor => visitor.complaints);
  expect(complaints.filter(complaint => !complaint.includes('409 (Conflict)'))).toEqual([]);
  expect(complaints.length).toBeLessThanOrEqual(1);
  expect(own.server.faults()).toEqual([]);
});
