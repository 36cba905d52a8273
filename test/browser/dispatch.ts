import type { Locator, Page } from 'playwright-core';
import { addDays, dayOf } from './person.ts';

/** The dispatcher's table as a test sees it: orders and routes made through the API, rows by their number. */
const TODAY = dayOf(new Date());
const PLACE = { city: 'Valencia', county: 'Valencia', country: 'España' };

const made = async (page: Page, resource: string, data: object): Promise<number> => {
  const answer = await page.request.post(`/api/${resource}`, { data });
  const body: { data?: { id: number } } = await answer.json();
  if (!body.data) throw new Error(`${resource}: ${JSON.stringify(body)}`);
  return body.data.id;
};

/** Orders with a reference of their own, by which a test finds none but its own. */
export const addLoads = async (page: Page, clientRef: string, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index++)
    ids.push(
      await made(page, 'loads', {
        clientId: 1,
        clientRef,
        origin: PLACE,
        destination: { ...PLACE, city: 'Sevilla', county: 'Sevilla' },
        pickupDate: addDays(TODAY, 1),
        deliveryDate: addDays(TODAY, 2),
        invoiceDate: addDays(TODAY, 2),
        weight: 1000,
        length: 1.5,
        width: 2.4,
        height: 2,
        price: 100.1,
      }),
    );
  return ids;
};

export const addRoute = (page: Page, loadIds: number[], more: object = {}): Promise<number> =>
  made(page, 'routes', { loadIds, ...more });

/** A route of the demonstration's first carrier that has a tractor, confirmed. */
export const addConfirmed = async (page: Page, loadIds: number[]): Promise<number> => {
  const found = await page.request.get('/api/vehicles?filter={"hasTraction":true}&range=[0,0]');
  const { data }: { data: { id: number; carrierId: number }[] } = await found.json();
  const [vehicle] = data;
  return addRoute(page, loadIds, {
    carrierId: vehicle?.carrierId,
    tractionVehicleId: vehicle?.id,
    status: 'confirmed',
  });
};

export const assignByApi = (page: Page, id: number, from: number | null, route: number | null) =>
  page.request.post('/api/loads/assign', { data: { loads: [{ id, routeId: from }], route } });

/** Opens the table on the orders of one reference; on the first page of the planned ones without. */
export const openTable = async (page: Page, clientRef?: string): Promise<void> => {
  const status = ['not-assigned', 'assigned'];
  const filter = JSON.stringify(clientRef ? { q: clientRef, status } : { status });
  const query = new URLSearchParams({ filter, sort: 'id', order: 'ASC', page: '1', perPage: '100' });
  await page.goto(`/app/admin/tableLoads?${query}`);
  await page.locator('tbody tr[data-id]').first().waitFor();
};

export const rowOf = (page: Page, id: number): Locator => page.locator(`tbody tr[data-id="${id}"]`);
export const tick = (page: Page, id: number): Locator => rowOf(page, id).getByRole('checkbox');
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Acciones sobre la selección' });
/** The numbers of the selected orders in sight, in order. */
export const selected = (page: Page): Promise<number[]> =>
  page
    .locator('tbody tr[aria-selected=true]')
    .evaluateAll(rows => rows.map(row => Number((row as HTMLElement).dataset.id)));

/** The number of the order whose row has the focus. */
export const focused = (page: Page): Promise<number> =>
  page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.id));
