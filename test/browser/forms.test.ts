import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writableFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { translate } from '#i18n';
import { newVisitor, openSession, PASSWORD, typeLogin } from './chromium.ts';
import { returnDevice } from './devices.ts';
import {
  addressOf,
  type FormPage,
  formsOf,
  lineOf,
  NOT_SENT,
  offeredFields,
  openWithin,
  wholeForm,
} from './formPages.ts';
import { serverPerFile } from './ownServer.ts';
import { dayField, field, fill, isFocused } from './person.ts';

const own = serverPerFile();
/** So many forms take long on a busy machine. */
const WALK_MS = 180_000;

const TYPED = 'Escrito a medias';

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

const goButton = (page: Page) => page.getByRole('button', { name: /^(Guardar|Continuar)$/ });
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Cambios sin guardar' });

/** Walks through what every form does, whatever it asks for; answers what it didn't do. */
const walk = async (page: Page, form: FormPage): Promise<string[]> => {
  const found: string[] = [];
  const check = (isTrue: boolean, what: string) => void (isTrue || found.push(`${form.resource}: ${what}`));
  const address = await addressOf(page, form, 'superUser');
  await openWithin(page, address);
  const line = lineOf(page);
  await line.waitFor();
  await wholeForm(page);
  const go = goButton(page);
  const missing = page.locator('form [data-missing]');
  if (form.isNew) check((await go.isDisabled()) === (await missing.isVisible()), 'waits for what is missing');
  else check(await go.isDisabled(), 'has nothing to save as it opens');
  check(!(await asksBeforeClosing(page)), 'may be closed as it opens');
  found.push(...(await silentStars(page)));
  await line.fill(TYPED);
  await expect.poll(() => kept(page), { message: `${form.resource}: keeps what is typed` }).toContain(TYPED);
  check(await asksBeforeClosing(page), 'asks before the tab is closed');
  const question = leaveQuestion(page);
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

test(
  'every form waits until it is right, keeps what is typed, and asks before it is lost',
  async () => {
    const { page, context, complaints } = await enter('super');
    await openNothing(page);
    const found: string[] = [];
    for (const form of formsOf('superUser')) found.push(...(await walk(page, form)));
    expect([...found, ...complaints]).toEqual([]);
    await returnDevice(context);
  },
  WALK_MS,
);

/** A page that asks the server for nothing, to come back to. */
const openNothing = async (page: Page) => {
  await openWithin(page, '/app/nada');
  await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
};

/** Changes the first thing that can be: an e-mail, what else is typed, else what is ticked, else what is chosen; answers its name. */
const changeOne = async (page: Page): Promise<string> => {
  const email = page.locator('main form input[type=email]:not([disabled])').first();
  const isEmail = (await email.count()) > 0;
  const line = isEmail ? email : lineOf(page);
  if ((await line.count()) > 0) {
    await line.fill(isEmail ? `formas${Date.now()}@example.com` : `Formas ${Date.now()}`);
    return (await line.getAttribute('name')) ?? '';
  }
  const box = page.locator('main form input[type=checkbox]:not([disabled])').first();
  if ((await box.count()) > 0) {
    await box.setChecked(!(await box.isChecked()));
    return (await box.getAttribute('name')) ?? '';
  }
  const select = page.locator('main form [role=combobox]:not([aria-disabled=true], [disabled])').first();
  await select.click();
  await page.locator('[role=option]:not([aria-selected=true])').first().click();
  return (await select.locator('xpath=..').locator('input').getAttribute('name')) ?? '';
};

/** The row of a page as the server has it. */
const rowOf = async (page: Page, address: string): Promise<Record<string, unknown>> =>
  (await (await page.request.get(address.replace('/app/admin', '/api'))).json()).data;

const texts = (row: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, `${value}`]));

/** A role's own forms: what they offer, what holds them back, what is saved and found again. Answers what isn't so. */
const walkAs = async (page: Page, form: FormPage, role: Role): Promise<string[]> => {
  const found: string[] = [];
  const { resource, isNew } = form;
  const check = (isTrue: boolean, what: string) =>
    void (isTrue || found.push(`${resource}${isNew ? '/new' : ''}: ${what}`));
  const address = await addressOf(page, form, role);
  await openNothing(page);
  await openWithin(page, address);
  const go = goButton(page);
  await go.waitFor();
  await wholeForm(page);
  const writable = writableFields(role, isNew ? 'create' : 'update', resource);
  const beyond = (await offeredFields(page)).filter(name => !writable.has(name) && !NOT_SENT[resource]?.includes(name));
  check(beyond.length === 0, `offers ${beyond.join()}`);
  if (isNew) {
    const isHeld = (await page.getByRole('button', { name: /^Falta o hay que corregir: \S/ }).count()) > 0;
    check((await go.isDisabled()) === isHeld, 'names what is missing');
  } else check(await go.isDisabled(), 'has nothing to save as it opens');
  const name = await changeOne(page);
  await page.goBack();
  if (isNew) {
    await leaveQuestion(page).getByRole('button', { name: 'Descartar cambios' }).click();
    await page.waitForURL(url => url.pathname !== address);
    return found;
  }
  await leaveQuestion(page).getByRole('button', { name: 'Seguir aquí' }).click();
  await leaveQuestion(page).waitFor({ state: 'hidden' });
  const proof = page.getByLabel(/^Contraseña actual/);
  if ((await proof.count()) > 0) {
    check(await go.isDisabled(), 'waits for the password of now');
    await proof.fill(PASSWORD);
  }
  const before = (await rowOf(page, address))[name];
  const typed = page.locator(`main form [name="${name}"]:not([type=checkbox], [aria-hidden])`);
  const text = (await typed.count()) > 0 ? await typed.inputValue() : null;
  await go.click();
  const notice = page.getByRole('alert').filter({ hasText: /modificad[oa]|se han guardado/ });
  await notice.waitFor();
  const row = await rowOf(page, address);
  const sentence = translate(`resources.${resource}.notifications.updated`, { smart_count: 1, ...texts(row) });
  check((await notice.innerText()) === sentence, `says ${await notice.innerText()}`);
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await notice.waitFor({ state: 'hidden' });
  check(text === null ? row[name] !== before : row[name] === text, `has ${name} ${row[name]}, not ${text}`);
  return found;
};

/** Forms that ask the same of an admin as of the superuser, whose walk has been through them. */
const isWalked = ({ resource, isNew }: FormPage, role: Role): boolean => {
  const asked = (of: Role) => `${[...writableFields(of, isNew ? 'create' : 'update', resource)]}`;
  return role === 'admin' && asked(role) === asked('superUser');
};

const ACCOUNTS: [string, Role][] = [
  ['admin', 'admin'],
  ['transportista', 'carrier'],
  ['cliente', 'client'],
  ['contable', 'accountant'],
  ['conductor', 'driver'],
];

test.each(ACCOUNTS)(
  '%s is offered what that role may write, and finds again what was saved',
  async (account, role) => {
    const { page, context, complaints } = await enter(account);
    const found: string[] = [];
    for (const form of formsOf(role)) if (!isWalked(form, role)) found.push(...(await walkAs(page, form, role)));
    expect([...found, ...complaints]).toEqual([]);
    await returnDevice(context);
  },
  WALK_MS,
);

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
  await typeLogin(login, 'admin');
  await login.waitFor({ state: 'hidden' });
  await save(page).dblclick();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const query = new URLSearchParams({ filter: JSON.stringify({ name }) });
  const { data } = await (await page.request.get(`/api/clients?${query}`)).json();
  expect(data).toMatchObject([{ name, nif: 'B12345674', vat: 'ESB12345674' }]);
  await returnDevice(context);
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
  await returnDevice(context);
});
