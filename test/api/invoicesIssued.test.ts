import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  const at = '2026-11-20T11:00:00.000Z';
  const rows: { id: number }[] = await office
    .db('invoices')
    .insert({
      num: '2026/1',
      date: '2026-11-20',
      dueDate: '2026-12-20',
      isEmitted: true,
      clientId: office.ids.client,
      value: 100_000,
      tax: '{"IVA":21}',
      taxPercentage: 21,
      total: 121_000,
      payable: 121_000,
      issuerRole: 'admin',
      recipientRole: 'client',
      issuerKey: 'admin',
      createdAt: at,
      updatedAt: at,
    })
    .returning('id');
  id = rows[0]?.id ?? 0;
});
afterAll(() => office.close());

describe('the database itself keeps an issued invoice as it is', () => {
  const update = (values: Record<string, unknown>) => office.db('invoices').where({ id }).update(values);

  test.each([
    { num: '2026/2' },
    { date: '2026-11-21' },
    { dueDate: '2027-01-01' },
    { value: 1 },
    { tax: '{}' },
    { total: 1 },
    { payable: 1 },
    { clientId: null },
    { rawName: 'Otra' },
    { rawDescription: 'Otra cosa' },
    { issuerRole: 'carrier' },
    { issuerKey: 'carrier:1' },
    { isEmitted: false },
  ])('refusing %o', async values => {
    await expect(update(values)).rejects.toThrow('an issued invoice does not change');
  });

  test('and its row', async () => {
    await expect(office.db('invoices').where({ id }).del()).rejects.toThrow('an issued invoice is never removed');
  });

  test('but its status, its marks and notes may change', async () => {
    expect(await update({ status: 1, isProcessed: true, notes: 'cobrada', version: 2, searchText: 'x' })).toBe(1);
  });

  test('and annulled once, it stays so', async () => {
    expect(await update({ disabled: true })).toBe(1);
    await expect(update({ disabled: false })).rejects.toThrow('an issued invoice does not change');
  });
});
