import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { fill, isFocused } from './person.ts';

const own = serverPerFile();

const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });

test('who is not let in goes on where something is wrong, or with the button that was pressed', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await page.goto('/app/');
  await fill(page, 'Usuario', 'admin');
  await enter(page).click();
  await expect.poll(() => isFocused(page.getByLabel(/^Contraseña/))).toBe(true);
  await page.keyboard.type('ninguna');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('checkbox', { name: /acepto/i });
  await expect.poll(() => isFocused(terms)).toBe(true);
  await page.keyboard.press('Space');
  await enter(page).click();
  await page.getByText('Usuario y/o password incorrecto').waitFor();
  await expect.poll(() => isFocused(enter(page))).toBe(true);
  await context.close();
});
