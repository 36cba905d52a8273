import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const office = officePerFile(own);

const SIZES = [PHONE, { width: 320, height: 640 }];
const WORD = 'Villanuevadelosinfantesdelasierradealbarracin'.repeat(2);

const enter = async (username: string, size = PHONE): Promise<Page> => {
  const { page } = await newVisitor(own.browser, own.server.url, size);
  await letIn(page, username);
  return page;
};

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A card that cuts off what is too wide for it, and says nothing. */
const cutCards = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.MuiCard-root')].filter(card => card.scrollWidth > card.clientWidth + 1).length,
  );

const widestOn = async (username: string, path: string, shown: string): Promise<number> => {
  const page = await enter(username);
  await page.goto(path);
  await page.getByText(shown).first().waitFor();
  let widest = 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    widest = Math.max(widest, await tooWide(page), await cutCards(page));
  }
  await returnDevice(page.context());
  return widest;
};

describe('what is one long word makes no page wider than the phone', () => {
  test('a driver’s name and e-mail, on the vehicle of its carrier', async () => {
    const email = `${WORD.slice(0, 60)}@transportes.com`;
    const { status } = await office.put('/vehicles/1/driver', { email });
    expect(status).toBe(200);
    expect(await widestOn('transportista', '/app/admin/vehicles/1', email)).toBe(0);
  });

  test('a town, on a route and in the pool', async () => {
    const { id, routeId } = await newLoad(office, dayOf(new Date()));
    const place = { street: 'Calle Mayor', city: WORD, county: 'Teruel', postalCode: '44100', name: 'Nave' };
    await office.put(`/loads/${id}`, { origin: place, destination: place });
    expect(await widestOn('conductor', `/app/driver/routes/${routeId}`, WORD)).toBe(0);
    expect(await widestOn('transportista', `/app/admin/routes/${routeId}`, WORD)).toBe(0);
    await office.put('/carriers/1', { name: WORD });
    expect(await widestOn('conductor', '/app/driver/routes', WORD)).toBe(0);
    await office.put(`/routes/${routeId}`, { status: 'draft' });
    const pooled = await office.put(`/routes/${routeId}`, { carrierId: null, tractionVehicleId: null, isPublic: true });
    expect(pooled.status).toBe(200);
    expect(await widestOn('transportista', '/app/carrier/pool-of-routes', WORD)).toBe(0);
  });
});

test('the street of whom an invoice is to makes its page no wider than the phone', async () => {
  const address = { street: WORD.repeat(2), city: 'Onda', county: 'Castellón', postalCode: '12200' };
  expect((await office.put('/clients/1', { address })).status).toBe(200);
  const date = dayOf(new Date());
  const sold = await office.post<{ id: number }>('/invoices', { isEmitted: true, clientId: 1, value: 10, date });
  expect(await widestOn('admin', `/app/admin/invoices/${sold.data.id}`, WORD)).toBe(0);
});

/** Of the fields that the Tab key comes to, those of which nothing is seen beside what lies over the form. */
const coveredFields = async (page: Page, most: number): Promise<string[]> => {
  const covered: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('button[type=submit]')?.closest('.MuiPaper-root');
      if (!element?.closest('main') || !bar || bar.contains(element)) return null;
      const { top, bottom } = element.getBoundingClientRect();
      const over = getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : window.innerHeight;
      const isSeen = top < over - 4 && bottom > 4;
      return isSeen ? null : element.getAttribute('name') || element.getAttribute('aria-label') || element.tagName;
    });
    if (name) covered.push(name);
  }
  return covered;
};

test.each([
  { width: 320, height: 256 },
  { width: 360, height: 640 },
])('what the Tab key comes to in a form is seen on a screen of $width × $height', async size => {
  const page = await enter('admin', size);
  await page.goto('/app/admin/loads/new');
  await page.getByText(/^Falta o hay que corregir/).waitFor();
  await page.getByLabel('Referencia del cliente').focus();
  expect(await coveredFields(page, 45)).toEqual([]);
  await returnDevice(page.context());
});

test('in a low window a dialog and the menu scroll as one', async () => {
  const page = await enter('admin', { width: 320, height: 256 });
  await page.goto('/app/admin/loads/new');
  /** How much of a part one sees at once, on the screen and within what it scrolls in. */
  const seen = (selector: string) => page.locator(selector).evaluate(part => Math.min(part.clientHeight, 256));
  await page.getByRole('button', { name: 'Nuevo cliente' }).click();
  await page.getByRole('dialog', { name: 'Nuevo cliente' }).getByLabel('Nombre').waitFor();
  expect(await seen('.MuiDialogContent-root')).toBe(256);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
  expect(await seen('.MuiDrawer-root nav > ul:first-of-type')).toBe(256);
  await returnDevice(page.context());
});

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** What a tab cuts off of its name, on its own or with the row of tabs when that doesn't scroll. */
const cutTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tab]')]
      .filter(tab => {
        const text = document.createRange();
        text.selectNodeContents(tab);
        const [inside, around] = [text.getBoundingClientRect(), tab.getBoundingClientRect()];
        return inside.left < around.left - 1 || inside.right > around.right + 1;
      })
      .map(tab => tab.textContent ?? ''),
  );

/** In how many lines a word of a text is drawn. */
const linesOf = (text: Locator, word: string): Promise<number> =>
  text.evaluate((element, looked) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(looked) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + looked.length);
      return range.getClientRects().length;
    }
    return 0;
  }, word);

test('letters of twice the size make no page wider than the phone', async () => {
  const { routeId } = await newLoad(office, dayOf(new Date()));
  const wide: string[] = [];
  for (const [username, path] of [
    ['transportista', '/app/'],
    ['transportista', `/app/admin/routes/${routeId}`],
    ['conductor', `/app/driver/routes/${routeId}`],
  ] as const) {
    const page = await enter(username);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await enlarge(page);
    const more = await tooWide(page);
    if (more > 0) wide.push(`${username} ${path}: ${more}`);
    await returnDevice(page.context());
  }
  expect(wide).toEqual([]);
});

test('letters of twice the size cut off none of a driver’s tabs, and break no word of an alert’s title', async () => {
  const load = await newLoad(office, dayOf(new Date()));
  const page = await enter('conductor');
  await page.request.post('/api/accountingRequests/CMRrequest', { data: { loadId: load.id } });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/app/driver/routes');
    await page.getByRole('tab').first().waitFor();
    await enlarge(page);
    await expect.poll(async () => [await tooWide(page), await cutTabs(page)]).toEqual([0, []]);
    await page.goto('/app/admin/alerts');
    const title = page.getByText('Carga confirmada').first();
    await title.waitFor();
    await enlarge(page);
    await page.locator('.MuiBadge-colorPrimary').filter({ hasText: /\d/ }).waitFor();
    await expect.poll(async () => [await tooWide(page), await linesOf(title, 'confirmada')]).toEqual([0, 1]);
  }
  await returnDevice(page.context());
});

test('a stop where the vehicle has been makes no order wider than the phone', async () => {
  const day = dayOf(new Date());
  const { id } = await newLoad(office, day);
  const stops = [{ destination: { city: 'Cuenca', county: 'Cuenca' }, deliveryDate: day }];
  expect((await office.put(`/loads/${id}`, { intermediateStops: stops })).status).toBe(200);
  for (let steps = 0; steps < 3; steps += 1) await office.post(`/loads/${id}/tracking`, {});
  expect(await widestOn('admin', `/app/admin/loads/${id}`, 'El vehículo ya ha pasado')).toBe(0);
});

test('what can’t be written is shown whole, as nobody can scroll it', async () => {
  const name = 'Cerámicas y Pavimentos de la Plana Baixa Corserna e Hijos, Sociedad Limitada';
  const { status } = await office.put('/clients/1', { name });
  expect(status).toBe(200);
  const page = await enter('cliente');
  await page.goto('/app/admin/clients/1');
  await page.getByText(name).first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):disabled:not([aria-hidden])')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ name: field }) => field),
  );
  expect(cut).toEqual([]);
  await returnDevice(page.context());
});
