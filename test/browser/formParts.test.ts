import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openSession } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill } from './person.ts';

const own = serverPerFile();

/** A device that takes its time, so that there is a moment between the parts. */
const slowly = async (page: Page): Promise<void> => {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 20 });
};

const hasFirstPartAlone = () =>
  document.querySelector('input[name="nif"]') !== null && document.querySelector('input[name="phone"]') === null;

test.each([
  ['clients', 'Contacto'],
  ['carriers', 'Servicios'],
])(
  'of a row of %s the first part can be typed in before the others are drawn, and what is typed stays',
  async (resource, last) => {
    const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
    await openSession(page, 'admin');
    await slowly(page);
    await page.goto(`/app/admin/${resource}/1`, { waitUntil: 'commit' });
    await page.waitForFunction(hasFirstPartAlone, null, { polling: 'raf' });
    const name = `Escrito pronto ${resource}`;
    await fill(page, 'Nombre', name);
    await page.getByRole('heading', { name: last }).waitFor();
    await fill(page, 'Teléfono', '600 123 123');
    expect(await field(page, 'Nombre').inputValue()).toBe(name);
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    expect((await saved).status()).toBe(200);
    const { data } = await (await page.request.get(`/api/${resource}/1`)).json();
    expect([data.name, data.phone]).toEqual([name, '600123123']);
    await context.close();
    expect(complaints).toEqual([]);
  },
);

test('a new row has all its parts at once: what it is prefilled with goes into fields that are there', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  await slowly(page);
  await page.goto('/app/admin/clients/new', { waitUntil: 'commit' });
  const isWhole = () => ['nif', 'phone'].every(name => document.querySelector(`input[name="${name}"]`) !== null);
  const seen = await page.waitForFunction(
    () => document.querySelector('input[name="nif"]') !== null && document.querySelectorAll('form input').length,
    null,
    { polling: 'raf' },
  );
  expect(await page.evaluate(isWhole)).toBe(true);
  const first = await seen.jsonValue();
  await page.getByRole('heading', { name: 'Opciones' }).waitFor();
  expect(await page.locator('form input').count()).toBe(first);
  await context.close();
  expect(complaints).toEqual([]);
});
