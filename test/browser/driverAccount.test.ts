import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { apiClient } from './apiClient.ts';
import { newVisitor, PASSWORD, signIn } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';
import { startProxy } from './proxy.ts';

const PATIENT = { timeout: 15_000 };
const TWO_MINUTES = { timeout: 120_000 };

const own = serverPerFile();
const office = officePerFile(own);

let load: DriverLoad;
let phone: DriverPhone;
beforeEach(async () => {
  load = await newLoad(office, dayOf(new Date()));
});
afterEach(() => returnDevice(phone.context));

const details = async (): Promise<string[]> =>
  (await office.get<DriverLoad>(`/loads/${load.id}`)).tracking.map(({ detail }) => detail);
const password = () => phone.page().getByLabel(/^contraseña/i);

describe('a session that ended meanwhile', () => {
  beforeEach(async () => {
    phone = await openPhone(own.browser, own.server.url, load);
    await phone.loseCoverage();
    await phone.step('He llegado al origen');
    await phone.pending(1);
    await (await apiClient(own.server.url, 'conductor')).endAllSessions();
  });

  test('keeps what waits, and sends it as soon as the same driver is back', async () => {
    await phone.findCoverage();
    await phone.logInAgain('conductor');
    await phone.nothingPending();
    expect(await details()).toEqual(['at-origin']);
  });

  test('lets another driver neither see nor send it', async () => {
    await phone.findCoverage();
    await phone.logInAgain('conductor2');
    await phone.page().goto('/app/driver/routes');
    await phone.page().getByRole('heading', { level: 1 }).waitFor();
    await phone.nothingPending();
    expect(await details()).toEqual([]);
    await phone.logOut();
    await password().waitFor();
    await signIn(phone.page(), 'conductor');
    await expect.poll(details, PATIENT).toEqual(['at-origin']);
  });

  test('leaves what is kept for 30 days, whoever drives with the phone then, and what waits for good', async () => {
    const owners = (store: string) =>
      phone.page().evaluate(async name => {
        const done = (request: IDBRequest) => new Promise(resolve => request.addEventListener('success', resolve));
        const open = indexedDB.open('portes');
        await done(open);
        const rows = open.result.transaction(name).objectStore(name);
        const [keys, values] = [rows.getAllKeys(), rows.getAll()];
        await Promise.all([keys, values].map(done));
        open.result.close();
        const ids = keys.result.map((key, at) => (Array.isArray(key) ? key[0] : values.result[at].userId) as number);
        return [...new Set(ids)];
      }, store);
    const [first = 0] = await owners('kept');
    await phone.findCoverage();
    await phone.logInAgain('conductor2');
    await phone.page().goto('/app/driver/routes');
    await expect.poll(() => owners('kept'), PATIENT).toHaveLength(2);
    await phone.page().clock.setFixedTime(Date.now() + 31 * 86_400_000);
    await phone.page().reload();
    await expect.poll(() => owners('kept'), PATIENT).not.toContain(first);
    expect(await owners('queue')).toEqual([first]);
  });

  test('opens nothing that is kept once the server has said so', async () => {
    await phone.openAnew();
    await phone.context.setOffline(false);
    await phone.page().goto('/app/driver/routes');
    await password().waitFor();
    await phone.context.setOffline(true);
    await phone.page().reload();
    await password().waitFor();
  });
});

test('logging out with something unsent asks first, and leaves nothing of the driver on the phone', async () => {
  phone = await openPhone(own.browser, own.server.url, load);
  await phone.loseCoverage();
  await phone.step('He llegado al origen');
  await phone.pending(1);
  await phone.logOut();
  const page = phone.page();
  const question = page.getByRole('dialog', { name: 'Hay envíos pendientes' });
  await question.getByRole('button', { name: 'Seguir conectado' }).click();
  await page.keyboard.press('Escape');
  await phone.pending(1);
  await phone.logOut();
  await question.getByRole('button', { name: 'Cerrar sesión y borrar' }).click();
  await password().waitFor();
  const left = () =>
    page.evaluate(async () => {
      const done = (request: IDBRequest) => new Promise(resolve => request.addEventListener('success', resolve));
      const open = indexedDB.open('portes');
      await done(open);
      const counts = Array.from(open.result.objectStoreNames, name =>
        open.result.transaction(name).objectStore(name).count(),
      );
      await Promise.all(counts.map(done));
      open.result.close();
      return [...counts.map(({ result }) => result), localStorage.getItem('portes.driver')];
    });
  await expect.poll(left, PATIENT).toEqual([0, 0, null]);
  await phone.context.setOffline(false);
  await page.reload();
  // The server was not told, but nobody comes in by that.
  await password().waitFor();
  expect(await details()).toEqual([]);
});

describe('a browser that keeps nothing', () => {
  test('says so, and works with coverage as ever', async () => {
    phone = await openPhone(own.browser, own.server.url, load, page =>
      page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
    );
    await phone
      .page()
      .getByText(/no guarda datos/)
      .waitFor();
    await phone.step('He llegado al origen');
    await phone.button('Mercancía cargada').waitFor();
    await phone.photograph('CMR');
    await phone.page().getByText(`Archivos añadidos al pedido P. ${load.id}`).waitFor();
    expect(await details()).toEqual(['at-origin']);
  });

  test('for want of room says so, and sends at once what it can’t keep', async () => {
    phone = await openPhone(own.browser, own.server.url, load, page =>
      page.addInitScript(() => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      }),
    );
    await phone.step('He llegado al origen');
    await phone
      .page()
      .getByText(/no tiene espacio libre/)
      .waitFor();
    await phone.button('Mercancía cargada').waitFor();
    expect(await details()).toEqual(['at-origin']);
  });
});

test('a page whose file a newer build has taken away says so, from the login on', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await page.route('**/assets/application-*.js', route => route.fulfill({ status: 404 }));
  await page.goto('/app/');
  await page.getByLabel(/usuario/i).fill('admin');
  await page.getByLabel(/^contraseña/i).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /acepto/i }).check();
  await page.getByRole('button', { name: /entrar/i }).click();
  await page.getByRole('heading', { name: 'Hay una versión nueva' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('heading', { level: 1, name: /Hola/ }).waitFor();
  await returnDevice(context);
});

describe('the application on a phone', () => {
  const registrations = () =>
    phone.page().evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('can be put on the home screen, and its service worker is asked for anew each time', async () => {
    phone = await openPhone(own.browser, own.server.url, load);
    const href = await phone.page().locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await fetch(new URL(href ?? '', own.server.url));
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const { name, start_url, display, icons } = (await manifest.json()) as Record<string, unknown>;
    expect({ name, start_url, display }).toEqual({
      name: 'Portes',
      start_url: '/app/driver/routes',
      display: 'standalone',
    });
    for (const { src, type } of icons as { src: string; type: string }[]) {
      const icon = await fetch(new URL(src, own.server.url));
      expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
    const worker = await fetch(`${own.server.url}/app/sw.js`);
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await fetch(`${own.server.url}/app/gone.js`)).status).toBe(404);
  });

  test.each([
    ['the service worker', () => '/app/sw.js'],
    // One that the page itself does not ask for.
    ['a file of its list', (worker: string) => /`(\/app\/assets\/AlertsDialog-[^`]+)`/.exec(worker)?.[1] ?? ''],
  ])('opens without coverage even when %s was lost on the way at first', async (_what, pathIn) => {
    const proxy = await startProxy(own.server.url);
    proxy.lose(pathIn(await (await fetch(`${own.server.url}/app/sw.js`)).text()));
    phone = await openPhone(own.browser, proxy.url, load);
    const warning = phone.page().getByText(/sin cobertura no se abrirá/);
    await warning.waitFor();
    proxy.loseNothing();
    await phone.findCoverage();
    await warning.waitFor({ state: 'hidden' });
    await phone.loseCoverage();
    await phone.page().reload();
    await phone.button('He llegado al origen').waitFor();
    proxy.stop();
  });

  test('is served from the server alone as soon as somebody of the office logs in on it', async () => {
    phone = await openPhone(own.browser, own.server.url, load);
    await expect.poll(registrations, PATIENT).toBe(1);
    await phone.logOut();
    await password().waitFor();
    await signIn(phone.page(), 'admin');
    await expect.poll(registrations, PATIENT).toBe(0);
    expect(await phone.page().evaluate(() => caches.keys())).toEqual([]);
  });

  test('offers to reload when a newer build has taken its files’ place', TWO_MINUTES, async () => {
    const proxy = await startProxy(own.server.url);
    phone = await openPhone(own.browser, proxy.url, load);
    const page = phone.page();
    const notice = page.getByText('Hay una versión nueva de la aplicación.');
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    // What a reload breaks off stays in the worker's hands for minutes, and until then no other is let in.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.waitForLoadState('networkidle');
    // The next build: another service worker, whose list has another script for the page.
    const script = (await page.locator('script[type="module"]').getAttribute('src')) ?? '';
    const current = await (await fetch(`${own.server.url}/app/sw.js`)).text();
    const next = current.replace(`\`${script}\``, `\`${script}?next\``);
    expect(next).not.toBe(current);
    proxy.replaceScript('/app/sw.js', next);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    // The browser lets the next one in when the one before has nothing left to do.
    await notice.waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Recargar' }).click();
    await phone.button('He llegado al origen').waitFor();

    // A page of the build before that was kept elsewhere, while the server has nothing that can be let in.
    proxy.replaceScript('/app/sw.js', 'throw new Error()');
    await page.reload();
    await phone.button('He llegado al origen').waitFor();
    await notice.waitFor();
    await returnDevice(phone.context);
    proxy.stop();
  });
});
