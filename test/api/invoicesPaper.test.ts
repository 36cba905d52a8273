import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, PNG, post, received } from '../help/invoicing.ts';
import type { Office } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pdfInfo, pdfText } from '../help/pdfText.ts';
import { pictureOf } from '../help/pictures.ts';
import { runsOf } from '../help/runs.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

type Account = Parameters<Office['as']>[0];

const ask = async (id: number, account: Account = 'admin') => {
  const response = await office.app.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { cookie: await cookieFor(account) },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
const cookieFor = async (account: Account): Promise<string> => {
  const { startSession } = await import('../../api/auth/session.ts');
  return `session=${await startSession(office.db, office.ids.users[account], office.world.now(), 'test')}`;
};
const textOf = async (id: number, account: Account = 'admin') => pdfText((await ask(id, account)).bytes);

const invoiceLoads = async (prices: number[], more: object = {}) =>
  invoiceOf(
    await post(
      office.as('admin'),
      issued(office, { value: undefined, loadIds: await addLoads(office, prices, { clientRef: 'REF-1' }), ...more }),
    ),
  );

describe('the PDF of an issued invoice', () => {
  test('says all that RD 1619/2012 asks of it, its loads line by line', async () => {
    await office.db('settings').update({
      bankAccount: 'ES9121000418450200051332',
      registry: 'Registro Mercantil de Valencia, hoja V-1',
    });
    const invoice = await invoiceLoads([850.5, 1234.56], { name: 'Portes de noviembre' });
    const text = await textOf(invoice.id);
    for (const datum of [
      'Factura 2026/1',
      'Fecha de expedición 20-11-2026',
      'Vencimiento 20-12-2026',
      'Agencia de prueba S.L.',
      'NIF B12345674',
      'Registro Mercantil de Valencia, hoja V-1',
      'Cliente Primero S.A.',
      'NIF G28029007',
      `P. ${invoice.loadIds[0]} · Valencia – Madrid`,
      '19-11-2026',
      'REF-1',
      '850,50 €',
      '1.234,56 €',
      'Base imponible 2.085,06 €',
      'IVA 21 % 437,86 €',
      'Total factura 2.522,92 €',
      'ES91 2100 0418 4502 0005 1332',
    ])
      expect(text).toContain(datum);
  });

  test('says where its recipient is with the door, and the country where it is another', async () => {
    const address = { street: 'Rua do Almada', houseNumber: '4', other: 'Armazém 2', postalCode: '4000-322' };
    const porto = { ...address, city: 'Porto', county: 'Porto', country: 'Portugal', countryCode: 'PT' };
    await office
      .db('clients')
      .where({ id: office.ids.client })
      .update({ address: JSON.stringify(porto) });
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    expect(await textOf(id)).toContain('Rua do Almada, 4, Armazém 2 4000-322 Porto, Portugal');
  });

  test('takes of an address as much as there is room for, and is marked as any other', async () => {
    const long = Object.fromEntries(['street', 'houseNumber', 'other'].map(part => [part, part[0]?.repeat(250)]));
    const place = { ...long, city: 'c'.repeat(100), county: 'd'.repeat(100), postalCode: '4'.repeat(50) };
    for (const table of ['clients', 'settings']) await office.db(table).update({ address: JSON.stringify(place) });
    const invoice = invoiceOf(await post(office.as('admin'), issued(office)));
    expect(invoice).toMatchObject({ rawAddress1: `${'s'.repeat(249)}…` });
    expect((await office.as('admin').put(`/api/invoices/${invoice.id}`, { status: 2 })).status).toBe(200);
    expect((await ask(invoice.id)).status).toBe(200);
  });

  test('is a PDF for reading in place, with its title and moment', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    const { headers, bytes } = await ask(id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="Factura 2026_?\/?1.pdf"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(await pdfInfo(bytes)).toMatchObject({
      Title: 'Factura 2026/1 · 20-11-2026',
      Author: 'Agencia de prueba S.L.',
      Language: 'es-ES',
      CreationDate: 'D:20261120110000Z',
    });
  });

  test('keeps saying what it said, whatever becomes of the company, the client and the prices', async () => {
    const invoice = await invoiceLoads([100]);
    const before = await textOf(invoice.id);
    await office.db('settings').update({ name: 'Otro nombre S.L.', nif: 'A58818501', address: null });
    await office.db('clients').where({ id: office.ids.client }).update({ name: 'Otro cliente', address: null });
    await office.db('loads').whereIn('id', invoice.loadIds).update({ price: 1, clientRef: 'cambiada' });
    expect(await textOf(invoice.id)).toBe(before);
  });

  test('of one that corrects another names it, why, and by how much', async () => {
    const { id } = await invoiceLoads([100]);
    const body = { isEmitted: true, invoiceId: id, value: 90.05, rawDescription: 'descuento por retraso.' };
    const correction = invoiceOf(await post(office.as('admin'), body));
    const text = await textOf(correction.id);
    expect(text).toContain(
      'Rectifica por sustitución la factura 2026/1, de fecha 20-11-2026. Motivo: descuento por retraso. Importe de la',
    );
    // 21 % of 90.05 is 18.9105.
    expect(text).toContain(
      'Importe de la rectificación: -9,95 € de base imponible y -2,09 € de IVA; en total, -12,04 €.',
    );
  });

  test('of one with tax withheld says what is to be paid, and of one without IVA that there is none', async () => {
    const withheld = invoiceOf(await post(office.as('admin'), issued(office, { tax: { IVA: 21, IRPF: 1 } })));
    expect(await textOf(withheld.id)).toMatch(
      /Total factura ?1\.210,00 €.*Retención IRPF 1 % ?-10,00 €.*Total a pagar ?1\.200,00 €/,
    );
    const untaxed = invoiceOf(await post(office.as('admin'), issued(office, { tax: {} })));
    expect(await textOf(untaxed.id)).toContain('Operación sin IVA repercutido');
  });

  test('without IVA for a business of another state of the Union says that it declares the tax', async () => {
    const untaxed = async (rawNif: string, tax = {}) =>
      textOf(invoiceOf(await post(office.as('admin'), issued(office, { tax, rawNif }))).id);
    expect(await untaxed('PT501442600')).toContain('Inversión del sujeto pasivo');
    for (const nif of ['ESB12345674', 'B12345674', 'GB123456789'])
      expect(await untaxed(nif)).toContain('exenta o no sujeta');
    expect(await untaxed('PT501442600', { IVA: 21 })).not.toMatch(/sujet/);
  });

  test('of one that was annulled says so, with the lines it had', async () => {
    const { id, loadIds } = await invoiceLoads([100]);
    await office.as('admin').delete(`/api/invoices/${id}`);
    const text = await textOf(id);
    expect(text).toContain('FACTURA ANULADA');
    expect(text).toContain(`P. ${loadIds[0]}`);
  });

  test('carries the logo that the office uploaded', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    const bare = (await ask(id)).bytes.toString('latin1');
    expect(bare).not.toContain('/Subtype /Image');
    const made = await upload(office.as('admin'), '/api/settings/1/files', {}, [file(PNG, 'logo.png')]);
    expect(made.status).toBe(201);
    expect((await ask(id)).bytes.toString('latin1')).toContain('/Subtype /Image');
    expect((await upload(office.as('carrier'), '/api/settings/1/files', {}, [file(PNG, 'x.png')])).status).toBe(403);
  });

  test('goes without a logo whose pixels would fill the memory', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    const background = { r: 0, g: 0, b: 200, alpha: 0.5 };
    const logo = await sharp({ create: { width: 3_600, height: 3_600, channels: 4, background } })
      .png()
      .toBuffer();
    await upload(office.as('admin'), '/api/settings/1/files', {}, [file(logo, 'logo.png')]);
    const paper = await ask(id);
    expect([paper.status, paper.bytes.includes('/Subtype /Image')]).toEqual([200, false]);
  });

  test.each([
    ['cut off', (logo: Buffer) => logo.subarray(0, logo.length >> 1)],
    ['damaged in the middle', (logo: Buffer) => logo.fill(0xff, logo.length >> 1, (logo.length >> 1) + 2)],
    ['damaged in the sum of its pixels', (logo: Buffer) => logo.fill(0xff, logo.length - 20, logo.length - 16)],
  ])('goes without a logo that is %s', async (_what, damage) => {
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    const logo = damage(await pictureOf('png'));
    await upload(office.as('admin'), '/api/settings/1/files', {}, [file(logo, 'logo.png')]);
    const paper = await ask(id);
    expect([paper.status, paper.bytes.includes('/Subtype /Image')]).toEqual([200, false]);
  });

  test('of 500 loads takes its pages, with the header on each', async () => {
    const invoice = await invoiceLoads(Array.from({ length: 500 }, (_, n) => n + 0.1));
    const text = await textOf(invoice.id);
    expect(text.split('Concepto').length - 1).toBeGreaterThan(10);
    expect(text).toContain('Base imponible 124.800,00 €');
  });
});

describe('who gets the PDF', () => {
  test('of an issued invoice: the office, its client and the client’s accountant; nobody else', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), issued(office)));
    await office
      .db('clients')
      .where({ id: office.ids.client })
      .update({ accountantId: office.ids.users.otherAccountant });
    const expected = {
      admin: 200,
      client: 200,
      otherAccountant: 200,
      otherClient: 404,
      carrier: 404,
      accountant: 404,
      driver: 403,
    } as const;
    for (const [account, status] of Object.entries(expected))
      expect((await ask(id, account as Account)).status, account).toBe(status);
  });

  test('of a carrier’s: that to the office by its accountant too, that to a third party not', async () => {
    const routeIds = await addRoutes(office, [700]);
    const toOffice = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds }));
    const text = await textOf(toOffice.id, 'accountant');
    expect(text).toContain('Transportes Uno S.L.');
    expect(text).toContain('Agencia de prueba S.L.');
    expect(text).toContain(`C. ${routeIds[0]}`);
    const body = { isEmitted: true, value: 10, rawName: 'Cantera', rawNif: 'A58818501' };
    const toOther = invoiceOf(await post(office.as('carrier'), body));
    expect(await textOf(toOther.id, 'carrier')).toContain('Cantera');
    expect((await ask(toOther.id, 'accountant')).status).toBe(409);
  });

  test('nobody of one that was issued elsewhere', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), received(office)));
    expect((await ask(id)).status).toBe(409);
  });
});

describe('what the paper says', () => {
  test('can’t be changed in the database either', async () => {
    const { id } = await invoiceLoads([100]);
    const refused = 'what an issued invoice says does not change';
    await expect(office.db('invoiceLines').where({ invoiceId: id }).update({ amount: 1 })).rejects.toThrow(refused);
    await expect(office.db('invoiceLines').where({ invoiceId: id }).del()).rejects.toThrow(refused);
    await expect(office.db('invoiceIssuers').where({ invoiceId: id }).update({ name: 'x' })).rejects.toThrow(refused);
    await expect(office.db('invoiceIssuers').where({ invoiceId: id }).del()).rejects.toThrow(refused);
  });

  test('follows a carrier’s own invoice as long as it may be changed', async () => {
    const [first, second] = await addRoutes(office, [700, 300]);
    const made = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: [first] }));
    const url = `/api/invoices/${made.id}`;
    expect((await office.as('carrier').put(url, { routeIds: [first, second] })).status).toBe(200);
    const text = await textOf(made.id, 'carrier');
    expect(text).toContain(`C. ${second}`);
    expect(text).toContain('Base imponible 1.000,00 €');
  });
});

describe('where a carrier’s company is registered', () => {
  const { started, toTheEnd } = runsOf(office);
  const SHEET = 'Registro Mercantil de Castellón, hoja CS-1';
  const setCarrier = (more: object) => office.as('admin').put(`/api/carriers/${office.ids.carrier}`, more);
  const sold = async (routeIds: number[]) =>
    invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds })).id;
  const toThird = async () => invoiceOf(await post(office.as('carrier'), { isEmitted: true, value: 10 })).id;
  const drawnUp = async (routeIds: number[]) =>
    invoiceOf(await post(office.as('admin'), { isSelfBilled: true, carrierId: office.ids.carrier, routeIds })).id;
  const settled = async (routeIds: number[]) => {
    const run = await started({ kind: 'carriers', routeIds });
    return (await toTheEnd(run.id)).items[0]?.invoiceId ?? 0;
  };

  test.each([
    ['its own to the office', sold, null],
    ['its own to a customer', toThird, null],
    ['one the office draws up', drawnUp, '2026/01/01'],
    ['one of a run', settled, '2026/01/01'],
  ])('is at the foot of %s, as it was then', async (_which, make, selfBillingSince) => {
    await setCarrier({ registry: SHEET, selfBillingSince });
    const id = await make(await addRoutes(office, [700]));
    const before = await textOf(id, 'carrier');
    expect(before).toContain(SHEET);
    await setCarrier({ registry: 'Registro Mercantil de Madrid, hoja M-2' });
    expect(await textOf(id, 'carrier')).toBe(before);
    await setCarrier({ companyType: 'freelance', surname: 'Gil' });
    expect(await textOf(id, 'carrier')).toBe(before);
    expect(await textOf(await make(await addRoutes(office, [300])), 'carrier')).not.toContain('Registro Mercantil');
  });
});
