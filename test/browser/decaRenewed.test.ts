import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { adminPerFile, officePerFile, serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';
import { openRoute, saveRoute } from './routeDesk.ts';

const own = serverPerFile();
const office = officePerFile(own);
const admin = adminPerFile(own);
let load: DriverLoad;
beforeAll(async () => {
  load = await newLoad(office, dayOf(new Date()));
});

let version = 1;
const urlNow = () => `https://portes.example.com/api/deca/${version}`;
/** Test servers have no https address, without which no document is made: what one with it would answer. */
const answerDecas = (page: Page) =>
  page.route(/decaState$/, route => {
    const deca = {
      state: 'ready',
      problems: [],
      url: urlNow(),
      code: ['10', '01'],
      createdAt: '2026-11-20T11:00:00.000Z',
    };
    return route.fulfill({ json: { data: deca } });
  });
const shown = (page: Page) => page.getByRole('dialog').getByText(/api\/deca\//);

test('the office that saves a route reads the address of its new control document at once, and the old one no more', async () => {
  const { page } = admin;
  await answerDecas(page);
  await openRoute(page, load.routeId);
  await page.getByRole('button', { name: 'Mostrar QR' }).waitFor();
  await fill(page, 'Autorización especial de circulación', `DGT 2026/${version}`);
  version += 1;
  await saveRoute(page, load.routeId);
  await page.getByRole('button', { name: 'Mostrar QR' }).click();
  await shown(page).waitFor();
  await expect.poll(() => shown(page).innerText()).toBe(urlNow());
});

test('a driver who shows the code shows the new one within a minute', async () => {
  const phone: DriverPhone = await openPhone(own.browser, own.server.url, load, answerDecas);
  const page = phone.page();
  await page.clock.install();
  await phone.open();
  await page.getByRole('button', { name: 'Mostrar QR' }).click();
  await expect.poll(() => shown(page).innerText()).toBe(urlNow());
  version += 1;
  // Slowly enough for what is asked meanwhile to be answered: a request that lasts is taken for lost coverage.
  for (let passed = 0; passed < 62; passed += 2) {
    await page.clock.runFor(2_000);
    await page.waitForLoadState('networkidle');
  }
  await expect.poll(() => shown(page).innerText()).toBe(urlNow());
  expect(phone.complaints).toEqual([]);
});
