import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf, HOUR } from '#domain/dates';
import { barriers } from './barriers.ts';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const TODAY = dayOf(new Date());
const MINUTES = 60_000;
const PATIENT = { timeout: 15_000 };

const own = serverPerFile();
const office = officePerFile(own);

let load: DriverLoad;
let phone: DriverPhone;
beforeEach(async () => {
  load = await newLoad(office, TODAY);
  phone = await openPhone(own.browser, own.server.url, load);
});
afterEach(() => returnDevice(phone.context));

const stored = (): Promise<DriverLoad> => office.get<DriverLoad>(`/loads/${load.id}`);
const details = async (): Promise<string[]> => (await stored()).tracking.map(({ detail }) => detail);
const countOf = async (resource: string): Promise<number> =>
  (await office.get<object[]>(`/${resource}?filter={"loadId":${load.id}}`)).length;

/** What axe finds serious on the page as it is, and whether it is wider than the phone. */
const faults = async (): Promise<unknown[]> => {
  const grave = await barriers(phone.page());
  const { clientWidth, scrollWidth } = await phone.page().evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  return scrollWidth > clientWidth + 1 ? [...grave, `${scrollWidth} px wide`] : grave;
};

test('a route is made for a thumb: a big step that asks, the map, the office, the camera and the gallery', async () => {
  expect(await faults()).toEqual([]);
  const big = await phone.button('He llegado al origen').boundingBox();
  expect([Number(big?.width) > 250, Number(big?.height) >= 56]).toEqual([true, true]);
  const trip = phone.card().getByText(/ → /).first();
  expect(await trip.evaluate(line => getComputedStyle(line).font)).toBe(
    await phone.page().evaluate(() => getComputedStyle(document.body).font),
  );
  const map = phone.card().getByRole('link', { name: /Abrir en el mapa/ });
  expect(await map.first().getAttribute('href')).toMatch(/maps/);
  const call = phone.page().getByRole('link', { name: 'Llamar a la oficina' });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d{9,}$/);
  const inputs = phone.card().locator('input[type="file"]');
  const captures = await inputs.evaluateAll(all => all.map(each => each.getAttribute('capture')));
  expect(captures).toEqual(['environment', null, 'environment', null]);

  await phone.step('He llegado al origen');
  await phone.step('Mercancía cargada');
  await phone.step('He llegado al destino');
  const reminder = phone.card().getByText('Recuerda subir los documentos antes de cerrar la entrega');
  await reminder.waitFor();
  await phone.photograph('CMR');
  await phone.photograph('albarán');
  await reminder.waitFor({ state: 'hidden' });
  // What was sent is there to be looked at.
  const documents = phone.card().getByRole('region', { name: 'Documentos' }).getByRole('listitem');
  await expect.poll(() => documents.count(), PATIENT).toBe(2);
  expect((await documents.allInnerTexts()).join()).toMatch(/Albarán de entrega[\s\S]*CMR/);
  expect(await documents.getByRole('button', { name: /Vista previa/ }).count()).toBe(2);
  expect(await faults()).toEqual([]);
  await phone.step('Mercancía entregada');
  await phone.nothingPending();
  expect((await stored()).status).toBe('delivered');
  expect(await countOf('documents')).toBe(2);
  expect(phone.complaints).toEqual([]);
});

test('the kind of goods, what the route asks for and its permit are read on the phone, and nothing where it asks for nothing', async () => {
  expect(await phone.page().getByText('Requisitos').count()).toBe(0);
  await office.put(`/loads/${load.id}`, { loadType: 'fridge' });
  const requirements = { isFrigo: true, otherSpecs: 'Mantener a -18 ºC\nSin paradas' };
  await office.put(`/routes/${load.routeId}`, { neededVehicle: { requirements }, specialPermit: 'DGT 2026/0417' });
  await phone.open();
  await phone
    .card()
    .getByText(/Refrigerado · /)
    .waitFor();
  await phone.page().getByRole('heading', { name: 'Vehículo necesario' }).waitFor();
  expect(await phone.page().getByText('Mantener a -18 ºC').innerText()).toBe(requirements.otherSpecs);
  await phone.page().getByText('Frigorífico').waitFor();
  await phone.page().getByText('Autorización especial de circulación: DGT 2026/0417').waitFor();
  expect(await faults()).toEqual([]);
});

test('what the office pastes as one long word, an address of a map above all, makes no page wider than the phone', async () => {
  const word = `https://www.google.com/maps/place/${'39.6817N+0.2785W+Muelle'.repeat(3)}`;
  const place = { name: word, street: word, city: 'Sagunto', county: 'Valencia' };
  const stops = [{ destination: { ...place, name: 'Nave 3' }, deliveryDate: TODAY.replaceAll('-', '/') }];
  const change = { origin: place, destination: place, intermediateStops: stops, comments: word, goodsNature: word };
  await office.put(`/loads/${load.id}`, change);
  await office.put(`/routes/${load.routeId}`, { comments: word, specialPermit: word.slice(0, 100) });
  await phone.open();
  await phone.page().getByText(word).last().waitFor();
  expect(await faults()).toEqual([]);
});

describe('without coverage', () => {
  test('what was done survives the tab and is sent once, in order, with its own times; the office sees both', async () => {
    await phone.loseCoverage();
    await phone
      .page()
      .getByText(/Sin cobertura · datos de las \d\d:\d\d/)
      .waitFor();
    // As if an hour and a half had gone by since; the tab that sends it has the right time again.
    const since = Date.now() - 90 * MINUTES;
    await phone.page().clock.setFixedTime(since);
    await phone.step('He llegado al origen');
    await phone.page().clock.setFixedTime(since + 10 * MINUTES);
    await phone.step('Mercancía cargada');
    await phone.photograph('CMR');
    await phone.askForCmr('Falta el original');
    await phone.pending(4);
    await phone.card().getByText('CMR (sin enviar)').waitFor();
    await phone.page().getByRole('button', { name: 'Ver', exact: true }).click();
    expect(await faults()).toEqual([]);

    await phone.openAnew();
    await phone.page().clock.setFixedTime(Date.now());
    await phone.open();
    await phone.pending(4);
    await phone.button('He llegado al destino').waitFor();
    await phone.page().reload();
    await phone.pending(4);
    expect(await details()).toEqual([]);

    await phone.findCoverage();
    await phone.nothingPending();
    const { tracking, documentTypes } = await stored();
    expect(tracking.map(({ detail, timestamp }) => [detail, Date.parse(timestamp)])).toEqual([
      ['at-origin', since],
      ['loaded', since + 10 * MINUTES],
    ]);
    expect([documentTypes, await countOf('documents'), await countOf('accountingRequests')]).toEqual([['cmr'], 1, 1]);
    await phone.card().getByText('CMR pedido').waitFor();
    await phone
      .page()
      .getByText(/Sin cobertura/)
      .waitFor({ state: 'hidden' });

    const desk = await newVisitor(own.browser, own.server.url);
    await letIn(desk.page, 'admin');
    await desk.page.goto(`/app/admin/loads/${load.id}`);
    const late = desk.page.getByText(/hecho \d\d-\d\d-\d{4} \d\d:\d\d · recibido (\d\d-\d\d-\d{4} )?\d\d:\d\d/);
    // Both steps and the photo; the request for a CMR is on its own page.
    await late.nth(2).waitFor();
    expect(await late.count()).toBe(3);
    await desk.page.goto('/app/admin/accountingRequests');
    await desk.page
      .getByRole('row', { name: `P. ${load.id} ` })
      .getByText(/hecho .* recibido/)
      .waitFor();
    await returnDevice(desk.context);
  });

  test('all open routes open, those never seen too, under the tab that their steps put them in', async () => {
    await phone.loseCoverage();
    await phone.step('He llegado al origen');
    const page = phone.page();
    await page.goto('/app/driver/routes?tab=active');
    await page.getByRole('link', { name: new RegExp(`C\\. ${load.routeId}(?!\\d)`) }).waitFor();
    await page.getByRole('tab', { name: 'Próximas' }).click();
    await page
      .getByRole('link', { name: /C\. \d+/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /He llegado al origen/ })
      .first()
      .waitFor();
    await page.goto('/app/admin/alerts');
    await page.getByText('Esta página necesita cobertura').waitFor();
    await phone.context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Alertas' }).waitFor();
  });
});

test('on a line that carries nothing what was kept shows after a few seconds, the control document and the office too', async () => {
  const call = phone.page().getByRole('link', { name: 'Llamar a la oficina' });
  const warning = phone.page().getByText(/Falta el DeCA/);
  await call.waitFor();
  await warning.waitFor();
  await phone.page().route(/contact$|decaState$/, () => {});
  await phone.page().reload();
  await call.waitFor();
  await warning.waitFor();
  await phone.page().unrouteAll();
});

test('two tabs at once send each thing once', async () => {
  let sent = 0;
  phone.context.on('request', request => {
    if (request.method() === 'POST') sent += 1;
  });
  await phone.loseCoverage();
  const other = await phone.context.newPage();
  await other.goto(`/app/driver/routes/${load.routeId}`);
  await phone.step('He llegado al origen');
  await phone.step('Mercancía cargada');
  // What one tab was told shows in the other.
  await other.getByText('2 pendientes de enviar').waitFor();
  await phone.context.setOffline(false);
  await Promise.all([phone.page(), other].map(tab => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
  await phone.nothingPending();
  await other.getByText(/pendientes? de enviar/).waitFor({ state: 'hidden' });
  expect([await details(), sent]).toEqual([['at-origin', 'loaded'], 2]);
});

describe('an answer that got lost after the server had done it', () => {
  test.each([
    ['a step', '**/tracking', () => phone.step('He llegado al origen'), [1, 0, 0]],
    ['a photo', '**/files', () => phone.photograph('albarán'), [0, 1, 0]],
    ['a request', '**/CMRrequest', () => phone.askForCmr('Falta el original'), [0, 0, 1]],
  ] as const)('counts once: %s', async (_what, path, act, counted) => {
    let lost = 0;
    await phone.page().route(path, async route => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await act();
    await expect.poll(() => lost, PATIENT).toBeGreaterThan(0);
    await phone.pending(1);
    await phone.page().unrouteAll();
    await phone.findCoverage();
    await phone.nothingPending();
    expect([(await details()).length, await countOf('documents'), await countOf('accountingRequests')]).toEqual(
      counted,
    );
  });
});

test('a phone whose clock is wrong reports when it really was', async () => {
  const began = Date.now();
  await phone.page().clock.setFixedTime(began + 3 * HOUR);
  await phone.step('He llegado al origen');
  await phone.nothingPending();
  const [event] = (await stored()).tracking;
  expect(Math.abs(Date.parse(event?.timestamp ?? '') - began)).toBeLessThan(MINUTES);
});

describe('what the server refuses', () => {
  const unsent = () => phone.page().getByRole('list', { name: 'Pendiente de enviar' });

  /** The driver says that it has loaded; meanwhile the office has taken back that it had arrived. */
  const beRefused = async () => {
    await phone.step('He llegado al origen');
    await phone.nothingPending();
    await phone.loseCoverage();
    await phone.step('Mercancía cargada');
    await phone.photograph('CMR');
    await phone.pending(2);
    await office.post(`/loads/${load.id}/tracking`, { direction: 'back' });
    await phone.findCoverage();
    await phone.page().getByText('1 envío no admitido').waitFor();
    await phone.nothingPending();
  };

  test('says why, holds nothing else up, and is tried again by hand', async () => {
    await beRefused();
    expect([(await stored()).status, await countOf('documents')]).toEqual(['assigned', 1]);
    expect(await unsent().innerText()).toMatch(/Cargado[\s\S]*paso/i);
    expect(await faults()).toEqual([]);
    await office.post(`/loads/${load.id}/tracking`, { step: 'at-origin' });
    await unsent().getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(async () => (await stored()).status, PATIENT).toBe('loaded');
    await unsent().waitFor({ state: 'hidden' });
  });

  test('is given up by hand, after being asked', async () => {
    await beRefused();
    await unsent().getByRole('button', { name: 'Quitar' }).click();
    await phone.page().getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await unsent().waitFor({ state: 'hidden' });
    await phone.button('He llegado al origen').waitFor();
    await phone.page().reload();
    await phone.button('He llegado al origen').waitFor();
    expect(await unsent().count()).toBe(0);
  });
});
