import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

test('a phone’s Back closes what lies over the page, the topmost first, and a dialog that holds something asks', async () => {
  const context = await own.browser.newContext({
    viewport: PHONE,
    baseURL: own.server.url,
    locale: 'es-ES',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  // The browser makes the same of Back on a phone and of this key on a desk; the page must not hear of the key itself.
  await page.addInitScript(() =>
    window.addEventListener('keydown', event => event.isTrusted && event.stopImmediatePropagation(), true),
  );
  const back = () => page.keyboard.press('Escape');
  const isClosedByBack = async (open: Locator, over: Locator) => {
    await open.tap();
    await over.waitFor();
    await back();
    await over.waitFor({ state: 'hidden' });
  };
  await letIn(page, 'admin');
  await page.goto('/app/admin/loads/new');
  const bell = page.getByRole('button', { name: /^Alertas|alertas? sin leer/i });
  const alerts = page.getByRole('dialog', { name: 'Alertas' });
  await isClosedByBack(bell, alerts);
  await isClosedByBack(bell, alerts);
  await isClosedByBack(
    page.getByRole('button', { name: 'Abrir menú' }),
    page.getByRole('link', { name: 'Pedidos', exact: true }),
  );
  const client = page.getByRole('dialog', { name: 'Nuevo cliente' });
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await page.getByRole('button', { name: 'Nuevo cliente' }).tap();
  // A list of suggestions is above its dialog.
  const country = client.getByRole('combobox', { name: 'País' });
  await country.tap();
  await page.getByRole('listbox').waitFor();
  await back();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await client.isVisible()).toBe(true);
  await client.getByRole('textbox', { name: 'Nombre' }).first().fill('Escrito a medias');
  await back();
  await question.waitFor();
  await back();
  await question.waitFor({ state: 'hidden' });
  expect(await client.getByRole('textbox', { name: 'Nombre' }).first().inputValue()).toBe('Escrito a medias');
  await back();
  await question.getByRole('button', { name: 'Descartar cambios' }).tap();
  await client.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/app/admin/loads/new');
  await returnDevice(context);
});
