import { expect, test } from 'vitest';
import { newVisitor, openSession, PHONE } from './chromium.ts';
import { lineOf } from './formPages.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

test('on a phone the menu closes as one goes, also when one is asked first, and stays closed on the way back', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'admin');
  const menu = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await menu.waitFor();
  };
  const closed = () => menu.waitFor({ state: 'hidden' });
  const go = async (name: string) => {
    await openMenu();
    await menu.getByRole('link', { name, exact: true }).click();
  };
  await go('Clientes');
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  await go('Pedidos');
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
  await closed();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Añadir' }).click();
  await lineOf(page).fill('Escrito a medias');
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await closed();
    expect(await lineOf(page).inputValue()).toBe('Escrito a medias');
  };
  await go('Pedidos');
  await stay();
  await openMenu();
  await page.goBack();
  await stay();
  await context.close();
});
