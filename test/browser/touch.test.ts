import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { letIn, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const office = officePerFile(own);

const LEAST = 44;

/** A phone that is pointed at with a finger. */
const enter = async (username?: string): Promise<Page> => {
  const { url } = own.server;
  const context = await own.browser.newContext({
    viewport: PHONE,
    baseURL: url,
    locale: 'es-ES',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  if (username) await letIn(page, username);
  return page;
};

/** Whether a finger that comes down as far from its middle as that still hits it: up, down, left and right. */
const isLarge = async (target: Locator): Promise<boolean> => {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate(
    (element, half) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return [
        [0, -half],
        [0, half],
        [-half, 0],
        [half, 0],
      ].every(([right = 0, down = 0]) => element.contains(document.elementFromPoint(middleX + right, middleY + down)));
    },
    LEAST / 2 - 1,
  );
};

const smallOn = async (username: string | undefined, path: string, names: (page: Page) => Locator[]) => {
  const page = await enter(username);
  await page.goto(path);
  const small: string[] = [];
  for (const target of names(page)) {
    await target.waitFor();
    if (!(await isLarge(target))) small.push(String(target));
  }
  await returnDevice(page.context());
  return small;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('what is pressed by itself is large enough for a finger', async () => {
  const { routeId } = await newLoad(office, dayOf(new Date()));
  const small = [
    ...(await smallOn(undefined, '/app/login', page => [
      button(page, '¿Olvidaste tu contraseña?'),
      button(page, 'Mostrar contraseña'),
    ])),
    ...(await smallOn('transportista', '/app/admin/alerts', page => [
      page.getByRole('link', { name: /^Abrir / }).first(),
      button(page, 'Seleccionar varios'),
    ])),
    ...(await smallOn('transportista', `/app/admin/routes/${routeId}`, page => [
      page
        .getByRole('main')
        .getByRole('link', { name: /^P\. \d+$/ })
        .first(),
    ])),
    ...(await smallOn('transportista', '/app/admin/routes', page => [button(page, /^Planificadas/)])),
    ...(await smallOn('admin', '/app/admin/loads/new', page => [button(page, 'Abrir'), button(page, /^Falta o hay/)])),
  ];
  expect(small).toEqual([]);
});
