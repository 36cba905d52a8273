import type { Browser, Page } from 'playwright-core';
import { letIn, PASSWORD } from '../../browser/chromium.ts';
import { type Cost, slowVisit } from './visit.ts';

export type Journey = Record<string, Cost>;

const WHO = 'admin';
const LOOKED_AT_MS = 1_000;
const ROWS = 'tbody tr td';
const PASSWORD_FIELD = 'input[type=password]';
const FIELD = 'form input[name="nif"]';

type Application = {
  url: string;
  start: string;
  list: string;
  form: string;
  /** The first thing that is shown after the login. */
  home: string;
  /** What opens a row of the list. */
  row: string;
  table?: string;
  open?: (page: Page) => Promise<void>;
};

export const product = (url: string): Application => ({
  url,
  start: '/app/',
  list: '/app/admin/clients',
  form: '/app/admin/clients/1',
  home: 'main li h2',
  row: 'main tbody a[href*="/admin/clients/"]',
  table: '/app/admin/tableLoads',
});

export const bare = (url: string): Application => ({
  url,
  start: '/',
  list: '/#/clients',
  form: '/#/clients/1',
  home: ROWS,
  row: 'tbody tr td:nth-child(3)',
});

/** Each screen by its address with nothing in the cache, and the ways from login to home and from list to form. */
export const travel = async (browser: Browser, app: Application): Promise<Journey> => {
  const journey: Journey = {};
  const first = await slowVisit(browser, app.url);
  journey.login = await first.spent(() => first.page.goto(app.start, { waitUntil: 'commit' }), PASSWORD_FIELD);
  await first.page.locator('input[name=username]').fill(WHO);
  await first.page.locator(PASSWORD_FIELD).fill(PASSWORD);
  const terms = first.page.getByRole('checkbox', { name: /acepto/i });
  if (await terms.isVisible()) await terms.check();
  const submit = first.page.locator('button[type=submit]');
  journey.home = await first.spent(() => submit.click(), app.home);
  await first.close();
  const cold = async (path: string, shown: string) => {
    const visit = await slowVisit(browser, app.url);
    await letIn(visit.page, WHO);
    await visit.page.addInitScript(() => localStorage.setItem('in', '1'));
    const cost = await visit.spent(() => visit.page.goto(path, { waitUntil: 'commit' }), shown);
    return { ...visit, cost };
  };
  const list = await cold(app.list, ROWS);
  journey.list = list.cost;
  // Whoever opens a row has looked at the list.
  await list.page.waitForTimeout(LOOKED_AT_MS);
  journey['list → form'] = await list.spent(() => list.page.locator(app.row).first().click(), FIELD);
  await list.close();
  const form = await cold(app.form, FIELD);
  journey.form = form.cost;
  await form.close();
  if (app.table) {
    const table = await cold(app.table, ROWS);
    journey.table = table.cost;
    await table.close();
  }
  return journey;
};
