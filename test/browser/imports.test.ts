import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { DESKTOP, letIn, newVisitor, PASSWORD, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

/** A sheet as an office has it: titles above, words of its own, a column that is nobody's business, Windows' letters. */
const sheet = (...rows: string[]) => ({
  name: 'clientes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Listado de clientes', '', 'Razón social;C.I.F.;Población;C.P.;Tfno.;Zona', ...rows].join('\r\n'),
    'latin1',
  ),
});

test.each(Object.entries({ desktop: DESKTOP, phone: PHONE }))(
  'on a %s a sheet is brought in once it is right, and what was there is left out',
  async (name, size) => {
    const { page, context, complaints } = await newVisitor(own.browser, own.server.url, size);
    await letIn(page, 'admin');
    await page.goto('/app/admin/clients');
    await page.getByRole('link', { name: 'Importar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importar clientes' }).waitFor();

    // A second try finds a company of its own too.
    const nif = `B${`${Date.now()}`.slice(-8)}`;
    const right = `Muñoz e Hijos ${name};${nif};Castellón;12001;964 12 34 56;Norte`;
    const choose = (...rows: string[]) => page.locator('input[type=file]').setInputFiles(sheet(...rows));
    await choose(right, 'Persona;12345678A;Madrid;28001;;');
    await page.getByText('1 columna no se importa: Zona').waitFor();
    await page
      .getByText('Los nombres de las columnas son los de la fila 3. La fila de encima no se importa.')
      .waitFor();
    const [heads, ...shown] = await page.getByRole('combobox').allInnerTexts();
    expect(heads).toBe('Fila 3: Razón social · C.I.F. · Población · C.P.');
    expect(shown).toEqual(['Nombre *', 'NIF *', 'Población', 'Código postal', 'Teléfono', 'No importar']);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByText('Hay 1 fila con errores').waitFor();
    await page.getByText('Fila 5').waitFor();
    await page.getByText('NIF: La letra no corresponde al número. Revisa el NIF.').waitFor();
    expect(await page.getByRole('button', { name: /^Importar/ }).isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Elegir otro archivo' }).click();
    await choose(right);
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByRole('button', { name: 'Importar 1 fila' }).click();
    await page.getByText('Se ha importado 1 fila.').waitFor();

    await page.getByRole('button', { name: 'Importar otro archivo' }).click();
    await choose(right);
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByText('Todas las filas existen ya').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(1);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  },
);

test('what was begun isn’t left by mistake, and goes on after the session has lapsed', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/imports/clients');
  const nif = `B${`${Date.now()}`.slice(-8)}`;
  await page.locator('input[type=file]').setInputFiles(sheet(`Vuelta;${nif};Reus;8001;;`, 'TOTAL;;;;;1'));
  await page.getByText('La fila 5 es el total de las demás y no se importa.').waitFor();

  await page.getByRole('link', { name: 'Clientes' }).first().click();
  await page.getByRole('heading', { name: 'Cambios sin guardar' }).waitFor();
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByText('En 1 fila se ha repuesto el cero inicial').waitFor();

  await context.clearCookies();
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await page.getByLabel(/usuario/i).fill('admin');
  await page.getByLabel(/^contraseña/i).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /acepto/i }).check();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByLabel(/^contraseña/i).waitFor({ state: 'hidden' });
  expect(await page.getByText('Inicia sesión para continuar').count()).toBe(0);
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await page.getByText('Se ha importado 1 fila.').waitFor();
  await returnDevice(context);
});

test('another row is taken for the headings where it is chosen, and a stray quote is told by its line', async () => {
  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/imports/clients');
  await page.locator('input[type=file]').setInputFiles(sheet('Uno;B1', '"Dos;B2;Reus;43201;;Norte'));
  await page.getByText('En la línea 5 hay unas comillas (") que unen varias filas.').waitFor();

  await page.locator('input[type=file]').setInputFiles(sheet('Uno;B12345674;Reus;43201;;Norte'));
  await page.getByText('Razón social', { exact: true }).waitFor();
  await page.getByLabel('Fila con los nombres de las columnas').click();
  await page.getByRole('option', { name: 'Ninguna: todas son datos' }).click();
  await page.getByText('Faltan columnas obligatorias: Nombre, NIF').waitFor();
  expect(await page.getByText('La fila de encima no se importa').count()).toBe(0);
  expect(await page.getByText('Columna 1', { exact: true }).count()).toBe(1);
  await returnDevice(context);
});
