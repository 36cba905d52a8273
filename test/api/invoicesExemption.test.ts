import { describe, expect, test } from 'vitest';
import { invoiceOf, issued, post, received } from '../help/invoicing.ts';
import type { Account } from '../help/furnish.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';

const office = officePerFile();

const textOf = async (id: number, account: Account = 'admin') =>
  pdfText((await office.as(account).get(`/api/invoices/${id}/pdf`)).bytes);
const issue = (more: Record<string, unknown>) => post(office.as('admin'), issued(office, more));

describe('an invoice without IVA says why', () => {
  test.each([
    ['exported', 'art. 21.5.º de la Ley 37/1992'],
    ['imported', 'art. 64 de la Ley 37/1992'],
    ['abroad', 'art. 69 de la Ley 37/1992'],
  ])('%s: %s', async (exemption, article) => {
    const { id } = invoiceOf(await issue({ tax: {}, exemption }));
    const text = await textOf(id);
    expect(text).toContain(article);
    expect(text).not.toContain('exenta o no sujeta');
  });

  test('to a business of another state of the Union, that it declares the tax, whatever was chosen', async () => {
    const { id } = invoiceOf(await issue({ tax: {}, exemption: 'abroad', rawNif: 'PT501442600' }));
    expect(await textOf(id)).toContain('Inversión del sujeto pasivo');
  });

  test('in the books too', async () => {
    const { num } = invoiceOf(await issue({ tax: {}, exemption: 'exported' }));
    const filter = encodeURIComponent(JSON.stringify({ num }));
    const sheet = await office.as('admin').get(`/api/invoices/export?format=csv&filter=${filter}`);
    expect(sheet.text).toContain('Exportación (exenta, art. 21.5.º)');
  });

  test('a carrier’s own as well, until it is processed', async () => {
    const own = { isEmitted: true, value: 500, tax: {}, exemption: 'imported' };
    const { id } = invoiceOf(await post(office.as('carrier'), own));
    expect(await textOf(id, 'carrier')).toContain('art. 64 de la Ley 37/1992');
    const changed = await office.as('carrier').put(`/api/invoices/${id}`, { exemption: null });
    expect([changed.status, (changed.body.data as { exemption: unknown }).exemption]).toEqual([200, null]);
    expect(await textOf(id, 'carrier')).toContain('exenta o no sujeta');
  });
});

test.each([
  ['what bears IVA', { tax: { IVA: 21 }, exemption: 'exported' }, ['exemption']],
  ['what bears the usual IVA', { tax: undefined, exemption: 'exported' }, ['exemption']],
  ['a reason that there isn’t', { tax: {}, exemption: 'because' }, ['exemption']],
])('%s is refused', async (_what, more, fields) => {
  const { status, body } = await issue(more);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields]);
});

test('of a received one, the reason goes with the change that gives it IVA, or the change is refused', async () => {
  const { id } = invoiceOf(await post(office.as('admin'), received(office, { tax: {}, exemption: 'imported' })));
  const refused = await office.as('admin').put(`/api/invoices/${id}`, { tax: { IVA: 21 } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['exemption']]);
  const changed = await office.as('admin').put(`/api/invoices/${id}`, { tax: { IVA: 21 }, exemption: null });
  expect([changed.status, changed.body.data]).toMatchObject([200, { tax: { IVA: 21 }, exemption: null }]);
});
