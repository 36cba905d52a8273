import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { PNG } from '../help/invoicing.ts';
import { newVisitor, PHONE, signIn, typeLogin } from './chromium.ts';
import type { DriverLoad } from './newLoad.ts';
import { confirm } from './person.ts';

/** A driver's phone with the route of a load open: what a thumb does on it, and whether there is coverage. */
export type DriverPhone = {
  context: BrowserContext;
  page: () => Page;
  complaints: string[];
  /** The card of the load. */
  card: () => Locator;
  button: (name: string) => Locator;
  open: () => Promise<void>;
  /** Closes the tab and opens another, as a phone does by itself. */
  openAnew: () => Promise<void>;
  step: (name: string) => Promise<void>;
  photograph: (paper: string) => Promise<void>;
  askForCmr: (comments: string) => Promise<void>;
  loseCoverage: () => Promise<void>;
  findCoverage: () => Promise<void>;
  pending: (count: number) => Promise<void>;
  nothingPending: () => Promise<void>;
  logOut: () => Promise<void>;
  /** In the dialog that a lapsed session brings. */
  logInAgain: (username: string) => Promise<void>;
};

export const openPhone = async (
  browser: Browser,
  url: string,
  load: DriverLoad,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<DriverPhone> => {
  const visitor = await newVisitor(browser, url, PHONE);
  const { context, complaints } = visitor;
  let page = visitor.page;
  await prepare(page);

  const card = () => page.locator('.MuiAccordion-root').filter({ hasText: new RegExp(`P\\. ${load.id}(?!\\d)`) });
  const button = (name: string) => card().getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const open = async () => {
    await page.goto(`/app/driver/routes/${load.routeId}`);
    await card().waitFor();
  };

  await signIn(page, 'conductor');
  // All of the driver's open routes, which the phone keeps.
  const answered = page.waitForResponse(response => decodeURIComponent(response.url()).includes('"routeId":['));
  await open();
  await answered;

  return {
    context,
    page: () => page,
    complaints,
    card,
    button,
    open,
    openAnew: async () => {
      await page.close();
      page = await context.newPage();
    },
    step: async name => {
      await button(name).click();
      await confirm(page);
    },
    photograph: paper =>
      card()
        .locator(`div:has(> button:has-text("Añadir ${paper}")) > input[capture]`)
        .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG }),
    askForCmr: async comments => {
      await button('Pedir CMR').click();
      await dialog().getByLabel('Comentarios').fill(comments);
      await dialog().getByRole('button', { name: 'Enviar petición' }).click();
      await dialog().waitFor({ state: 'hidden' });
    },
    loseCoverage: async () => {
      // Until then the page is the server's alone.
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      await context.setOffline(true);
    },
    findCoverage: async () => {
      await context.setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    pending: count => page.getByText(count === 1 ? '1 pendiente de enviar' : `${count} pendientes de enviar`).waitFor(),
    nothingPending: () => page.getByText(/pendientes? de enviar/).waitFor({ state: 'hidden' }),
    logOut: async () => {
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      await page.getByRole('button', { name: /Cerrar sesión/ }).click();
    },
    logInAgain: async username => {
      await typeLogin(dialog(), username);
      await dialog().waitFor({ state: 'hidden' });
    },
  };
};
