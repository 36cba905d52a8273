import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstSession, newVisitor, PASSWORD, PHONE, signIn, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { addDays, choose, confirm, dayOf, fill, fillDay, saved } from './person.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));

const own = serverPerFile();
const visitors: Visitor[] = [];

const enter = async (username: string, password = PASSWORD, size?: typeof PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await signIn(visitor.page, username, password);
  return visitor.page;
};

/** Who was made an account by the office. */
const enterFirst = async (username: string, size?: typeof PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await firstSession(visitor.page, username, KEY, `${KEY}-propia`);
  return visitor.page;
};

/** What one test leaves for the next: the whole is one story, told in the order it happens in an office. */
const story = { client: 0, carrier: 0, tractor: 0, loads: [] as number[], route: 0, invoice: 0 };
const CLIENT = 'Conservas de la Prueba, S.L.';
const CARRIER = 'Transportes de la Prueba, S.L.';
const KEY = 'una-clave-de-prueba-1';
const TODAY = dayOf(new Date());

describe('the office', () => {
  let page: Page;
  beforeAll(async () => {
    page = await enter('admin');
  });

  test('creates a client with a location', async () => {
    await page.goto('/app/admin/clients/new');
    await fill(page, 'Nombre', CLIENT);
    await fill(page, 'Alias', 'Conservas');
    await fill(page, 'NIF', 'B12345674');
    await page.getByRole('switch', { name: 'Crear usuario de cliente' }).check();
    story.client = await saved(page, 'clients');
    await page.getByRole('tab', { name: 'Ubicaciones' }).click();
    await page.getByRole('link', { name: /Añadir/ }).click();
    await fill(page, 'Nombre del lugar', 'Almacén de Sagunto');
    await fill(page, 'Calle', 'Avenida del Puerto');
    await fill(page, 'Código postal', '46500');
    await fill(page, 'Población', 'Sagunto');
    await fill(page, 'Provincia', 'Valencia');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Almacén de Sagunto').waitFor();
  });

  test('creates a carrier with a tractor and a trailer', async () => {
    await page.goto('/app/admin/carriers/new');
    // What is missing has the name that its field has, a society's tax number too.
    await page.getByRole('button', { name: 'Falta o hay que corregir: Nombre, CIF', exact: true }).waitFor();
    await fill(page, 'Nombre', CARRIER);
    await fill(page, 'CIF', 'B72877814');
    story.carrier = await saved(page, 'carriers');
    for (const vehicle of [
      { number: '4321BCD', type: 'Cabeza tractora', traction: true },
      { number: 'R4321BBB', type: 'Tauliner (lona)', traction: false },
    ]) {
      await page.goto(`/app/admin/carriers/${story.carrier}`);
      await page.getByRole('tab', { name: 'Vehículos' }).click();
      const kind = vehicle.traction ? 'Añadir vehículo tractor' : 'Añadir remolque';
      await page.getByRole('link', { name: kind }).click();
      await fill(page, 'Matrícula', vehicle.number);
      await page.getByRole('switch', { name: 'Tiene tracción' }).setChecked(vehicle.traction);
      await choose(page, 'Tipo de vehículo', vehicle.type);
      await fill(page, 'Tonelaje (t)', '24');
      await fill(page, 'Largo (m)', '13,6');
      await fill(page, 'Ancho (m)', '2,45');
      await fill(page, 'Alto (m)', '2,7');
      await page.getByRole('switch', { name: 'Nacional', exact: true }).check();
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByRole('link', { name: vehicle.number }).first().waitFor();
    }
  });

  test('creates two loads of the client', async () => {
    for (const city of ['Madrid', 'Zaragoza']) {
      await page.goto('/app/admin/loads/new');
      await choose(page, 'Cliente', CLIENT);
      await fill(page, 'Referencia del cliente', `PRUEBA-${city}`);
      await fillDay(page, 'Fecha de carga', TODAY);
      await fillDay(page, 'Fecha de entrega', addDays(TODAY, 1));
      await fillDay(page, 'Fecha de factura', addDays(TODAY, 1));
      const origin = page.getByRole('region', { name: 'Origen' });
      await choose(origin, 'Ubicación del cliente', 'Almacén de Sagunto');
      const destination = page.getByRole('region', { name: 'Destino' });
      await fill(destination, 'Calle', 'Calle Mayor');
      await fill(destination, 'Población', city);
      await fill(page, 'Peso', '8000');
      await fill(page, 'Largo', '6');
      await fill(page, 'Ancho', '2,4');
      await fill(page, 'Alto', '2');
      await fill(page, 'Precio', '600,50');
      story.loads.push(await saved(page, 'loads'));
    }
  });

  test('makes a route of both and publishes it', async () => {
    await page.goto('/app/admin/routes/new');
    await fillDay(page, 'Fecha de inicio', TODAY);
    await fillDay(page, 'Fecha de fin', addDays(TODAY, 1));
    await page.getByRole('button', { name: 'Añadir pedidos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Buscar').fill('PRUEBA-');
    for (const id of story.loads) await dialog.getByRole('checkbox', { name: new RegExp(`P\\. ${id}\\b`) }).check();
    await dialog.getByRole('button', { name: 'Añadir 2 pedidos' }).click();
    story.route = await saved(page, 'routes');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publicar|Confirmar/ })
      .click();
    await page.getByText('Publicada').first().waitFor();
  });

  test('gives the carrier, the client and the driver their accounts', async () => {
    const accounts = [
      { username: 'prueba-transportista', role: 'Transportista', owner: 'Transportista', name: CARRIER },
      { username: 'prueba-cliente', role: 'Cliente', owner: 'Cliente', name: CLIENT },
    ];
    for (const account of accounts) {
      await page.goto('/app/admin/users/new');
      await fill(page, 'Usuario', account.username);
      await fill(page, 'Contraseña', KEY);
      await fill(page, 'E-mail', `${account.username}@example.com`);
      await choose(page, 'Rol', account.role);
      await choose(page, account.owner, account.name);
      await saved(page, 'users');
    }
  });

  test('opens the driver’s access on the tractor', async () => {
    await page.goto(`/app/admin/carriers/${story.carrier}`);
    await page.getByRole('tab', { name: 'Vehículos' }).click();
    await page.getByRole('link', { name: '4321BCD' }).first().click();
    await page.getByRole('button', { name: 'Crear acceso' }).click();
    const dialog = page.getByRole('dialog');
    await fill(dialog, 'E-mail del conductor', 'prueba-conductor@example.com');
    await fill(dialog, 'Contraseña', KEY);
    await dialog.getByRole('button', { name: /Crear acceso|Guardar/ }).click();
    const told = page.getByRole('dialog', { name: 'Datos para el conductor' });
    await told.getByText(KEY).waitFor();
    await told.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByText('4321BCD').first().waitFor();
    await page.getByRole('button', { name: 'Cambiar contraseña' }).waitFor();
  });
});

describe('the carrier', () => {
  test('finds the route in the pool and applies for it', async () => {
    const page = await enterFirst('prueba-transportista');
    await page.goto('/app/carrier/pool-of-routes');
    const card = page.getByRole('listitem').filter({ hasText: `C. ${story.route}` });
    await card.getByRole('button', { name: 'Seleccionar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Madrid').first().waitFor();
    expect(await dialog.innerText()).not.toContain(CLIENT);
    await dialog.getByRole('button', { name: 'Solicitar' }).click();
    await card.getByText('Solicitada').waitFor();
  });
});

describe('the office again', () => {
  test('accepts the carrier, chooses its vehicles and confirms', async () => {
    const page = await enter('admin');
    await page.goto(`/app/admin/routes/${story.route}`);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText(CARRIER).first().waitFor();
    await asked.getByRole('button', { name: /Aceptar|Confirmar/ }).click();
    await page.getByText('Borrador').first().waitFor();
    const vehicles = page.getByRole('region', { name: 'Transportista y vehículos' });
    await choose(vehicles, 'Vehículo tractor', '4321BCD');
    await choose(vehicles, 'Remolque', 'R4321BBB');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Asignada').first().waitFor();
  });
});

describe('the driver', () => {
  test('presses each step of both loads to delivered, on a phone', async () => {
    const page = await enterFirst('4321BCD', PHONE);
    await page.goto(`/app/driver/routes/${story.route}`);
    const steps = ['He llegado al origen', 'Mercancía cargada', 'He llegado al destino', 'Mercancía entregada'];
    for (const id of story.loads) {
      const load = page.locator('.MuiAccordion-root').filter({ hasText: `P. ${id}` });
      if ((await load.getByRole('button', { expanded: false }).count()) > 0)
        await load.getByRole('button', { expanded: false }).first().click();
      for (const step of steps) {
        await load.getByRole('button', { name: step }).click();
        await confirm(page);
      }
      await load.getByText('Entregado').first().waitFor();
    }
    await page.getByText('Finalizada').first().waitFor();
  });
});

describe('the invoice', () => {
  test('is made by the office of both loads, with a PDF attached', async () => {
    const page = await enter('admin');
    await page.goto('/app/admin/invoices/new');
    await choose(page, 'Cliente', CLIENT);
    for (const id of story.loads) await page.getByRole('checkbox', { name: new RegExp(`P\\. ${id}\\b`) }).check();
    await page.locator('input[type=file]').first().setInputFiles(PAPER);
    await page.getByText('1.453,21 €').first().waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    story.invoice = await saved(page, 'invoices');
    const papers = await page.request.get(`/api/documents?filter={"invoiceId":${story.invoice}}`);
    expect((await papers.json()).data[0].url[0]).toMatchObject({ title: 'factura.pdf', type: 'application/pdf' });
    await page.getByRole('button', { name: 'Vista previa: factura.pdf' }).waitFor();
  });

  test('is seen by its client, who sees nothing else', async () => {
    const page = await enterFirst('prueba-cliente');
    const list = await page.request.get('/api/invoices');
    const { data }: { data: { id: number; total: number }[] } = await list.json();
    expect(data.map(invoice => invoice.id)).toEqual([story.invoice]);
    expect(data[0]?.total).toBe(1453.21);
    await page.goto('/app/admin/invoices');
    await page.getByText('1.453,21 €').first().waitFor();
    for (const path of ['carriers', 'routes', 'vehicles', 'settings', 'requestedRoutes'])
      expect((await page.request.get(`/api/${path}`)).status()).toBe(403);
    await page.goto('/app/admin/routes');
    await page
      .getByText(/No tienes permiso|Página no encontrada/)
      .first()
      .waitFor();
    expect(await page.getByText(CARRIER).count()).toBe(0);
  });
});

test('nobody’s console had anything to complain of, nor had the server', () => {
  expect(visitors.flatMap(visitor => visitor.complaints)).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});
