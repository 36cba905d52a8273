import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { can, writableFields } from '#domain/permissions';
import { RESOURCES } from '#domain/resources';
import { newVisitor, openSession } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

/** Resources whose rows are made or changed in another way than on a page with a form. */
const NO_CREATE_PAGE = ['payments', 'sepaFiles', 'requestedRoutes', 'accountingRequests', 'invoiceRuns'];
const NO_EDIT_PAGE = ['requestedRoutes', 'accountingRequests', 'payments', 'sepaFiles'];

type FormPage = { path: string; isNew: boolean };
const FORMS: FormPage[] = RESOURCES.flatMap(name => [
  ...(can('admin', 'create', name) && !NO_CREATE_PAGE.includes(name) ? [{ path: `${name}/new`, isNew: true }] : []),
  ...(writableFields('admin', 'update', name).size && !NO_EDIT_PAGE.includes(name) ? [{ path: name, isNew: false }] : []),
]);

/** Rows that can still be changed, where the first may not be. */
const CHANGEABLE: Record<string, object> = {
  loads: { status: 'not-assigned', invoiceId: null },
  routes: { status: 'draft' },
  documents: { carrierId: 1 },
};

const addressOf = async (page: Page, { path, isNew }: FormPage): Promise<string> => {
  if (isNew) return `/app/admin/${path}`;
  if (path === 'settings') return '/app/admin/settings/1';
  const query = new URLSearchParams({ filter: JSON.stringify(CHANGEABLE[path] ?? {}), range: '[0,0]' });
  const { data } = await (await page.request.get(`/api/${path}?${query}`)).json();
  return `/app/admin/${path}/${data[0].id}`;
};

const LINE =
  'form :is(input[type=text], input[type=email], textarea)[name]:not([role=combobox], [inputmode], [autocapitalize], [disabled], [readonly])';
const TYPED = 'Escrito a medias';

/** Goes there as a link does: the application isn't loaded anew. */
const openWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({ idx: history.state.idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What the session keeps of what is being typed (drafts and loads prove that it is put back). */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => /^(draft|step-)/.test(key))
      .join(),
  );
const asksBeforeClosing = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Walks through what every form does, whatever it asks for; answers what it didn't do. */
const walk = async (page: Page, form: FormPage): Promise<string[]> => {
  const found: string[] = [];
  const check = (isTrue: boolean, what: string) => void (isTrue || found.push(`${form.path}: ${what}`));
  const address = await addressOf(page, form);
  await openWithin(page, address);
  const line = page.locator(LINE).first();
  await line.waitFor();
  const go = page.getByRole('button', { name: /^(Guardar|Continuar)$/ });
  const missing = page.locator('form [data-missing]');
  if (form.isNew) check((await go.isDisabled()) === (await missing.isVisible()), 'waits for what is missing');
  else check(await go.isDisabled(), 'has nothing to save as it opens');
  check(!(await asksBeforeClosing(page)), 'may be closed as it opens');
  await line.fill(TYPED);
  await expect.poll(() => kept(page), { message: `${form.path}: keeps what is typed` }).toContain(TYPED);
  check(await asksBeforeClosing(page), 'asks before the tab is closed');
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await question.waitFor({ state: 'hidden' });
  check((await line.inputValue()) === TYPED, 'loses nothing when one stays');
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.waitForURL(url => url.pathname !== address);
  check((await kept(page)) === '', 'forgets what was discarded');
  return found;
};

test('every form waits until it is right, keeps what is typed, and asks before it is lost', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await openSession(page, 'super');
  const found: string[] = [];
  for (const form of FORMS) found.push(...(await walk(page, form)));
  expect([...found, ...complaints]).toEqual([]);
  await context.close();
}, 120_000);
