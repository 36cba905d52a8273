import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { addDays, dayField, dayOf, field, fill, fillDay, saved } from './person.ts';

const own = serverPerFile();

declare global {
  var firstFields: string[] | undefined;
}

/**
 * From now on each page keeps the names of the fields that a form came up with, and types into one of them in that very
 * moment. How long the moment is depends on the device; that there is one does not.
 */
const typeAtOnce = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript(typed => {
    new MutationObserver((_changes, observer) => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
      const name = inputs.find(input => input.name === 'name');
      if (!name || !inputs.some(input => input.name === 'nif')) return;
      observer.disconnect();
      globalThis.firstFields = inputs.map(input => input.name);
      // As the browser itself sets it, which React doesn't notice; it hears of it from the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, typed);
      name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  }, text);

const firstFieldsOn = (page: Page) => page.evaluate(() => globalThis.firstFields);
const fieldsOn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('form input[name]')].map(({ name }) => name));

test.each([
  ['clients', 'Contacto'],
  ['carriers', 'Servicios'],
])(
  'of a row of %s the first part can be typed in before the others are drawn, and what is typed stays',
  async (resource, last) => {
    const name = `Escrito pronto ${resource}`;
    const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
    await letIn(page, 'admin');
    await typeAtOnce(page, name);
    await page.goto(`/app/admin/${resource}/1`);
    await page.getByRole('heading', { name: last }).waitFor();
    expect(await firstFieldsOn(page)).not.toContain('phone');
    await fill(page, 'Teléfono', '600 123 123');
    expect(await field(page, 'Nombre').inputValue()).toBe(name);
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    expect((await saved).status()).toBe(200);
    const { data } = await (await page.request.get(`/api/${resource}/1`)).json();
    expect([data.name, data.phone]).toEqual([name, '600123123']);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  },
);

test('a number that is wrong is shown as it was typed, so that one sees why', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/routes/new');
  const leave = async (price: string) => {
    await fill(page, 'Precio', price);
    await field(page, 'Comentarios').focus();
    return field(page, 'Precio').inputValue();
  };
  expect(await leave('1234,5')).toBe('1.234,50');
  expect(await leave('1.234,567')).toBe('1.234,567');
  await page.getByText('Máximo 2 decimales').waitFor();
  expect(await leave('1.234,56')).toBe('1.234,56');
  await returnDevice(context);
});

test('what one field makes wrong in another is said there once it is left, and no longer when it is right again', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/routes/new');
  const today = dayOf(new Date());
  const tooEarly = page.getByText('No puede ser anterior a la fecha inicial');
  const begin = async (day: string) => {
    await fillDay(page, 'Fecha de inicio', day);
    await field(page, 'Comentarios').focus();
  };
  await fillDay(page, 'Fecha de fin', addDays(today, 5));
  await begin(addDays(today, 9));
  await tooEarly.waitFor();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await begin(addDays(today, 3));
  await tooEarly.waitFor({ state: 'hidden' });
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('a new row has all its parts at once: what it is prefilled with goes into fields that are there', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await typeAtOnce(page, 'Escrito pronto');
  await page.goto('/app/admin/clients/new');
  await page.getByRole('heading', { name: 'Opciones' }).waitFor();
  expect(await firstFieldsOn(page)).toContain('phone');
  expect(await firstFieldsOn(page)).toEqual(await fieldsOn(page));
  expect(await field(page, 'Nombre').inputValue()).toBe('Escrito pronto');
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

/** Names of fields that end in dots, since their field is narrower than they are. */
const cutNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form label')]
      .filter(label => label.clientWidth > 1 && label.scrollWidth > label.clientWidth)
      .map(label => label.textContent),
  );

test.each([
  ['cliente', '/app/admin/locations/new', 'Código postal'],
  ['transportista', '/app/admin/vehicles/new', 'Año de matriculación'],
])('%s reads the names of empty fields whole, however wide the screen is', async (user, path, last) => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, user);
  await page.goto(path);
  await page.getByLabel(last).waitFor();
  for (const width of [360, 600, 900, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutNames(page), `${width}`).toEqual([]);
  }
  await returnDevice(context);
});

test('what a society doesn’t have holds back no carrier that turned out to be one, and isn’t kept', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/carriers/new');
  const choose = async (name: string, choice: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: choice }).click();
  };
  await choose('Tipo de empresa', 'Autónomo');
  await fill(page, 'Nombre', 'Portes de Sociedad');
  await fill(page, 'Apellidos', 'A'.repeat(101));
  await fill(page, 'NIF', 'B12345674');
  await choose('Régimen fiscal', 'Módulos');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await choose('Tipo de empresa', 'Sociedad');
  await expect.poll(() => save.isEnabled()).toBe(true);
  const id = await saved(page, 'carriers');
  const { data } = await (await page.request.get(`/api/carriers/${id}`)).json();
  expect(data).toMatchObject({ companyType: 'society', surname: null, taxRegime: null });
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('a date that doesn’t exist is told from one that isn’t whole', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/routes/new');
  const leave = async (typed: string) => {
    await dayField(page, 'Fecha de inicio').click();
    await page.keyboard.type(typed);
    await field(page, 'Comentarios').focus();
  };
  await leave('31');
  await page.getByText('Escribe la fecha entera: DD-MM-AAAA').waitFor();
  await leave('31042027');
  await page.getByText('Esa fecha no existe.').waitFor();
  await leave('30');
  await page.getByText('Esa fecha no existe.').waitFor({ state: 'hidden' });
  await returnDevice(context);
});

test('clients of the same name are told apart where one is chosen, and by what was chosen', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const name = 'Transportes García Onda, S.L.';
  for (const nif of ['B12345674', 'A58818501'])
    expect((await page.request.post('/api/clients', { data: { name, alias: name, nif } })).status()).toBe(201);
  await page.goto('/app/admin/loads/new');
  await fill(page, 'Cliente', name);
  await page.getByRole('option', { name: `${name} · A58818501` }).click();
  await expect.poll(() => field(page, 'Cliente').inputValue()).toBe(`${name} · A58818501`);
  await field(page, 'Referencia del cliente').focus();
  expect(await field(page, 'Cliente').inputValue()).toBe(`${name} · A58818501`);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
