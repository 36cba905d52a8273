import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { PNG } from '../help/invoicing.ts';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { adminPerFile, officePerFile, serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const office = officePerFile(own);
const admin = adminPerFile(own);

const TOLD = 'No se ha podido leer el archivo «foto.png». Elígelo otra vez.';

/** Chooses a photo that is gone by the time that the page reads it: another input holds it until then. */
const chooseGone = async (input: Locator): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'gone-'));
  const file = join(folder, 'foto.png');
  await writeFile(file, PNG);
  const page = input.page();
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { type: 'file' })));
  const holder = page.locator('body > input[type=file]');
  await holder.setInputFiles(file);
  await rm(folder, { recursive: true });
  const held = await holder.elementHandle();
  await input.evaluate((element, other) => {
    (element as HTMLInputElement).files = (other as HTMLInputElement).files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, held);
  await holder.evaluate(element => element.remove());
};

describe('a driver', () => {
  let load: DriverLoad;
  let phone: DriverPhone;
  beforeEach(async () => {
    load = await newLoad(office, dayOf(new Date()));
    phone = await openPhone(own.browser, own.server.url, load);
  });
  afterEach(() => returnDevice(phone.context));

  const countOf = async (resource: string): Promise<number> =>
    (await office.get<object[]>(`/${resource}?filter={"loadId":${load.id}}`)).length;
  const gallery = () =>
    phone.card().locator('div:has(> button[aria-label="Archivo: CMR"]) > input:not([capture])').first();
  const dialog = () => phone.page().getByRole('dialog');
  const comments = () => dialog().getByLabel('Comentarios');
  const fillIn = async () => {
    await phone.button('Pedir CMR').click();
    await comments().fill('Falta el original');
  };
  const send = () => dialog().getByRole('button', { name: 'Enviar petición' }).click();

  test('is told of a paper that the phone can’t read, and nothing of it waits', async () => {
    await phone.loseCoverage();
    await chooseGone(gallery());
    await phone.page().getByText(`No se pudieron añadir los archivos. ${TOLD}`).waitFor();
    expect(
      await phone
        .page()
        .getByText(/pendientes? de enviar/)
        .count(),
    ).toBe(0);
  });

  test('keeps what was typed when a photo of a request can’t be read, and sends it without', async () => {
    await fillIn();
    await chooseGone(dialog().locator('input[type=file]'));
    await send();
    await phone.page().getByText(`La petición no pudo ser creada. ${TOLD}`).waitFor();
    expect(await comments().inputValue()).toBe('Falta el original');
    await dialog().getByRole('button', { name: 'Quitar «foto.png»' }).click();
    await send();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => countOf('accountingRequests')).toBe(1);
  });

  test('keeps what was typed when the phone is full and there is no coverage', async () => {
    await phone.page().evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await phone.loseCoverage();
    await fillIn();
    await send();
    await phone
      .page()
      .getByText(/^La petición no pudo ser creada/)
      .waitFor();
    expect(await comments().inputValue()).toBe('Falta el original');
    await phone.findCoverage();
    await send();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => countOf('accountingRequests')).toBe(1);
  });

  test('sends the photos that can be sent, and is told of what can’t', async () => {
    const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
    const text = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    const many = Array.from({ length: 9 }, (_, at) => photo(`${at}.png`));
    await gallery().setInputFiles([text, ...many, photo('9.png'), photo('10.png'), photo('11.png')]);
    await phone.card().getByText('El archivo «x.txt» no es una imagen ni un PDF.').waitFor();
    expect(await phone.card().getByText('Máximo 10 archivos cada vez.').count()).toBe(1);
    await phone.nothingPending();
    await expect.poll(() => countOf('documents')).toBe(1);
    const [paper] = await office.get<{ url: string[] }[]>(`/documents?filter={"loadId":${load.id}}`);
    expect(paper?.url).toHaveLength(10);
  });
});

describe('a paper that a carrier could not send', () => {
  const photo = (name: string, buffer = PNG) => ({ name, mimeType: 'image/png', buffer });
  const enter = async () => {
    const load = await newLoad(office, dayOf(new Date()));
    const { page, context } = await newVisitor(own.browser, own.server.url);
    await letIn(page, 'transportista');
    await page.goto(`/app/admin/loads/${load.id}`);
    const add = page.getByRole('button', { name: 'Añadir CMR' });
    await add.waitFor();
    const choose = (...files: ReturnType<typeof photo>[]) =>
      page.locator('button:has-text("Añadir CMR") + input').setInputFiles(files);
    const stored = async () =>
      (await office.get<{ url: { title: string }[] }[]>(`/documents?filter={"loadId":${load.id}}`))
        .flatMap(({ url }) => url.map(({ title }) => title))
        .sort();
    return { page, context, choose, stored, retry: page.getByRole('button', { name: 'Reintentar' }) };
  };

  test('is sent with what is chosen after it, and not left behind unasked', async () => {
    const { page, context, choose, stored, retry } = await enter();
    await context.setOffline(true);
    await choose(photo('pagina1.png'));
    await retry.waitFor();
    await choose(photo('pagina2.png'));
    await retry.waitFor();
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
    await question.getByRole('button', { name: /seguir/i }).click();
    await question.waitFor({ state: 'hidden' });
    await context.setOffline(false);
    await retry.click();
    await expect.poll(stored).toEqual(['pagina1.png', 'pagina2.png']);
    await retry.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await page.waitForURL(/\/app\/?$/);
    await returnDevice(context);
  });

  test('because it is no picture holds up none that is', async () => {
    const { page, context, choose, stored, retry } = await enter();
    await choose(photo('nada.png', Buffer.from('nada')));
    await page.getByText(/^No se pudieron añadir los archivos/).waitFor();
    expect(await retry.count()).toBe(0);
    await choose(photo('pagina1.png'));
    await expect.poll(stored).toEqual(['pagina1.png']);
    await returnDevice(context);
  });
});

test('the office is told of a file that can’t be read, not of a connection, and keeps what was typed', async () => {
  const { page } = admin;
  await page.goto('/app/admin/carriers/1?tab=documents');
  await page.getByRole('link', { name: 'Añadir documento' }).click();
  await page.getByRole('combobox', { name: /^Tipo/ }).click();
  await page.getByRole('option', { name: 'Impuestos (alta censal 036/037, IAE)' }).click();
  await chooseGone(page.locator('input[type=file]').first());
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(TOLD).first().waitFor();
  await page.getByRole('button', { name: 'Quitar «foto.png»' }).waitFor();
  expect(await page.getByText(/No se pudo conector/).count()).toBe(0);
});
