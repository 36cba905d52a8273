import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOf, HOUR } from '#domain/dates';
import { PNG } from '../help/invoicing.ts';
import { type ApiClient, apiClient } from './apiClient.ts';
import { launchChromium, newVisitor, PASSWORD, PHONE, signIn } from './chromium.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { type RunningServer, startServer } from './server.ts';

const TODAY = dayOf(new Date());
const PATIENT = { timeout: 15_000 };

let server: RunningServer;
let browser: Browser;
let office: ApiClient;
beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
  office = await apiClient(server.url, 'admin');
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

let context: BrowserContext;
let page: Page;
let load: DriverLoad;
beforeEach(async () => {
  const visitor = await newVisitor(browser, server.url, PHONE);
  ({ context, page } = visitor);
  load = await newLoad(office, TODAY);
  await signIn(page, 'conductor');
  // All of the driver's open routes, which the phone keeps.
  const answered = page.waitForResponse(response => decodeURIComponent(response.url()).includes('"routeId":['));
  await openRoute();
  await answered;
  // From here on the phone serves itself when there is no coverage.
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
});
afterEach(() => context.close());

const openRoute = async (): Promise<void> => {
  await page.goto(`/app/driver/routes/${load.routeId}`);
  await card().waitFor();
  if ((await card().getByRole('button', { expanded: false }).count()) > 0)
    await card().getByRole('button', { expanded: false }).first().click();
};
const card = () => page.locator('.MuiAccordion-root').filter({ hasText: new RegExp(`P\\. ${load.id}(?!\\d)`) });
const button = (name: string) => card().getByRole('button', { name, exact: true });
const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
const step = async (name: string): Promise<void> => {
  await button(name).click();
  await confirm();
};
const photograph = (type: string): Promise<void> =>
  card()
    .locator(`div:has(> button:has-text("Añadir ${type}")) > input[capture]`)
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG });
const pending = (count: number) =>
  page.getByText(count === 1 ? '1 pendiente de enviar' : `${count} pendientes de enviar`);
const nothingPending = () => page.getByText(/pendientes? de enviar/).waitFor({ state: 'hidden' });
/** What a browser tells a page when the phone has coverage again. */
const coverageIsBack = async (): Promise<void> => {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

const stored = (): Promise<DriverLoad> => office.get<DriverLoad>(`/loads/${load.id}`);
const details = async (): Promise<string[]> => (await stored()).tracking.map(({ detail }) => detail);
const countOf = async (resource: string): Promise<number> =>
  (await office.get<object[]>(`/${resource}?filter={"loadId":${load.id}}`)).length;

test('a route is made for a thumb: a big step that asks, the map, the office, the camera and the gallery', async () => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  const big = await button('He llegado al origen').boundingBox();
  expect([Number(big?.width) > 250, Number(big?.height) >= 56]).toEqual([true, true]);
  expect(
    await card()
      .getByRole('link', { name: /Abrir en el mapa/ })
      .first()
      .getAttribute('href'),
  ).toMatch(/maps/);
  expect(await page.getByRole('link', { name: 'Llamar a la oficina' }).getAttribute('href')).toMatch(/^tel:\+?\d{9,}$/);
  const inputs = card().locator('input[type="file"]');
  const captures = await inputs.evaluateAll(all => all.map(each => each.getAttribute('capture')));
  expect(captures).toEqual(['environment', null, 'environment', null]);
  await step('He llegado al origen');
  await step('Mercancía cargada');
  await step('He llegado al destino');
  await card().getByText('Recuerda subir los documentos antes de cerrar la entrega').waitFor();
  await photograph('CMR');
  await photograph('albarán');
  await card().getByText('Recuerda subir los documentos').waitFor({ state: 'hidden' });
  await step('Mercancía entregada');
  await nothingPending();
  expect((await stored()).status).toBe('delivered');
  expect(await countOf('documents')).toBe(2);
});

describe('without coverage', () => {
  test('what was done survives the tab and is sent once, in order, with its own times; the office sees both', async () => {
    await context.setOffline(true);
    await page.getByText(/Sin cobertura · datos de las \d\d:\d\d/).waitFor();
    // As if an hour and a half had gone by since; the tab that sends it has the right time again.
    const since = Date.now() - 90 * 60_000;
    await page.clock.setFixedTime(since);
    await step('He llegado al origen');
    await page.clock.setFixedTime(since + 600_000);
    await step('Mercancía cargada');
    await photograph('CMR');
    await button('Pedir CMR').click();
    await page.getByRole('dialog').getByLabel('Comentarios').fill('Falta el original');
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar petición' }).click();
    await pending(4).waitFor();
    await card().getByText('CMR (sin enviar)').waitFor();
    await page.close();

    page = await context.newPage();
    await page.clock.setFixedTime(Date.now());
    await openRoute();
    await pending(4).waitFor();
    await button('He llegado al destino').waitFor();
    await page.reload();
    await pending(4).waitFor();
    expect(await details()).toEqual([]);

    await coverageIsBack();
    await nothingPending();
    const { tracking, documentTypes } = await stored();
    expect(tracking.map(({ detail, timestamp }) => [detail, Date.parse(timestamp)])).toEqual([
      ['at-origin', since],
      ['loaded', since + 600_000],
    ]);
    expect([documentTypes, await countOf('documents'), await countOf('accountingRequests')]).toEqual([['cmr'], 1, 1]);
    await card().getByText('CMR pedido').waitFor();
    await page.getByText(/Sin cobertura/).waitFor({ state: 'hidden' });

    const desk = await newVisitor(browser, server.url);
    await signIn(desk.page, 'admin');
    await desk.page.goto(`/app/admin/loads/${load.id}`);
    const late = desk.page.getByText(/hecho \d\d-\d\d-\d{4} \d\d:\d\d · recibido (\d\d-\d\d-\d{4} )?\d\d:\d\d/);
    await late.nth(1).waitFor();
    expect(await late.count()).toBe(2);
    await desk.context.close();
  });

  test('the whole of it opens: routes never opened before, by the tab their steps put them under', async () => {
    await context.setOffline(true);
    await step('He llegado al origen');
    await page.goto('/app/driver/routes?tab=active');
    await page.getByRole('link', { name: new RegExp(`C\\. ${load.routeId}\\b`) }).waitFor();
    await page.getByRole('tab', { name: 'Próximas' }).click();
    const other = page.getByRole('link', { name: /C\. \d+/ }).first();
    await other.click();
    await page
      .getByRole('button', { name: /He llegado al origen/ })
      .first()
      .waitFor();
    await page.goto('/app/admin/alerts');
    await page.getByText('Esta página necesita cobertura').waitFor();
  });
});

describe('an answer that got lost after the server had done it', () => {
  const loseAnswers = async (path: string): Promise<() => number> => {
    let lost = 0;
    await page.route(path, async route => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    return () => lost;
  };

  test.each(['a step', 'a photo', 'a request'])('counts once: %s', async what => {
    const lost = await loseAnswers(
      { 'a step': '**/tracking', 'a photo': '**/files', 'a request': '**/CMRrequest' }[what] ?? '',
    );
    if (what === 'a step') await step('He llegado al origen');
    if (what === 'a photo') await photograph('albarán');
    if (what === 'a request') {
      await button('Pedir CMR').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar petición' }).click();
    }
    await expect.poll(lost, PATIENT).toBeGreaterThan(0);
    await pending(1).waitFor();
    await page.unrouteAll();
    await coverageIsBack();
    await nothingPending();
    const counted = [(await details()).length, await countOf('documents'), await countOf('accountingRequests')];
    expect(counted).toEqual([what === 'a step' ? 1 : 0, what === 'a photo' ? 1 : 0, what === 'a request' ? 1 : 0]);
  });
});

test('a phone whose clock is wrong reports when it really was', async () => {
  const began = Date.now();
  await page.clock.setFixedTime(began + 3 * HOUR);
  await step('He llegado al origen');
  await nothingPending();
  const [event] = (await stored()).tracking;
  expect(Math.abs(Date.parse(event?.timestamp ?? '') - began)).toBeLessThan(60_000);
});

test('what the server refuses says why, holds nothing else up, and is tried again or given up', async () => {
  await step('He llegado al origen');
  await nothingPending();
  await context.setOffline(true);
  await step('Mercancía cargada');
  await photograph('CMR');
  await pending(2).waitFor();
  await office.post(`/loads/${load.id}/tracking`, { direction: 'back' });
  await coverageIsBack();
  await page.getByText('1 envío no admitido').waitFor();
  await nothingPending();
  expect([(await stored()).status, await countOf('documents')]).toEqual(['assigned', 1]);
  const unsent = page.getByRole('list', { name: 'Pendiente de enviar' });
  expect(await unsent.innerText()).toMatch(/Cargado[\s\S]*paso/i);

  await office.post(`/loads/${load.id}/tracking`, { step: 'at-origin' });
  await unsent.getByRole('button', { name: 'Reintentar' }).click();
  await unsent.waitFor({ state: 'hidden' });
  expect((await stored()).status).toBe('loaded');
});

describe('a session that ended meanwhile', () => {
  const endSessions = async (): Promise<void> => {
    await (await apiClient(server.url, 'conductor')).endAllSessions();
  };
  const logInAgain = async (username: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/usuario/i).fill(username);
    await dialog.getByLabel(/^contraseña/i).fill(PASSWORD);
    await dialog.getByRole('checkbox', { name: /acepto/i }).check();
    await dialog.getByRole('button', { name: /entrar/i }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  test('keeps what waits until the same driver is back; another neither sees nor sends it', async () => {
    await context.setOffline(true);
    await step('He llegado al origen');
    await pending(1).waitFor();
    await endSessions();
    await coverageIsBack();
    await logInAgain('conductor2');
    await nothingPending();
    expect(await details()).toEqual([]);
    await logOut();
    await signIn(page, 'conductor');
    await expect.poll(details, PATIENT).toEqual(['at-origin']);
  });
});

const logOut = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: /Cerrar sesión/ }).click();
};

test('logging out with something unsent asks first, and leaves nothing of the driver on the phone', async () => {
  await context.setOffline(true);
  await step('He llegado al origen');
  await pending(1).waitFor();
  await logOut();
  const question = page.getByRole('dialog', { name: 'Hay envíos pendientes' });
  await question.getByRole('button', { name: 'Seguir conectado' }).click();
  await page.keyboard.press('Escape');
  await pending(1).waitFor();
  await logOut();
  await question.getByRole('button', { name: 'Cerrar sesión y borrar' }).click();
  await page.getByLabel(/^contraseña/i).waitFor();
  const left = async () =>
    page.evaluate(async () => {
      const open = indexedDB.open('portes');
      await new Promise(resolve => open.addEventListener('success', resolve));
      const { result: db } = open;
      const stores = Array.from(db.objectStoreNames, name => db.transaction(name).objectStore(name).count());
      return Promise.all(
        stores.map(async count => {
          await new Promise(resolve => count.addEventListener('success', resolve));
          return count.result;
        }),
      );
    });
  await expect.poll(left, PATIENT).toEqual([0, 0]);
  expect(await page.evaluate(() => localStorage.getItem('portes.driver'))).toBeNull();
  await context.setOffline(false);
  expect(await details()).toEqual([]);
});
