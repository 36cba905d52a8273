import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openSession } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

const views = (page: Page) => page.getByRole('dialog', { name: 'Vistas guardadas' });

test('a list as somebody filtered and ordered it is kept under a name, for that account alone', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'admin');
  await page.goto('/app/admin/loads');
  const ongoing = page.getByRole('button', { name: 'En curso', pressed: true });
  const heaviest = page.getByRole('combobox', { name: 'Ordenar por' }).filter({ hasText: 'Peso (kg)' });
  await page.getByRole('button', { name: 'En curso' }).click();
  await ongoing.waitFor();
  await page.getByRole('columnheader', { name: 'Peso' }).getByRole('button').click();
  await heaviest.waitFor();
  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  const save = views(page).getByRole('button', { name: 'Guardar vista' });
  expect(await save.isDisabled()).toBe(true);
  await views(page).getByLabel('Nombre de la vista').fill('Los más pesados');
  await save.click();
  await page.getByText('Vista «Los más pesados» guardada').waitFor();
  const chosen = page.getByRole('button', { name: 'Los más pesados', exact: true });
  await chosen.waitFor();

  await page.getByRole('button', { name: 'Todos', exact: true }).click();
  await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  await views(page).getByRole('button', { name: 'Los más pesados', exact: true }).click();
  await chosen.waitFor();
  await ongoing.waitFor();
  await heaviest.waitFor();

  await chosen.click();
  await views(page).getByLabel('Nombre de la vista').fill('LOS MÁS PESADOS');
  await views(page).getByText('se sustituirá').waitFor();
  await views(page).getByRole('button', { name: 'Eliminar la vista Los más pesados' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
  await context.close();
  expect(complaints).toEqual([]);
});
