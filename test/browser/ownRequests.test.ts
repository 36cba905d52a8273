import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, newVisitor, PHONE, type Visitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const office = officePerFile(own);
const POOL = '/app/carrier/pool-of-routes';

type Request = { id: number; routeId: number; carrierId: number };
let haulier: Visitor;
let page: Page;
/** The latest that nobody has answered. */
let asked: Request;

const lineOf = (routeId: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(`C. ${routeId}`, { exact: true }) });
const line = (): Locator => lineOf(asked.routeId);

const narrow = async (status: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^Estado/ }).click();
  await page.getByRole('option', { name: status }).click();
};

const open = async (): Promise<void> => {
  await page.goto(POOL);
  await page.getByRole('tab', { name: 'Mis solicitudes' }).click();
};

/** Asks for a route as its page in the pool does. */
const apply = async (routeId: number): Promise<Request> => {
  const data = { routeId, carrierId: asked.carrierId, status: 'pending' };
  const answer = await page.request.post('/api/requestedRoutes', { data });
  return (await answer.json()).data;
};

beforeAll(async () => {
  haulier = await newVisitor(own.browser, own.server.url, PHONE);
  ({ page } = haulier);
  await letIn(page, 'transportista');
  const open = new Set((await office.get<{ id: number }[]>('/poolOfRoutes?range=[0,99]')).map(({ id }) => id));
  const answer = await page.request.get('/api/requestedRoutes?filter={"status":"pending"}');
  const mine: Request[] = (await answer.json()).data;
  const still = mine.find(({ routeId }) => open.has(routeId));
  if (!still) throw new Error('the demonstration has no request of a public route');
  asked = still;
});

afterAll(() => returnDevice(haulier.context));

test('what a carrier has asked for says where and when, and can be taken back, while the office chooses among several', async () => {
  expect((await office.put(`/routes/${asked.routeId}`, { status: 'requested' })).status).toBe(200);
  await open();
  await line().getByText('Pendiente').waitFor();
  expect(await line().innerText()).toMatch(/\S → .*\S[^]*\d\d-\d\d-\d{4}[^]*Solicitada/);
  await line().getByRole('button', { name: 'Retirar solicitud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await line().waitFor({ state: 'hidden' });
  await office.put(`/routes/${asked.routeId}`, { isPublic: true });
});

test('what came of it is said, and leads to the route that it was given', async () => {
  asked = await apply(asked.routeId);
  expect((await office.put(`/requestedRoutes/${asked.id}`, { status: 'accepted' })).status).toBe(200);
  await open();
  await line().getByText('Aceptada').waitFor();
  expect(await line().getByRole('button').count()).toBe(0);
  await line().getByRole('link').click();
  await page.waitForURL(`**/app/admin/routes/${asked.routeId}`);
});

test('an alert of a refusal leads to what was asked for, whichever view was seen last and whatever it was narrowed down to', async () => {
  const pool: { data: { id: number }[] } = await (await page.request.get('/api/poolOfRoutes')).json();
  const other = pool.data.find(({ id }) => id !== asked.routeId);
  if (!other) throw new Error('the demonstration has no other public route for this carrier');
  const { id, routeId } = await apply(other.id);
  expect((await office.put(`/requestedRoutes/${id}`, { status: 'rejected' })).status).toBe(200);
  await open();
  await narrow('Aceptada');
  await lineOf(routeId).waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Cargas libres' }).click();
  await page.goto('/app/admin/alerts');
  await page.getByRole('link', { name: 'Abrir solicitudes de carga' }).first().click();
  await page.getByRole('tab', { name: 'Mis solicitudes', selected: true }).waitFor();
  await lineOf(routeId).getByText('Rechazada').waitFor();
  await page.getByRole('tab', { name: 'Cargas libres' }).click();
  await page.getByRole('tab', { name: 'Cargas libres', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Mis solicitudes' }).click();
});

test('a status is filtered by; the page remembers which of its views was seen', async () => {
  await page.goto(POOL);
  await page.getByRole('tab', { name: 'Mis solicitudes', selected: true }).waitFor();
  await narrow('Rechazada');
  await line().waitFor({ state: 'hidden' });
  await narrow('Aceptada');
  await line().getByText('Aceptada').waitFor();
});

test('nobody’s console had anything to complain of, nor had the server', () => {
  expect(haulier.complaints).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});
