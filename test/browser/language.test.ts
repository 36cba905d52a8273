import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, newVisitor, openSession, PASSWORD, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { type Build, buildWith } from './secondLanguage.ts';
import { type RunningServer, startServer } from './server.ts';

/** As much English as the tests below read. */
const ENGLISH = {
  app: {
    nav: { home: 'Home', language: 'Language', logout: 'Log out', main: 'Main menu', openMenu: 'Open menu' },
    filters: { add: 'Add filter', field: 'Field', value: 'Value' },
  },
  ra: { action: { open: 'Open' } },
  auth: {
    login: { title: 'Sign in', username: 'Username', password: 'Password', acceptTerms: 'I accept the', submit: 'Go' },
    forgot: { title: 'Forgotten password' },
  },
  home: { greeting: 'Hello, %{name}' },
  errors: { credentials: 'Wrong name or password' },
  resources: { loads: { name: 'Order |||| Orders', page: { list: 'Orders' }, fields: { pickupDate: 'Pick-up day' } } },
};

let build: Build;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  build = await buildWith('en', ENGLISH);
  [server, browser] = await Promise.all([startServer({ dist: build.dist }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await build.remove();
});

const lang = (page: Page) => page.locator('html').getAttribute('lang');

test('with a second file of texts there is a choice, which is kept, before login too', async () => {
  const { page, context, complaints } = await newVisitor(browser, server.url);
  await openSession(page, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Hola, admin' }).waitFor();
  expect(await lang(page)).toBe('es');
  await page.getByRole('button', { name: 'Idioma' }).click();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Español', 'English']);
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, admin' }).waitFor();
  expect(await lang(page)).toBe('en');

  // Numbers, days and what has no word of its own.
  await page.goto('/app/admin/loads');
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page
    .getByText(/^\d{1,2},\d{3} kg$/)
    .first()
    .waitFor();
  await page.getByRole('columnheader', { name: 'Cliente', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Cliente', exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Pick-up day' }).click();
  await page.getByRole('button', { name: /choose date|elige fecha/i }).click();
  await page.getByRole('columnheader', { name: 'Monday' }).waitFor();
  await page.keyboard.press('Escape');

  // The login too, and what the server refuses it with.
  await context.clearCookies();
  await page.goto('/app/');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: false }).first().fill('not it');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('alert').getByText('Wrong name or password').waitFor();
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, admin' }).waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hola, admin' }).waitFor();
  await returnDevice(context);
  expect(complaints.filter(text => !text.includes('401'))).toEqual([]);
});

test('a phone finds the choice behind the hamburger; a language that is gone is Spanish again', async () => {
  const { page, context, complaints } = await newVisitor(browser, server.url, PHONE);
  await page.addInitScript(() => localStorage.setItem('portes.language', 'tlh'));
  await openSession(page, 'conductor');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Idioma' }).waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
