import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pictureOf } from '../help/pictures.ts';
import { barriers } from './barriers.ts';
import { DESKTOP, letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { field, fill } from './person.ts';

const own = serverPerFile();

const IBAN = 'ES91 2100 0418 4502 0005 1332';
const VAT_WARNING = 'El número de IVA intracomunitario no tiene el formato de su país. Compruébalo.';

const held = (page: Page, name: string) => field(page, name).inputValue();
const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth <= 1);

test.each(Object.entries({ desktop: DESKTOP, phone: PHONE }))(
  'on a %s a company is kept with its numbers typed as on paper, told of those that are wrong or odd, and found by them',
  async (name, size) => {
    const { page, context, complaints } = await newVisitor(own.browser, own.server.url, size);
    await letIn(page, 'admin');
    await page.goto('/app/admin/clients/new');
    const company = `Prueba ${name} ${Date.now()}`;
    await fill(page, 'Nombre', company);
    await fill(page, 'Alias', company);
    await fill(page, 'NIF', '12.345.678-a');
    await fill(page, 'NIF-IVA intracomunitario', 'xx 12');
    await fill(page, 'Cuenta bancaria (IBAN)', 'iban es91-2100 0418 4502 0005 1333');
    await fill(page, 'Teléfono', '+34');
    await field(page, 'Teléfono').blur();
    expect(await page.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
    await page.getByText('La letra no corresponde al número. Revisa el NIF.').waitFor();
    await page.getByText('El IBAN no es correcto. Revisa sus cifras.').waitFor();
    await page.getByText(VAT_WARNING).waitFor();
    // Nothing that was typed is lost, but a dial code alone is no number.
    expect(await held(page, 'Cuenta bancaria (IBAN)')).toBe('ES91 2100 0418 4502 0005 1333');
    expect(await held(page, 'NIF')).toBe('12345678A');
    expect(await held(page, 'Teléfono')).toBe('');
    expect(await barriers(page)).toEqual([]);
    expect(await fitsIn(page)).toBe(true);

    await fill(page, 'NIF', 'b-12345678');
    await page.getByText('El NIF no tiene un dígito de control habitual. Compruébalo.').waitFor();
    await fill(page, 'Cuenta bancaria (IBAN)', IBAN.toLowerCase());
    await fill(page, 'Teléfono', '0034 600 12 31 23');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { level: 1, name: company }).waitFor();
    expect(await held(page, 'Cuenta bancaria (IBAN)')).toBe(IBAN);
    expect(await held(page, 'Teléfono')).toBe('+34 600 123 123');
    await page.goto('/app/admin/clients');
    await page.getByRole('textbox', { name: 'Buscar' }).fill('es91 2100-0418');
    await page.getByText(company).first().waitFor();
    await returnDevice(context);
    expect(complaints.filter(text => !text.includes('422'))).toEqual([]);
  },
);

test('a trailer’s plate on a tractor is told of, in capitals', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'transportista');
  await page.goto('/app/admin/vehicles/new');
  await fill(page, 'Matrícula', 'r-1234 bbb');
  await page.getByText('Es una matrícula de remolque y el vehículo es tractor. Compruébala.').waitFor();
  await page.getByLabel('Tiene tracción').click();
  await page.getByText('Es una matrícula de remolque').waitFor({ state: 'hidden' });
  expect(await held(page, 'Matrícula')).toBe('R1234BBB');
  await returnDevice(context);
});

test('the office is told of another company with the same NIF, and keeps both', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  for (const [kind, label, note] of [
    ['clients', 'NIF', 'Ya hay un cliente con este NIF: Doble de clients'],
    ['carriers', 'CIF', 'Ya hay un transportista con este NIF: Doble de carriers'],
  ] as const) {
    const nif = `B${Date.now() % 1e8}`.padEnd(9, '0');
    const company = { name: `Doble de ${kind}`, nif, phone: '+34600123123', email: 'doble@example.com' };
    const more = kind === 'carriers' ? { companyType: 'society' } : { alias: company.name };
    const made = await page.request.post(`/api/${kind}`, { data: { ...company, ...more } });
    const { data } = (await made.json()) as { data: { id: number } };
    await page.goto(`/app/admin/${kind}/new`);
    await fill(page, label, nif.toLowerCase().replace('b', 'b-'));
    await page.getByText(note).waitFor();
    await fill(page, label, '12345678Z');
    await page.getByText(note).waitFor({ state: 'detached' });
    await page.goto(`/app/admin/${kind}/${data.id}`);
    await page.getByRole('heading', { level: 1, name: company.name }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(note).count()).toBe(0);
    expect((await page.request.post(`/api/${kind}`, { data: { ...company, ...more } })).status()).toBe(201);
    // Nor of the second, once it is kept: what a form opens with isn't asked about.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: company.name }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(note).count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await returnDevice(context);
});

test('a discount with its cover is the first card of a carrier’s phone', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/discounts/new');
  const title = `Neumáticos ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Título/ }).fill(title);
  await fill(page, 'Descripción', 'Un 10 %');
  await fill(page, 'Enlace', 'javascript:alert(1)');
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ name: 'mal.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('El archivo «mal.svg» no es una imagen de estas: JPEG, PNG, WebP.').waitFor();
  await page.getByText('Debe ser una dirección web (https://…)').waitFor();
  expect(await page.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
  await fill(page, 'Enlace', 'https://example.com/oferta');
  await picture.setInputFiles({ name: 'uno.png', mimeType: 'image/png', buffer: await pictureOf('png') });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Descuentos' }).waitFor();
  await returnDevice(context);

  const phone = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(phone.page, 'transportista');
  await phone.page.goto('/app/admin/discounts');
  const card = phone.page
    .getByRole('listitem')
    .filter({ has: phone.page.getByRole('heading', { level: 2 }) })
    .first();
  await card.getByRole('heading', { name: title }).waitFor();
  expect(await card.getByRole('link', { name: 'Ver oferta' }).getAttribute('href')).toBe('https://example.com/oferta');
  const widthOf = () => card.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(100);
  expect(await fitsIn(phone.page)).toBe(true);
  // The only one that is found is opened straight away.
  await phone.page.getByRole('textbox', { name: 'Buscar' }).fill(title);
  await phone.page.getByText('Puedes consultar estos datos, pero no modificarlos.').waitFor();
  await phone.page.getByRole('heading', { name: 'Portada' }).waitFor();
  expect(await phone.page.getByText('Sin archivos').count()).toBe(0);
  expect(phone.complaints).toEqual([]);
  await returnDevice(phone.context);
});
