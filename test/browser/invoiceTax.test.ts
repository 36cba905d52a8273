import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adminPerFile, officePerFile, serverPerFile } from './ownServer.ts';
import { choose, fill, saved } from './person.ts';

const own = serverPerFile();
const visitor = adminPerFile(own);
const office = officePerFile(own);

type Values = Record<string, unknown>;
type Row = Values & { id: number };

const LYON = { name: 'Lyon Logistique SARL', alias: 'Lyon', nif: 'FR40303265045', vat: 'FR40303265045' };
const TELDE = { name: 'Frutas Telde S.L.', alias: 'Telde', nif: 'B12345674' };
const GIL = { name: 'Marta', surname: 'Gil Sanz', nif: '12345678Z', companyType: 'freelance', taxRegime: 'modules' };
const LUSOS = { name: 'Transportes Lusos Lda', nif: 'PT501442600', companyType: 'society' };

let page: Page;
const added = async (resource: string, values: Values): Promise<number> => {
  const { status, data } = await office.post<Row>(`/${resource}`, values);
  expect(status).toBe(201);
  return data.id;
};
let lusos: number;
let gil: number;
let lyon: number;
beforeAll(async () => {
  ({ page } = visitor);
  const address = { street: 'Rua Nova 1', city: 'Porto', countryCode: 'PT' };
  lusos = await added('carriers', { ...LUSOS, address });
  gil = await added('carriers', GIL);
  lyon = await added('clients', { ...LYON, address: { street: 'Rue 1', city: 'Lyon', countryCode: 'FR' } });
  await added('clients', { ...TELDE, address: { street: 'Calle 1', city: 'Telde', postalCode: '35200' } });
});

const tax = () => page.getByRole('combobox', { name: /^Impuestos/ });
const begin = async (way: RegExp, from = '/app/admin/invoices'): Promise<void> => {
  await page.goto(from);
  await page.getByRole('button', { name: 'Añadir factura', exact: true }).click();
  await page.getByRole('menuitem', { name: way }).click();
  await page.getByRole('heading', { level: 1, name: 'Nueva factura' }).waitFor();
};
const invoiceTo = async (kind: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^Facturar a/ }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
};
/** Saves it, and says what it bears. */
const ended = async (): Promise<Values> => {
  await fill(page, 'Base imponible', '1000');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const row = await office.get<Row>(`/invoices/${await saved(page, 'invoices')}`);
  return { tax: row.tax, total: row.total, payable: row.payable };
};

test('of a carrier of another state of the Union is saved without a tax, as the form showed it', async () => {
  await begin(/Añadir factura recibida/);
  await choose(page, 'Transportista', LUSOS.name);
  await fill(page, 'Número', 'L-1');
  await expect.poll(() => tax().innerText()).toBe('0 %');
  expect(await ended()).toEqual({ tax: {}, total: 1000, payable: 1000 });
});

test('of a received invoice is changed to none, and from it', async () => {
  const values = { isEmitted: false, num: 'L-2', carrierId: lusos, value: 1000, tax: {} };
  const id = await added('invoices', values);
  await page.goto(`/app/admin/invoices/${id}`);
  for (const [choice, total] of [
    ['IVA 21 %', 1210],
    ['0 %', 1000],
  ] as const) {
    await tax().click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.poll(async () => (await office.get<Row>(`/invoices/${id}`)).total).toBe(total);
    await page.goto(`/app/admin/invoices/${id}`);
  }
});

const why = () => page.getByRole('combobox', { name: 'Motivo de que no lleve IVA' });

test('of none, a correction begins with the reason of what it corrects', async () => {
  const values = { isEmitted: true, clientId: lyon, value: 100, tax: {}, exemption: 'exported' };
  await page.goto(`/app/admin/invoices/${await added('invoices', values)}`);
  await why().waitFor();
  expect(await why().getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Crear factura rectificativa' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nueva factura rectificativa' }).waitFor();
  expect(await tax().innerText()).toBe('0 %');
  expect(await why().innerText()).toBe('Exportación (exenta, art. 21.5.º)');
});

test('of none, it can be said why, which is forgotten with the next tax that has IVA', async () => {
  const choose = async (place: ReturnType<typeof why>, choice: string) => {
    await place.click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };
  const values = { isEmitted: false, num: 'L-3', carrierId: gil, value: 1000, tax: { IVA: 21 } };
  const id = await added('invoices', values);
  await page.goto(`/app/admin/invoices/${id}`);
  await tax().waitFor();
  expect(await why().count()).toBe(0);
  for (const [choice, reason] of [
    ['0 %', 'exported'],
    ['IVA 21 %', null],
  ] as const) {
    await choose(tax(), choice);
    if (reason) await choose(why(), 'Exportación (exenta, art. 21.5.º)');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.poll(async () => (await office.get<Row>(`/invoices/${id}`)).exemption).toBe(reason);
    await page.goto(`/app/admin/invoices/${id}`);
    await tax().waitFor();
  }
});

test('of a carrier’s is let go with it when a client is invoiced instead', async () => {
  await begin(/Emitir factura/);
  await invoiceTo('Un transportista');
  await choose(page, 'Transportista', LUSOS.name);
  await expect.poll(() => tax().innerText()).toBe('0 %');
  await invoiceTo('Un cliente');
  await expect.poll(() => tax().innerText()).toBe('IVA 21 %');
});

test('of what the office invoices to a freelancer in módulos has nothing withheld; of what it receives, 1 %', async () => {
  await begin(/Emitir factura/);
  await invoiceTo('Un transportista');
  await choose(page, 'Transportista', GIL.surname);
  await expect.poll(() => page.getByLabel(/^Transportista/).inputValue()).toContain(GIL.surname);
  expect(await tax().innerText()).toBe('IVA 21 %');
  await page.getByRole('button', { name: 'Recibida', exact: true }).click();
  await choose(page, 'Transportista', GIL.surname);
  await expect.poll(() => tax().innerText()).toBe('IVA 21 % e IRPF 1 %');
  await begin(/Añadir factura recibida/, `/app/admin/carriers/${gil}?tab=invoices`);
  expect(await tax().innerText()).toBe('IVA 21 % e IRPF 1 %');
  await begin(/Emitir factura/, `/app/admin/carriers/${gil}?tab=invoices`);
  expect(await tax().innerText()).toBe('IVA 21 %');
  expect(await ended()).toEqual({ tax: { IVA: 21 }, total: 1210, payable: 1210 });
});

test('says what is withheld too much or too little, of what the office issues and of what it receives', async () => {
  const undue = page.getByText('En esta factura no se retiene IRPF: revisa el impuesto.');
  const lacking = page.getByText('El transportista está en módulos: se le retiene un 1 % de IRPF.');
  const pick = async (name: string): Promise<void> => {
    await tax().click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await begin(/Añadir factura recibida/, `/app/admin/carriers/${gil}?tab=invoices`);
  await expect.poll(() => tax().innerText()).toBe('IVA 21 % e IRPF 1 %');
  await pick('IVA 21 %');
  await lacking.waitFor();
  await pick('IVA 21 % e IRPF 1 %');
  await lacking.waitFor({ state: 'hidden' });
  await choose(page, 'Transportista', LUSOS.name);
  await expect.poll(() => tax().innerText()).toBe('0 %');
  await pick('IRPF 1 %');
  await undue.waitFor();
  await begin(/Emitir factura/);
  expect(await undue.count()).toBe(0);
  await pick('IVA 21 % e IRPF 1 %');
  await undue.waitFor();
});

test('of a client of another state of the Union is none, unless somebody chose it; what is odd about one is said', async () => {
  const outside = page.getByText('Es de Canarias, Ceuta o Melilla, donde no hay IVA: revisa su impuesto.');
  const abroad = page.getByText('Es de fuera de España: revisa su impuesto.');
  const client = async (name: string): Promise<void> => {
    await choose(page, 'Cliente', name);
    await expect.poll(() => page.getByLabel(/^Cliente/).inputValue()).toContain(name);
  };
  await page.goto(`/app/admin/clients/${lyon}?tab=invoices`);
  await page.getByRole('link', { name: 'Añadir factura', exact: true }).click();
  await expect.poll(() => tax().innerText()).toBe('0 %');
  await client(TELDE.name);
  await expect.poll(() => tax().innerText()).toBe('IVA 21 %');
  await outside.waitFor();
  await client(LYON.name);
  await expect.poll(() => tax().innerText()).toBe('0 %');
  expect((await outside.count()) + (await abroad.count())).toBe(0);
  await tax().click();
  await page.getByRole('option', { name: 'IVA 10 %', exact: true }).click();
  await abroad.waitFor();
  await client(TELDE.name);
  await outside.waitFor();
  await client(LYON.name);
  await abroad.waitFor();
  expect(await tax().innerText()).toBe('IVA 10 %');
  await tax().click();
  await page.getByRole('option', { name: '0 %', exact: true }).click();
  expect(await ended()).toEqual({ tax: {}, total: 1000, payable: 1000 });
});

test('complained of nothing in the console', () => {
  expect(visitor.complaints).toEqual([]);
});

test('of whom the office knows no address says so while it can still be written down', async () => {
  const missing = page.getByText('Le falta la dirección');
  await begin(/Emitir factura/);
  await invoiceTo('Un transportista');
  await choose(page, 'Transportista', 'Gil Sanz');
  await missing.waitFor();
  await choose(page, 'Transportista', LUSOS.name);
  await missing.waitFor({ state: 'hidden' });
});
