import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { can, writableFields } from '#domain/permissions';
import { RESOURCES } from '#domain/resources';
import { newVisitor, openSession, PASSWORD } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { dayField, field, fill, isFocused } from './person.ts';

const own = serverPerFile();

/** Resources whose rows are made or changed in another way than on a page with a form. */
const NO_CREATE_PAGE = ['payments', 'sepaFiles', 'requestedRoutes', 'accountingRequests', 'invoiceRuns'];
const NO_EDIT_PAGE = ['requestedRoutes', 'accountingRequests', 'payments', 'sepaFiles'];

type FormPage = { path: string; isNew: boolean };
const FORMS: FormPage[] = RESOURCES.flatMap(name => [
  ...(can('admin', 'create', name) && !NO_CREATE_PAGE.includes(name) ? [{ path: `${name}/new`, isNew: true }] : []),
  ...(writableFields('admin', 'update', name).size && !NO_EDIT_PAGE.includes(name)
    ? [{ path: name, isNew: false }]
    : []),
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

/** Fields that are typed in whose star is only seen. */
const silentStars = (page: Page): Promise<string[]> =>
  page.locator('form label').evaluateAll(labels =>
    labels.flatMap(label => {
      const field = document.getElementById(label.getAttribute('for') ?? '');
      const isTyped = field?.matches('input:not([aria-hidden=true], :disabled), textarea:not(:disabled)') ?? false;
      const isSaid = !isTyped || field?.matches('[required], [aria-required=true]');
      return label.textContent.endsWith('*') && !isSaid ? [label.textContent] : [];
    }),
  );

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
  found.push(...(await silentStars(page)));
  await line.fill(TYPED);
  await expect.poll(() => kept(page), { message: `${form.path}: keeps what is typed` }).toContain(TYPED);
  check(await asksBeforeClosing(page), 'asks before the tab is closed');
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  if (form.isNew) {
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await question.waitFor({ state: 'hidden' });
    check((await line.inputValue()) === TYPED, 'loses nothing when one stays');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.waitForURL(url => url.pathname !== address);
  check((await kept(page)) === '', 'forgets what was discarded');
  return found;
};

const enter = async (username: string) => {
  const visitor = await newVisitor(own.browser, own.server.url);
  await openSession(visitor.page, username);
  return visitor;
};

test('every form waits until it is right, keeps what is typed, and asks before it is lost', async () => {
  const { page, context, complaints } = await enter('super');
  // A page that asks the server for nothing, to come back to.
  await openWithin(page, '/app/nada');
  const found: string[] = [];
  for (const form of FORMS) found.push(...(await walk(page, form)));
  expect([...found, ...complaints]).toEqual([]);
  await context.close();
}, 120_000);

const typeClient = async (page: Page): Promise<string> => {
  const name = `Formas ${Date.now()}`;
  await openWithin(page, '/app/admin/clients/new');
  for (const [label, text] of Object.entries({ Nombre: name, Alias: name, NIF: ' b-12345674 ' }))
    await fill(page, label, text);
  return name;
};
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
/** The answer to the next creation of a client, in place of the server's. */
const answerOnce = (page: Page, status: number, json: object) =>
  page.route('**/api/clients', route => route.fulfill({ status, json }), { times: 1 });

test('a refusal loses nothing: what it says of a field stands under it and leads there, the rest back to the button', async () => {
  const { page, context } = await enter('admin');
  const name = await typeClient(page);
  for (const [status, message] of [
    [500, 'Error inesperado'],
    [413, 'El archivo es demasiado grande'],
  ] as const) {
    await answerOnce(page, status, { message });
    await save(page).click();
    await page.getByText(`${name} no pudo ser añadido. ${message}`).waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe(name);
    await expect.poll(() => isFocused(save(page))).toBe(true);
  }
  await answerOnce(page, 422, { message: 'No.', errors: { vat: 'Ya lo tiene otro' } });
  await field(page, 'Alias').press('Enter');
  const vat = page.getByRole('textbox', { name: 'NIF-IVA intracomunitario', description: 'Ya lo tiene otro' });
  await expect.poll(() => isFocused(vat)).toBe(true);
  expect(await vat.getAttribute('aria-invalid')).toBe('true');
  await fill(page, 'NIF-IVA intracomunitario', 'ESB12345674');

  // The session ends while one types: logged in again in place, the same form is saved, and once.
  await page.context().clearCookies();
  await save(page).click();
  const login = page.getByRole('dialog');
  await login.getByLabel(/usuario/i).fill('admin');
  await login.getByLabel(/^contraseña/i).fill(PASSWORD);
  await login.getByRole('checkbox', { name: /acepto/i }).check();
  await login.getByRole('button', { name: /entrar|iniciar sesión/i }).click();
  await login.waitFor({ state: 'hidden' });
  await save(page).dblclick();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const query = new URLSearchParams({ filter: JSON.stringify({ name }) });
  const { data } = await (await page.request.get(`/api/clients?${query}`)).json();
  expect(data).toMatchObject([{ name, nif: 'B12345674', vat: 'ESB12345674' }]);
  await context.close();
});

test('a day is typed as people write it; half of one is said to be so', async () => {
  const { page, context } = await enter('admin');
  await openWithin(page, '/app/admin/routes/new');
  const start = page.getByRole('group', { name: /^Fecha de inicio/ });
  const written = async () => (await start.innerText()).replace(/[^-\d]/g, '');
  for (const [typed, day] of [
    ['05/01/2027', '05-01-2027'],
    ['5/1/2027', '05-01-2027'],
    ['31.12.27', '31-12-2027'],
    ['1-2-2027', '01-02-2027'],
  ] as const) {
    await dayField(page, 'Fecha de inicio').click();
    await page.keyboard.type(typed);
    await field(page, 'Precio').focus();
    await expect.poll(written, { message: typed }).toBe(day);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(' 15/03/2028\n'));
  await dayField(page, 'Fecha de inicio').click();
  await page.keyboard.press('Control+v');
  await expect.poll(written).toBe('15-03-2028');
  await dayField(page, 'Fecha de fin').click();
  await page.keyboard.type('31');
  await field(page, 'Precio').focus();
  await page.getByText('Escribe la fecha entera: DD-MM-AAAA').waitFor();
  expect(await save(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Falta o hay que corregir: Fecha de fin' }).click();
  await expect.poll(() => isFocused(dayField(page, 'Fecha de fin'))).toBe(true);
  await context.close();
});
