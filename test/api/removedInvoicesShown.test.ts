import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, type Invoice, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { csvRows } from '../help/sheets.ts';

const office = officePerTest();
const admin = () => office.as('admin');
type Shown = Invoice & {
  pending: number;
  loads: { id: number; price: number }[];
  routes: { id: number; price: number }[];
};
const see = async ({ id }: Invoice): Promise<Shown> => invoiceOf(await admin().get(`/api/invoices/${id}`)) as Shown;
const remove = async ({ id }: Invoice) => expect((await admin().delete(`/api/invoices/${id}`)).status).toBe(200);

describe('an invoice that was removed', () => {
  test('shows what it was of at the prices that it had', async () => {
    const loadIds = await addLoads(office, [60, 40]);
    const issued = invoiceOf(await post(admin(), { clientId: office.ids.client, loadIds }));
    const routeIds = await addRoutes(office, [300, 200]);
    const bill = invoiceOf(await post(admin(), received(office, { routeIds, value: undefined })));
    for (const invoice of [issued, bill]) await remove(invoice);
    await office.db('loads').update({ price: 9900 });
    await office.db('routes').update({ price: 7700 });
    const anew = invoiceOf(await post(admin(), { clientId: office.ids.client, loadIds }));
    expect((await see(anew)).loads.map(({ price }) => price)).toEqual([99, 99]);
    expect((await see(issued)).loads).toMatchObject([
      { id: loadIds[0], price: 60 },
      { id: loadIds[1], price: 40 },
    ]);
    expect((await see(bill)).routes).toMatchObject([
      { id: routeIds[0], price: 300 },
      { id: routeIds[1], price: 200 },
    ]);
  });

  test('has nothing pending, on its page and in a sheet', async () => {
    const loadIds = await addLoads(office, [100]);
    const issued = invoiceOf(await post(admin(), { clientId: office.ids.client, loadIds }));
    expect(await see(issued)).toMatchObject({ pending: 121 });
    await remove(issued);
    expect(await see(issued)).toMatchObject({ disabled: true, pending: 0 });
    const { text } = await admin().get('/api/invoices/export?filter={"disabled":true}');
    expect(csvRows(text)).toMatchObject([{ Número: '2026/1', Estado: 'Anulada', 'Pendiente de pago': '0,00' }]);
  });
});
