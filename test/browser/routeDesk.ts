import { type APIRequestContext, type Browser, type Page, request as calls } from 'playwright-core';
import { demonstration } from './demonstration.ts';
import { DESKTOP, launchChromium, newVisitor, type PHONE, openSession, type Visitor } from './chromium.ts';
import { add, addCarrier, addClient, addLoads } from './ownRoutes.ts';
import { type RunningServer, startServer } from './server.ts';

const GIVEN = 'una-clave-dada-1';
const KEY = 'una-clave-de-prueba-1';
export const CITIES = ['Madrid', 'Zaragoza', 'Burgos'] as const;

/** A dispatcher at work with a client and two carriers (`primera`, `segunda`) of its own, and who else comes in. */
export const openDesk = async () => {
  const server: RunningServer = await startServer({ from: await demonstration() });
  const browser: Browser = await launchChromium();
  const visitors: Visitor[] = [];
  const enter = async (username: string, size: typeof PHONE = DESKTOP): Promise<Page> => {
    const visitor = await newVisitor(browser, server.url, size);
    visitors.push(visitor);
    await openSession(visitor.page, username, username === 'admin' || username === 'super' ? undefined : KEY);
    return visitor.page;
  };
  const office = await enter('admin');
  const { request } = office;
  const one = await addCarrier(request, 'Transportes Primera, S.L.', 'B72877814', 'BCD');
  const two = await addCarrier(request, 'Transportes Segunda, S.L.', 'A58818501', 'FGH');
  const carriers: APIRequestContext[] = [];
  for (const [username, carrierId] of [
    ['primera', one.id],
    ['segunda', two.id],
  ] as const) {
    const account = { username, role: 'carrier', carrierId, email: `${username}@example.com` };
    await add(request, 'users', { ...account, password: GIVEN });
    const carrier = await calls.newContext({ baseURL: server.url });
    await carrier.post('/api/auth/login', { data: { username, password: GIVEN, acceptTerms: true } });
    await carrier.post('/api/auth/password', { data: { password: KEY } });
    carriers.push(carrier);
  }
  const client = (await addClient(request)).id;
  return {
    office,
    request,
    one,
    two,
    /** What both carriers do without a screen. */
    carriers,
    enter,
    loads: (cities: readonly string[] = CITIES, more = {}) => addLoads(request, client, cities, more),
    complaints: () => visitors.flatMap(visitor => visitor.complaints),
    faults: server.faults,
    close: async () => {
      for (const carrier of carriers) await carrier.dispose();
      await browser.close();
      await server.stop();
    },
  };
};

export const openRoute = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/app/admin/routes/${id}`);
  await page.getByRole('heading', { level: 1, name: `C. ${id}` }).waitFor();
};

/** Saves and waits until the screen says so. */
export const saveRoute = async (page: Page, id: number): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(`La carga C. ${id} ha sido`).first().waitFor();
};

/** The loads of the route on the screen, as they are called. */
export const loadsShown = async (page: Page): Promise<string[]> =>
  (await page.getByRole('region', { name: 'Pedidos' }).locator('li').allInnerTexts()).map(
    text => /P\. \d+/.exec(text)?.[0] ?? '',
  );
