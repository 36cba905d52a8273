import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { type DocumentOwnerFacts, documentValidity } from '#domain/documents/validity';
import { DESKTOP, newVisitor, openSession, PHONE, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { choose, fill, fillDay, isFocused, saved } from './person.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));

const own = serverPerFile();
const visitors: Visitor[] = [];

const enter = async (username: string, size: typeof PHONE, hasViewer = true): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  if (!hasViewer)
    await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
  await openSession(visitor.page, username);
  return visitor.page;
};
const rowsOf = async <T>(page: Page, path: string): Promise<T[]> =>
  (await (await page.request.get(`/api/${path}`)).json()).data;

/** The name of a select that has been chosen from goes on with the choice. */
const chooseType = async (page: Page, type: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^Tipo/ }).click();
  await page.getByRole('option', { name: type }).click();
};

/** What the field of the end of validity holds: `28-02-2029`, or the empty mask. */
const until = async (page: Page, day: string): Promise<void> => {
  const parts = page.getByRole('group', { name: /^Fecha de caducidad/ }).getByRole('spinbutton');
  const held = async () => (await parts.allTextContents()).map(text => text.replace(/\D/g, '')).join('-');
  await expect.poll(held, { timeout: 10_000 }).toBe(day);
};
const EMPTY = '--';

type Carrier = DocumentOwnerFacts & { id: number };
type Document = { id: number; type: string; carrierId: number; expirationDate: string };

describe('how long a document is valid', () => {
  test('is proposed to a carrier on the phone with its reason, and gives way to what is typed', async () => {
    const page = await enter('transportista', PHONE);
    const [carrier] = await rowsOf<Carrier>(page, 'carriers');
    await page.goto(`/app/admin/carriers/${carrier?.id}?tab=documents`);
    await page.getByRole('link', { name: 'Añadir documento' }).click();
    await chooseType(page, 'Impuestos (alta censal 036/037, IAE)');
    await page.getByText('Sin caducidad habitual.').waitFor();
    await fillDay(page, 'Fecha de expedición', '2024-02-29');
    await chooseType(page, 'CAP (tarjeta de cualificación del conductor)');
    await page.getByText('Propuesto: CAP, 5 años').waitFor();
    await until(page, '28-02-2029');
    await chooseType(page, 'Autorización de operador de transporte (OT)');
    await page.getByText(/^Propuesto: visado en \w+ de los años impares \(NIF acabado en \d\)$/).waitFor();
    const visado = documentValidity('auth_ot', '2024-02-29', carrier);
    if (visado.kind === 'until') await until(page, visado.day.split('-').reverse().join('-'));
    await chooseType(page, 'Escrituras / documentación de la empresa');
    await page.getByText('Sin caducidad habitual.').waitFor();
    await until(page, EMPTY);

    await fillDay(page, 'Fecha de caducidad', '2027-12-24');
    await chooseType(page, 'CAP (tarjeta de cualificación del conductor)');
    await page.getByText('Déjala vacía si no caduca.').waitFor();
    await until(page, '24-12-2027');
    expect(await page.getByText(/^Propuesto/).count()).toBe(0);
    // Reloading in spite of unsaved changes.
    page.on('dialog', dialog => void dialog.accept());
    await page.reload();
    await page.getByText('Se ha recuperado lo que estabas escribiendo.').waitFor();
    for (const type of [
      'Autorización de operador de transporte (OT)',
      'CAP (tarjeta de cualificación del conductor)',
    ]) {
      await chooseType(page, type);
      await until(page, '24-12-2027');
      expect(await page.getByText(/^Propuesto/).count()).toBe(0);
    }
    await page.locator('input[type=file]').setInputFiles(PAPER);
    const id = await saved(page, 'documents');
    const [stored] = await rowsOf<Document>(page, `documents?filter={"id":${id}}`);
    expect(stored).toMatchObject({ type: 'cap', expeditionDate: '2024/02/29', expirationDate: '2027/12/24' });
  });
});

describe('a document added from its own page', () => {
  const missing = (page: Page) => page.locator('[data-missing]');
  /** The part of the form is called like the first of the two. */
  const pick = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });

  test('says that whose it is is missing, first in general, then which one, and leads there', async () => {
    const page = await enter('admin', DESKTOP);
    await page.goto('/app/admin/documents/new');
    await page.getByText('Falta o hay que corregir: Pertenece a, Tipo, Archivos').click();
    await expect.poll(() => isFocused(pick(page, 'Pertenece a'))).toBe(true);
    await choose(page, 'Pertenece a', 'Transportista');
    await page.getByText('Falta o hay que corregir: Transportista, Tipo, Archivos').click();
    await expect.poll(() => isFocused(pick(page, 'Transportista'))).toBe(true);
    await chooseType(page, 'Otros');
    await page.locator('input[type=file]').setInputFiles(PAPER);
    await expect.poll(() => missing(page).textContent()).toBe('Falta o hay que corregir: Transportista');
    await pick(page, 'Pertenece a').click();
    await page.getByRole('option', { name: 'Vehículo' }).click();
    await expect.poll(() => missing(page).textContent()).toBe('Falta o hay que corregir: Vehículo, Tipo');
    expect(await page.getByText('Campo obligatorio').count()).toBe(2);
  });

  test('shows after a reload whose it is, and is that one’s when it is saved', async () => {
    const page = await enter('admin', DESKTOP);
    const [client] = await rowsOf<{ id: number; name: string }>(page, 'clients');
    page.on('dialog', dialog => void dialog.accept());
    await page.goto('/app/admin/documents/new');
    await choose(page, 'Pertenece a', 'Cliente');
    await page.reload();
    await page.getByText('Se ha recuperado lo que estabas escribiendo.').waitFor();
    await choose(page, 'Cliente', client?.name ?? '');
    await chooseType(page, 'DNI / NIE');
    await page.reload();
    await page.getByText('Se ha recuperado lo que estabas escribiendo.').waitFor();
    await expect.poll(() => pick(page, 'Pertenece a').textContent()).toBe('Cliente');
    await expect.poll(() => pick(page, 'Cliente').inputValue()).toContain(client?.name);
    await page.locator('input[type=file]').setInputFiles(PAPER);
    const id = await saved(page, 'documents');
    expect(await rowsOf(page, `documents?filter={"id":${id}}`)).toMatchObject([{ type: 'id', clientId: client?.id }]);
  });
});

describe('a document of which a newer version comes', () => {
  test('is replaced at the office’s desk, kept to be read, and the two lead to each other', async () => {
    const page = await enter('admin', DESKTOP);
    const renewed = `Póliza ${Date.now()}`;
    const filter = { carrierId: { isNotEmpty: true }, type: 'load_insurance' };
    const [older] = await rowsOf<Document>(page, `documents?filter=${JSON.stringify(filter)}`);
    await page.goto(`/app/admin/documents/${older?.id}`);
    await page.getByRole('link', { name: 'Sustituir por una versión nueva' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nueva versión del documento' }).waitFor();
    await page.getByText('Propuesto: seguro, 1 año').waitFor();
    await page.getByText('Propuesto: la fecha de hoy; pon la del documento nuevo').waitFor();
    await fill(page, 'Nombre o información', renewed);
    await page.locator('input[type=file]').setInputFiles(PAPER);
    const id = await saved(page, 'documents');
    const [newer] = await rowsOf<Document>(page, `documents?filter={"id":${id}}`);
    const today = dayOf(new Date()).replaceAll('-', '/');
    expect(newer).toMatchObject({ type: 'load_insurance', replacesId: older?.id, expeditionDate: today });

    const papers = page.getByRole('region', { name: 'Documentos' });
    await papers.getByText(renewed).waitFor();
    await papers.getByRole('button', { name: /^Ver \d+ sustituidos?$/ }).click();
    const row = papers.getByRole('row', { name: /Seguro de mercancías/ }).filter({ hasText: 'Sustituido' });
    await row.first().waitFor();
    expect(await papers.getByText(renewed).count()).toBe(0);

    await page.goto(`/app/admin/documents/${older?.id}`);
    await page.getByText('Este documento está sustituido por una versión nueva').waitFor();
    expect(await page.getByRole('button', { name: /Notificar|Eliminar|Guardar/ }).count()).toBe(0);
    await page.getByRole('link', { name: new RegExp(renewed) }).click();
    await page.getByText('Sustituye a:').waitFor();
    await page.getByRole('button', { name: 'Notificar al usuario' }).waitFor();
  });

  test('opens in place on a phone without a viewer, from the list and from its page', async () => {
    const page = await enter('transportista', PHONE, false);
    const [replaced] = await rowsOf<Document>(page, 'documents?filter={"expiry":"replaced"}');
    await page.goto(`/app/admin/carriers/${replaced?.carrierId}?tab=documents`);
    await page.getByRole('button', { name: /^Ver \d+ sustituidos?$/ }).click();
    await page.getByText('Sustituido', { exact: true }).first().waitFor();
    await page
      .getByRole('button', { name: /^Vista previa/ })
      .first()
      .click();
    const shown = page.getByRole('dialog');
    await shown.getByRole('img', { name: /\.pdf/ }).waitFor();
    await shown.getByRole('button', { name: 'Cerrar' }).click();
    await shown.waitFor({ state: 'hidden' });
    await page.goto(`/app/admin/documents/${replaced?.id}`);
    await page
      .getByRole('button', { name: /\.pdf$/ })
      .first()
      .click();
    await shown.getByRole('img', { name: /\.pdf/ }).waitFor();
  });
});

test('nobody’s console had anything to complain of, nor had the server', () => {
  expect(visitors.flatMap(visitor => visitor.complaints)).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});
