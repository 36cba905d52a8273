import { expect, test } from 'vitest';
import { addRoutes, invoiceOf, PDF, post } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { payingIn, type Payment, paymentOf } from '../help/paying.ts';
import type { Account } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();
const { make, pay } = payingIn(office);

test('whoever sees the invoice sees them, without the office’s notes; a carrier registers those of its own dealings', async () => {
  const toClient = await make();
  const fromCarrier = invoiceOf(
    await post(office.as('carrier'), { isEmitted: true, routeIds: await addRoutes(office, [300]) }),
  );
  const sale = invoiceOf(await post(office.as('carrier'), { isEmitted: true, value: 20, rawName: 'Secreto' }));
  const purchase = invoiceOf(
    await upload(office.as('carrier'), '/api/invoices', { num: 'T-1', value: 8, rawName: 'Taller' }, [
      file(PDF, 'taller.pdf'),
    ]),
  );
  await pay(toClient.id, 5, { notes: 'Nota', reference: 'Ref' });
  await pay(fromCarrier.id, 6, { notes: 'Nota', reference: 'Ref' });
  const own = paymentOf(await pay(sale.id, 7, { reference: 'Secreto paga' }, 'carrier'));
  paymentOf(await pay(purchase.id, 1, {}, 'carrier'));
  const amounts = async (account: Account) => {
    const mine = JSON.stringify({ invoiceId: [toClient, fromCarrier, sale, purchase].map(({ id }) => id) });
    const answer = await office.as(account).get(`/api/payments?sort=["id","ASC"]&filter=${mine}`);
    expect(account === 'admin' || !/Nota|"userId"|"user"/.test(answer.text)).toBe(true);
    return (answer.body.data as Payment[] | undefined)?.map(({ amount }) => amount) ?? answer.status;
  };
  expect(await amounts('admin')).toEqual([5, 6, 7, 1]);
  expect(await amounts('carrier')).toEqual([6, 7, 1]);
  expect(await amounts('accountant')).toEqual([6, 7, 1]);
  expect((await office.as('accountant').get('/api/payments')).text).not.toMatch(/Secreto|Ref"/);
  expect(await amounts('client')).toEqual([5]);
  expect(await amounts('otherCarrier')).toEqual([]);
  expect(await amounts('driver')).toBe(403);
  expect((await pay(fromCarrier.id, 1, {}, 'carrier')).status).toBe(409);
  expect((await pay(toClient.id, 1, {}, 'carrier')).text).toBe((await pay(999, 1, {}, 'carrier')).text);
  expect((await pay(sale.id, 1, { notes: 'x' }, 'carrier')).status).toBe(400);
  expect((await pay(sale.id, 1, {}, 'otherCarrier')).status).toBe(422);
  for (const account of ['client', 'accountant', 'driver'] as const)
    expect((await pay(toClient.id, 1, {}, account)).status).toBe(403);
  const [other] = await office.db('payments').where({ invoiceId: fromCarrier.id });
  expect((await office.as('carrier').delete(`/api/payments/${other.id}`)).status).toBe(409);
  expect((await office.as('carrier').delete(`/api/payments/${own.id}`)).status).toBe(200);
});
