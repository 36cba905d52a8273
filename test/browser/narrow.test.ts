import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { letIn, newVisitor, PHONE } from './chromium.ts';
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
  await page.context().close();
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
    await office.put(`/routes/${routeId}`, { status: 'draft' });
    const pooled = await office.put(`/routes/${routeId}`, { carrierId: null, tractionVehicleId: null, isPublic: true });
    expect(pooled.status).toBe(200);
    expect(await widestOn('transportista', '/app/carrier/pool-of-routes', WORD)).toBe(0);
  });
});

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
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const more = await tooWide(page);
    if (more > 0) wide.push(`${username} ${path}: ${more}`);
    await page.context().close();
  }
  expect(wide).toEqual([]);
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
  await page.context().close();
});
