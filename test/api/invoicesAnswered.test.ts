import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, type Invoice, invoiceOf, issued, PDF, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

const shown = async (account: Account, id: number): Promise<Invoice> =>
  (await office.as(account).get(`/api/invoices/${id}`)).body.data as Invoice;

const CORRECTION = { value: 8, rawDescription: 'Precio mal puesto' };

/** Every kind of invoice, and who makes it. */
const MADE: Record<string, [Account, () => Promise<Invoice>]> = {
  'to a client': [
    'admin',
    async () =>
      invoiceOf(
        await post(office.as('admin'), issued(office, { value: undefined, loadIds: await addLoads(office, [10, 20]) })),
      ),
  ],
  'to a client, of nothing carried': ['admin', async () => invoiceOf(await post(office.as('admin'), issued(office)))],
  'to a carrier': [
    'admin',
    async () =>
      invoiceOf(await post(office.as('admin'), { isEmitted: true, carrierId: office.ids.carrier, value: 45 })),
  ],
  'that corrects another': [
    'admin',
    async () => {
      const loadIds = await addLoads(office, [10]);
      const original = invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds })));
      return invoiceOf(await post(office.as('admin'), { invoiceId: original.id, ...CORRECTION }));
    },
  ],
  'of a carrier, entered': [
    'admin',
    async () =>
      invoiceOf(
        await post(
          office.as('admin'),
          received(office, { value: undefined, routeIds: await addRoutes(office, [300]) }),
        ),
      ),
  ],
  'of a carrier, by itself': [
    'carrier',
    async () =>
      invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: await addRoutes(office, [300]) })),
  ],
  'of a carrier’s workshop, with its paper': [
    'carrier',
    async () => {
      const bill = { num: 'T-1', value: 8, rawName: 'Taller' };
      return invoiceOf(await upload(office.as('carrier'), '/api/invoices', bill, [file(PDF, 'taller.pdf')]));
    },
  ],
};

describe('a new invoice’s answer', () => {
  test.each(Object.entries(MADE))('is what its maker reads of it afterwards: %s', async (_kind, [account, make]) => {
    const made = await make();
    expect(made).toEqual(await shown(account, made.id));
  });

  test('says, when it is asked for again, what has become of it since', async () => {
    const admin = office.as('admin');
    const body = issued(office, { value: undefined, loadIds: await addLoads(office, [10]) });
    const again = () =>
      admin.send({ method: 'POST', url: '/api/invoices', payload: body, headers: { 'idempotency-key': 'one' } });
    const { id } = invoiceOf(await again());
    await upload(admin, `/api/invoices/${id}/files`, {}, [file(PDF)]);
    invoiceOf(await post(admin, { invoiceId: id, ...CORRECTION }));
    const answer = invoiceOf(await again());
    expect(answer).toMatchObject({ id, isReplaced: true, documents: [{ type: 'invoice' }] });
  });
});

describe('an invoice', () => {
  test('tells of its companies what whoever reads it may know, and nothing else', async () => {
    const { ids } = office;
    const admin = office.as('admin');
    const { client } = invoiceOf(await post(admin, issued(office)));
    const { carrier } = invoiceOf(await post(admin, received(office)));
    expect(Object.keys(client as object).sort()).toEqual(['alias', 'id', 'name', 'nif']);
    expect(client).toMatchObject({ id: ids.client });
    expect(Object.keys(carrier as object).sort()).toEqual(['id', 'name', 'nif', 'surname']);
    expect(carrier).toMatchObject({ id: ids.carrier });
  });
});
