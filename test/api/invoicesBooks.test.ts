import { describe, expect, test } from 'vitest';
import { type Invoice, invoiceOf, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { csvRows } from '../help/sheets.ts';

const office = officePerTest();

const issue = async (body: object): Promise<Invoice> => invoiceOf(await post(office.as('admin'), { ...body }));
const remove = async ({ id }: Invoice) =>
  expect((await office.as('admin').delete(`/api/invoices/${id}`)).status).toBe(200);
/** Drawn up by the office for its first carrier. */
const selfBilled = async (value: number): Promise<Invoice> => {
  const carrierId = office.ids.carrier;
  await office.db('carriers').where({ id: carrierId }).update({ selfBillingSince: '2026-01-01' });
  return issue({ isSelfBilled: true, carrierId, value });
};

const exported = async (account: Account, filter: object = {}) => {
  const answer = await office.as(account).get(`/api/invoices/export?filter=${JSON.stringify(filter)}`);
  return csvRows(answer.text);
};
const summaryOf = async (account: Account) =>
  (await office.as(account).get('/api/invoices/summary?year=2026')).body.data;

describe('an invoice that the office drew up for a carrier', () => {
  test('says in the sheets what the carrier answered, and beside the sums that it was refused', async () => {
    const [none, accepted, rejected] = [await selfBilled(100), await selfBilled(200), await selfBilled(300)];
    const answer = (id: number, body: object) =>
      office.as('carrier').post(`/api/invoices/${id}/acceptance`, { ...body });
    await answer(accepted.id, { isAccepted: true });
    await answer(rejected.id, { isAccepted: false, note: 'Faltan 40 €' });
    await issue({ isEmitted: true, clientId: office.ids.client, value: 1 });
    for (const account of ['admin', 'carrier', 'accountant'] as const) {
      const rows = await exported(account);
      const said = Object.fromEntries(rows.map(row => [row.Número, row.Aceptación]));
      expect(said, account).toMatchObject({
        [none.num]: 'Sin aceptar',
        [accepted.num]: 'Aceptada',
        [rejected.num]: 'No aceptada',
      });
    }
    expect((await exported('admin', { num: '2026/1' }))[0]).toMatchObject({ Aceptación: '' });
    expect(await summaryOf('admin')).toMatchObject({ income: { rejected: 0 }, expense: { rejected: 1 } });
    expect(await summaryOf('carrier')).toMatchObject({ income: { rejected: 1 }, expense: { rejected: 0 } });
    await remove(rejected);
    expect(await summaryOf('admin')).toMatchObject({ expense: { rejected: 0 } });
  });
});
