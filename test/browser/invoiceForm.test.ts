import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { translate } from '#i18n';
import { silentPdf, supplierPdf } from '../help/supplierPdf.ts';
import { barriers } from './barriers.ts';
import { DESKTOP, newVisitor, PASSWORD, PHONE, openSession, type Visitor, typeLogin } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { choose, field, fill, isFocused, saved } from './person.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));

const own = serverPerFile();
let page: Page;
let api: APIRequestContext;
const visitors: Visitor[] = [];
const enter = async (username: string, size = DESKTOP): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await openSession(visitor.page, username);
  return visitor.page;
};
beforeAll(async () => {
  page = await enter('admin');
  api = (await own.browser.newContext({ baseURL: own.server.url })).request;
  await api.post('/api/auth/login', { data: { username: 'super', password: PASSWORD } });
});

type Row = Record<string, unknown> & { id: number; num: string; name: string; nif: string; value: number };
type Load = { id: number; price: number; clientRef: string; clientId: number };

const rowsOf = async <T = Row>(path: string, filter: object = {}, range = '[0,99]'): Promise<T[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range, sort: '["id","ASC"]' });
  return (await (await api.get(`/api/${path}?${query}`)).json()).data;
};
const rowOf = async (path: string): Promise<Row> => (await (await api.get(`/api/${path}`)).json()).data;

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true });
const start = async (way: RegExp, on = page): Promise<void> => {
  await on.goto('/app/admin/invoices');
  await button('Añadir factura', on).click();
  await on.getByRole('menuitem', { name: way }).click();
  await on.getByRole('heading', { level: 1, name: 'Nueva factura' }).waitFor();
};
const attach = (file: string | Buffer, on = page) =>
  on
    .locator('input[type=file]')
    .setInputFiles(typeof file === 'string' ? file : { name: 'papel.pdf', mimeType: 'application/pdf', buffer: file });

/** The client with the most loads to be invoiced, and those loads. */
const busiest = async (): Promise<{ client: Row; loads: Load[] }> => {
  const waiting = (await rowsOf<Load>('loads', { invoiceId: null, status: 'delivered' })).filter(load => load.price);
  const lots = [...new Set(waiting.map(load => load.clientId))].map(id => waiting.filter(load => load.clientId === id));
  const [loads = []] = lots.sort((a, b) => b.length - a.length);
  return { client: await rowOf(`clients/${loads[0]?.clientId}`), loads };
};

test('of a freelancer in módulos begins with what is withheld from it, one that it receives without', async () => {
  const { id } = (await rowsOf('users', { username: 'transportista' }))[0] as Row;
  const { carrierId } = (await rowOf(`users/${id}`)) as Row & { carrierId: number };
  const before = await rowOf(`carriers/${carrierId}`);
  const become = (values: object) => api.put(`/api/carriers/${carrierId}`, { data: values });
  expect((await become({ companyType: 'freelance', surname: 'Ruiz', taxRegime: 'modules' })).status()).toBe(200);
  const carrier = await enter('transportista', PHONE);
  await start(/Emitir/, carrier);
  const tax = carrier.getByRole('combobox', { name: /^Impuestos/ });
  expect(await tax.innerText()).toBe('IVA 21 % e IRPF 1 %');
  await button('Recibida', carrier).click();
  await expect.poll(() => tax.innerText()).toBe('IVA 21 %');
  const { companyType, surname = null, taxRegime = null } = before;
  expect((await become({ companyType, surname, taxRegime })).status()).toBe(200);
});

describe('an invoice of several loads', () => {
  test('is issued in two steps; what was typed outlives a reload, a lapsed session and who was quicker', async () => {
    const { client, loads } = await busiest();
    const [first, second, third] = loads;
    if (!first || !second || !third) throw new Error('the demonstration has too little to invoice');
    await start(/Emitir/);
    await page.getByText('Falta o hay que corregir: Cliente, Base imponible').waitFor();
    expect(await button('Continuar').isDisabled()).toBe(true);
    await choose(page, 'Cliente', client.name);
    for (const load of [first, second])
      await page.getByRole('checkbox', { name: `P. ${load.id}`, exact: true }).check();
    await fill(page, 'Buscar', third.clientRef);
    await page.getByRole('checkbox', { name: `P. ${first.id}`, exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: `P. ${third.id}`, exact: true }).check();
    await page.getByText(/^3 elegidos/).waitFor();
    expect(await field(page, 'Base imponible').isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    const proposed = await field(page, 'Número').inputValue();
    await button('Continuar').click();
    await fill(page, 'Concepto', 'Portes de otoño');
    expect(await barriers(page)).toEqual([]);

    await page.reload();
    await field(page, 'Concepto').waitFor();
    await expect.poll(() => field(page, 'Concepto').inputValue()).toBe('Portes de otoño');

    const quicker = await api.post('/api/invoices', { data: { clientId: client.id, loadIds: [second.id] } });
    expect((await quicker.json()).data.num).toBe(proposed);
    await page.context().clearCookies();
    await button('Guardar').click();
    const login = page.getByRole('dialog');
    await typeLogin(login, 'admin');
    await login.waitFor({ state: 'hidden' });
    await button('Guardar').click();
    const refusal = page.getByRole('region', { name: 'Qué se factura' }).getByRole('alert');
    await refusal.getByText(`P. ${second.id}`).waitFor();
    await refusal.getByRole('button', { name: 'Quitar los que ya no se pueden facturar' }).click();
    await page.getByText(/^2 elegidos/).waitFor();
    await button('Continuar').click();
    expect(await field(page, 'Concepto').inputValue()).toBe('Portes de otoño');
    const { data } = await (await api.get('/api/invoices/next-number')).json();
    const next: string = data.num;
    expect(next).not.toBe(proposed);
    expect((await api.post('/api/invoices', { data: { clientId: client.id, value: 1 } })).status()).toBe(201);
    const id = await saved(page, 'invoices');
    await page.getByText(`El número ${next} lo ha tomado otra factura mientras tanto`).waitFor();
    expect(await rowOf(`invoices/${id}`)).toMatchObject({
      value: Math.round((first.price + third.price) * 100) / 100,
      loadIds: [first.id, third.id].sort((a, b) => a - b),
      rawDescription: 'Portes de otoño',
    });
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('step-')));
    await expect.poll(kept).toEqual([]);
  });

  test('takes all that is delivered at once, and what is still on its way only when that is ticked', async () => {
    const waiting = (await rowsOf<Load & { status: string }>('loads', { invoiceId: null })).filter(
      load => load.price && load.status !== 'not-assigned',
    );
    const isDone = (load: { status: string }) => load.status === 'delivered';
    const client = waiting.filter(
      load => !isDone(load) && waiting.some(each => isDone(each) && each.clientId === load.clientId),
    )[0]?.clientId;
    const all = await rowsOf<Load & { status: string }>('loads', {
      invoiceId: null,
      clientId: client,
      status: { isNot: 'not-assigned' },
    });
    const done = all.filter(isDone);
    const [first, ...others] = all.filter(load => !isDone(load));
    if (!first) throw new Error('the demonstration has nothing on its way');
    await start(/Emitir/);
    await choose(page, 'Cliente', (await rowOf(`clients/${client}`)).name);
    await button('Elegir los entregados').click();
    const priced = done.filter(load => load.price).length;
    await page.getByText(new RegExp(`^${priced} elegidos?:`)).waitFor();
    const left = others.length + 1;
    await page.getByText(left === 1 ? 'Queda fuera 1 pedido' : `Quedan fuera ${left} pedidos`).waitFor();
    const line = page.getByRole('row').filter({ hasText: `P. ${first.id}` });
    expect(await line.getByText(translate(`resources.loads.choices.status.${first.status}`)).count()).toBeGreaterThan(
      0,
    );
    await line.getByRole('checkbox').check();
    await page.getByText(new RegExp(`^${priced + 1} elegidos?:`)).waitFor();
    await page.goto('/app/');
  });

  test('is corrected by one of the series R, from either of which one comes to the other, and annulled', async () => {
    const [invoice] = await rowsOf('invoices', { rawDescription: 'Portes de otoño' });
    await page.goto(`/app/admin/invoices/${invoice?.id}`);
    await button('Crear factura rectificativa').click();
    await fill(page, 'Base imponible', '100');
    await field(page, 'Base imponible').press('Enter');
    await field(page, 'Nombre').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe(invoice?.rawName);
    await page.getByText('Falta o hay que corregir: Concepto').waitFor();
    await fill(page, 'Concepto', 'Descuento pactado');
    const id = await saved(page, 'invoices');
    const correction = await rowOf(`invoices/${id}`);
    expect(correction).toMatchObject({ value: 100, invoiceId: invoice?.id, rawNif: invoice?.rawNif });
    expect(correction.num).toMatch(/^R\d{4}\/\d+$/);
    await page.getByRole('link', { name: `Rectifica la factura ${invoice?.num}` }).click();
    const correctedBy = page.getByRole('link', { name: `Rectificada por la factura ${correction.num}` });
    await correctedBy.waitFor();
    expect(await button('Crear factura rectificativa').count()).toBe(0);
    await correctedBy.click();
    await page.getByRole('heading', { level: 1, name: `Factura ${correction.num}` }).waitFor();
    await button('Anular').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Esta factura está anulada').or(page.getByText('Anulada')).first().waitFor();
  });
});

describe('an invoice from its paper', () => {
  test('is filled in from a PDF that a carrier sent: proposals are accepted or written over', async () => {
    const company = await rowOf('settings/1');
    const [carrier] = await rowsOf('carriers', {}, '[0,0]');
    const paper = await supplierPdf({
      name: carrier?.name ?? '',
      nif: carrier?.nif ?? '',
      num: 'F-2026/77',
      date: '3 de noviembre de 2026',
      to: `${company.name}, CIF ${company.nif}`,
    });
    await start(/foto o PDF/);
    await page.getByText('Sube una foto o PDF para poder crear la factura.').first().waitFor();
    await attach(paper);
    await page.getByText('5 datos leídos del documento: compruébalos.').waitFor();
    expect(await field(page, 'Número').inputValue()).toBe('F-2026/77');
    expect(await field(page, 'Base imponible').inputValue()).toBe('1.000,00');
    await expect.poll(() => field(page, 'Transportista').inputValue()).toContain(carrier?.name);
    await page.getByText('Coincide con el total del documento: 1.210,00').waitFor();
    await page.getByRole('img', { name: 'Página 1 de 1 de papel.pdf' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await button('Aceptar lo leído: Base imponible').click();
    await fill(page, 'Número', 'F-77');
    await page.getByText('En el documento: F-2026/77').waitFor();
    await button('Continuar').click();
    const id = await saved(page, 'invoices');
    expect(await rowOf(`invoices/${id}`)).toMatchObject({
      num: 'F-77',
      date: '2026/11/03',
      dueDate: '2026/12/03',
      carrierId: carrier?.id,
      value: 1000,
      total: 1210,
      direction: 'received',
    });
  });

  test('goes on by hand when the paper says nothing', async () => {
    await start(/foto o PDF/);
    const says: [string | Buffer, string][] = [
      [PAPER, 'No se ha encontrado ningún dato de factura en el documento.'],
      [await silentPdf(), 'El PDF es una imagen sin texto, como un escaneo, y no se puede leer.'],
      [await silentPdf('secreta'), 'El PDF está protegido con contraseña y no se puede leer.'],
      [Buffer.from('%PDF-1.7\nno lo es'), 'El PDF está dañado y no se puede leer.'],
    ];
    for (const [file, words] of says) {
      await attach(file);
      await page.getByText(words).waitFor();
      await button(/^Quitar «/).click();
      await page.getByText(words).waitFor({ state: 'hidden' });
    }
    await fill(page, 'Número', 'A mano');
    expect(await field(page, 'Número').inputValue()).toBe('A mano');
  });

  test('whose photo a reload lost is led back to it, in the step before', async () => {
    const phone = await enter('transportista', PHONE);
    await start(/foto o PDF/, phone);
    await attach(await silentPdf(), phone);
    await fill(phone, 'Número', 'T-0');
    await fill(phone, 'Base imponible', '50,5');
    await button('Continuar', phone).click();
    await fill(phone, 'Nombre', 'Gasolinera del puerto');
    await phone.reload();
    await button('Falta o hay que corregir: Foto o PDF', phone).click();
    await expect.poll(() => isFocused(button(/^Añadir/, phone))).toBe(true);
    await phone.getByText('Sube una foto o PDF para poder crear la factura.').nth(1).waitFor();
    expect(await field(phone, 'Número').inputValue()).toBe('T-0');
  });

  test('is a carrier’s expense from a photo on a phone, also when the connection comes back late', async () => {
    const phone = await enter('transportista', PHONE);
    await start(/foto o PDF/, phone);
    const photo = await phone.screenshot();
    await phone.locator('input[type=file]').setInputFiles({ name: 'tique.png', mimeType: 'image/png', buffer: photo });
    await phone.getByRole('img', { name: 'tique.png' }).waitFor();
    await fill(phone, 'Número', 'T-1');
    await fill(phone, 'Base imponible', '50,5');
    expect(await barriers(phone)).toEqual([]);
    await button('Continuar', phone).click();
    await fill(phone, 'Nombre', 'Gasolinera del puerto');
    expect(await barriers(phone)).toEqual([]);
    await phone.context().setOffline(true);
    await button('Guardar', phone).click();
    await phone
      .getByText(/No se pudo conector con el servidor/)
      .first()
      .waitFor();
    await phone.context().setOffline(false);
    expect(await field(phone, 'Nombre').inputValue()).toBe('Gasolinera del puerto');
    const id = await saved(phone, 'invoices');
    expect(await rowOf(`invoices/${id}`)).toMatchObject({
      rawName: 'Gasolinera del puerto',
      value: 50.5,
      total: 61.11,
    });
    expect(await rowsOf('documents', { invoiceId: id })).toHaveLength(1);
  });
});

test('the console stayed clean but for what was refused on purpose', () => {
  const refused = /status of (?:401|409)|ERR_INTERNET_DISCONNECTED/;
  expect(visitors.flatMap(visitor => visitor.complaints).filter(text => !refused.test(text))).toEqual([]);
});
