import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { toWireDay } from '#domain/dates';
import { barriers } from './barriers.ts';
import { DESKTOP, newVisitor, PHONE, openSession, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { addDays, choose, dayOf, field, fill, fillDay } from './person.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));
const TODAY = dayOf(new Date());

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
  api = page.request;
});

type Load = Record<string, unknown> & { id: number; version: number; price?: number; route: { carrierName: string } };
const loadsOf = async (visitor: Page, filter: object = {}): Promise<Load[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]', sort: '["id","DESC"]' });
  return (await (await visitor.request.get(`/api/loads?${query}`)).json()).data;
};
const newClient = async (name: string): Promise<number> => {
  const answer = await api.post('/api/clients', { data: { name, alias: name, nif: 'B12345674' } });
  return (await answer.json()).data.id;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** A new order, whole, of a client; its comment tells it from others. */
const typeOrder = async (client: string, comments: string): Promise<void> => {
  await page.goto('/app/admin/loads/new');
  await choose(page, 'Cliente', client);
  await fillDay(page, 'Fecha de carga', TODAY);
  await fillDay(page, 'Fecha de entrega', addDays(TODAY, 1));
  for (const end of ['Origen', 'Destino']) await fill(page.getByRole('region', { name: end }), 'Población', 'Cuenca');
  for (const size of ['Peso', 'Largo', 'Ancho', 'Alto']) await fill(page, size, '1,5');
  await fill(page, 'Comentarios', comments);
};

describe('what was typed of an order', () => {
  test('stays when the connection is lost, and is saved once when it is back', async () => {
    await newClient('Sin Línea');
    await typeOrder('Sin Línea', 'sin línea');
    await page.context().setOffline(true);
    await button('Guardar').click();
    await notice(/No se pudo conector con el servidor/).waitFor();
    expect(await field(page, 'Peso').inputValue()).toBe('1,5');
    await page.context().setOffline(false);
    await button('Guardar').click();
    await page.waitForURL(/loads\/\d+$/);
    expect(await loadsOf(page, { comments: 'sin línea' })).toHaveLength(1);
  });

  test('stays when the server breaks, and counts as unsaved still', async () => {
    await newClient('Rota');
    await typeOrder('Rota', 'servidor roto');
    await page.route('**/api/loads', route => route.fulfill({ status: 500, json: { message: 'Error inesperado' } }));
    await button('Guardar').click();
    await notice(/no pudo ser añadido\. Error inesperado/).waitFor();
    await page.unroute('**/api/loads');
    expect(await field(page, 'Comentarios').inputValue()).toBe('servidor roto');
    await page.getByRole('link', { name: 'Pedidos' }).first().click();
    await page.getByRole('dialog').getByText('Hay cambios sin guardar').waitFor();
    await button('Seguir aquí').click();
    expect(await field(page, 'Comentarios').inputValue()).toBe('servidor roto');
    await page.getByRole('link', { name: 'Pedidos' }).first().click();
    await button('Descartar cambios').click();
    await page.waitForURL(/admin\/loads$/);
    expect(await loadsOf(page, { comments: 'servidor roto' })).toHaveLength(0);
  });

  test('stays when the server refuses it, with the field marked', async () => {
    const id = await newClient('Efímera');
    await typeOrder('Efímera', 'cliente eliminado');
    await api.delete(`/api/clients/${id}`);
    await button('Guardar').click();
    await page.getByText('El elemento elegido está eliminado').first().waitFor();
    expect(await field(page, 'Cliente').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Comentarios').inputValue()).toBe('cliente eliminado');
  });

  const savedOrder = async (client: string): Promise<Load> => {
    await newClient(client);
    await typeOrder(client, `${client} a`);
    await button('Guardar').click();
    await page.waitForURL(/loads\/\d+$/);
    const [load] = await loadsOf(page, { comments: `${client} a` });
    if (!load) throw new Error(`no order of ${client}`);
    await page.getByRole('heading', { name: `P. ${load.id}` }).waitFor();
    return load;
  };
  const saveElsewhere = async ({ id, version }: Load, data: object): Promise<void> => {
    expect((await api.put(`/api/loads/${id}`, { data: { ...data, version } })).status()).toBe(200);
  };
  /** The order is opened again; before its row has come, a comment is typed and somebody else saves `data`. */
  const typeBeforeRow = async (load: Load, comments: string, data: object): Promise<void> => {
    let release = () => {};
    const released = new Promise<void>(resolve => (release = resolve));
    const row = `**/api/loads/${load.id}`;
    await page.route(row, async route => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Pedidos' }).first().click();
    await page.getByRole('heading', { name: 'Pedidos' }).waitFor();
    await page.goBack();
    await fill(page, 'Comentarios', comments);
    await saveElsewhere(load, data);
    const answer = page.waitForResponse(response => response.url().endsWith(`/api/loads/${load.id}`));
    release();
    await (await answer).finished();
    await page.unroute(row);
  };

  test('stays when somebody else saved meanwhile, and goes on top of theirs', async () => {
    const load = await savedOrder('Doble');
    await fill(page, 'Comentarios', 'Doble b');
    await saveElsewhere(load, { goodsNature: 'Atún', comments: 'de otra persona' });
    await fill(page, 'Peso', '2.000');
    await button('Guardar').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Naturaleza de la mercancía: — → Atún').waitFor();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await field(page, 'Comentarios').inputValue()).toBe('Doble b');
    await expect.poll(() => field(page, 'Naturaleza de la mercancía').inputValue()).toBe('Atún');
    await button('Guardar').click();
    await notice('ha sido modificado').waitFor();
    expect(await loadsOf(page, { comments: 'Doble b' })).toMatchObject([{ goodsNature: 'Atún', weight: 2000 }]);
  });

  test('does not silently replace what somebody else typed in the same field, even if the page has seen it', async () => {
    await typeBeforeRow(await savedOrder('Pisada'), 'Pisada b', { comments: 'de otra persona' });
    await button('Guardar').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Comentarios').waitFor();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await button('Guardar').click();
    await notice('ha sido modificado').waitFor();
    expect(await loadsOf(page, { comments: 'Pisada b' })).toHaveLength(1);
  });

  test('goes without asking beside what somebody else typed in another field, once the page has seen it', async () => {
    await typeBeforeRow(await savedOrder('Junta'), 'Junta b', { goodsNature: 'Atún' });
    await expect.poll(() => field(page, 'Naturaleza de la mercancía').inputValue()).toBe('Atún');
    await button('Guardar').click();
    await notice('ha sido modificado').waitFor();
    expect(await loadsOf(page, { comments: 'Junta b' })).toMatchObject([{ goodsNature: 'Atún' }]);
  });
});

describe('an order that can’t be changed', () => {
  test.each([
    ['invoiced', { invoiceId: { isNotEmpty: true } }, 'El pedido ya tiene factura'],
    ['locked', { invoiceId: null, status: 'delivered' }, 'Han pasado 24 horas desde la fecha de factura'],
  ])('%s says why and still takes papers', async (_state, filter, reason) => {
    const old = addDays(TODAY, -2);
    const load = (await loadsOf(page, filter)).find(each => `${each.invoiceDate}` < toWireDay(old));
    await page.goto(`/app/admin/loads/${load?.id}`);
    await page.getByText(reason).waitFor();
    expect(await field(page, 'Peso').isDisabled()).toBe(true);
    expect(await field(page, 'Cliente').isDisabled()).toBe(true);
    expect(await button('Guardar').count()).toBe(0);
    const chooser = page.waitForEvent('filechooser');
    await button('Añadir albarán').click();
    await (await chooser).setFiles(PAPER);
    await notice('Archivos añadidos al pedido').waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test('for want of an invoice date that is fresh is still given the price that it lacks, and nothing else', async () => {
    const clientId = await newClient('Sin Precio');
    const [origin, destination] = [{ city: 'Cuenca' }, { city: 'Teruel' }];
    const sizes = { weight: 1, length: 1, width: 1, height: 1 };
    const invoiceDate = toWireDay(addDays(TODAY, -3));
    const made = await api.post('/api/loads', { data: { clientId, origin, destination, invoiceDate, ...sizes } });
    await page.goto(`/app/admin/loads/${(await made.json()).data.id}`);
    await page.getByText('ya solo se puede escribir el precio').waitFor();
    expect(await field(page, 'Peso').isDisabled()).toBe(true);
    await fill(page, 'Precio', '850,5');
    await button('Guardar').click();
    await notice('ha sido modificado').waitFor();
    await page.getByText('los datos del pedido ya no se pueden modificar').waitFor();
    expect(await field(page, 'Precio').isDisabled()).toBe(true);
    expect(await button('Guardar').count()).toBe(0);
    expect(await loadsOf(page, { clientId })).toMatchObject([{ price: 850.5 }]);
  });
});

const tooWide = (visitor: Page): Promise<number> =>
  visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_screen, size) => {
  test('a client reads its order and how far it is, and learns nothing of who drives', async () => {
    const reader = await enter('cliente', size);
    const [load] = await loadsOf(reader, { status: ['loaded', 'delivered'] });
    await reader.goto(`/app/admin/loads/${load?.id}`);
    const timeline = reader.getByRole('list', { name: 'Seguimiento' });
    await timeline.waitFor();
    expect(await timeline.locator('[aria-current=step]').count()).toBe(1);
    expect(await reader.getByRole('textbox').count()).toBe(0);
    const text = await reader.getByRole('main').innerText();
    const [known] = await loadsOf(page, { id: load?.id });
    expect(known?.route.carrierName).toBeTruthy();
    expect(text).not.toContain(known?.route.carrierName);
    expect(text).not.toMatch(/C\. \d+|conductor|admin\b/);
    expect(text).toContain('€');
    expect([await tooWide(reader), ...(await barriers(reader))]).toEqual([0]);
  });

  test('a carrier reads an order of its own without its price, and may report its next step', async () => {
    const reader = await enter('transportista', size);
    const [load] = await loadsOf(reader, { status: 'loaded' });
    expect(load).not.toHaveProperty('price');
    await reader.goto(`/app/admin/loads/${load?.id}`);
    await reader.getByRole('list', { name: 'Seguimiento' }).waitFor();
    const text = await reader.getByRole('main').innerText();
    expect(text).not.toMatch(/€|Precio/);
    expect(await reader.getByRole('button', { name: /He llegado|entregada/ }).count()).toBeGreaterThan(0);
    expect([await tooWide(reader), ...(await barriers(reader))]).toEqual([0]);
  });
});

test('consoles and the server’s log are clean but for what was broken on purpose', () => {
  const complaints = visitors.flatMap(visitor => visitor.complaints);
  expect(complaints.filter(text => !text.includes('Failed to load resource'))).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});

describe('what an order lacks', () => {
  test('is added in its form: a client, and a place of that client, while what was typed stays', async () => {
    await page.goto('/app/admin/loads/new');
    await fill(page, 'Comentarios', 'con cliente nuevo');
    await button('Nuevo cliente').click();
    const client = page.getByRole('dialog', { name: 'Nuevo cliente' });
    expect(await client.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
    await client.getByRole('button', { name: 'Falta o hay que corregir: Nombre, Alias, NIF' }).click();
    await client.getByText('Campo obligatorio').first().waitFor();
    const name = `Envases ${Date.now()}`;
    for (const [label, value] of Object.entries({ Nombre: name, Alias: name, NIF: 'B12345674' }))
      await fill(client, label, value);
    await client.getByRole('button', { name: 'Guardar' }).click();
    await client.waitFor({ state: 'hidden' });
    await expect.poll(() => field(page, 'Cliente').inputValue()).toBe(name);

    const origin = page.getByRole('region', { name: 'Origen' });
    await origin.getByRole('button', { name: 'Nueva ubicación' }).click();
    const place = page.getByRole('dialog', { name: 'Nueva ubicación' });
    await fill(place, 'Nombre del lugar', 'Nave 3');
    await fill(place, 'Población', 'Cuenca');
    await place.getByRole('button', { name: 'Guardar' }).click();
    await place.waitFor({ state: 'hidden' });
    await origin.getByText('Nave 3').first().waitFor();
    expect(await field(page, 'Comentarios').inputValue()).toBe('con cliente nuevo');
    const [found] = (await (await api.get(`/api/locations?filter=${JSON.stringify({ addressName: 'Nave 3' })}`)).json())
      .data;
    expect(found.address.city).toBe('Cuenca');
  });
});
