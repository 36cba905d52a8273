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

  /** What goes on changing; every other column, also one that comes later, is part of what was issued. */
  const FREE = [
    ...['version', 'updatedAt', 'disabled', 'searchText'],
    ...['status', 'isProcessed', 'notes', 'paid', 'paidDate'],
  ];

  test('refusing a change of any column but those of its state', async () => {
    const columns = Object.entries(await office.db('invoices').columnInfo());
    const row: Record<string, unknown> = await office.db('invoices').where({ id }).first();
    const other = (type: string, value: unknown) =>
      type === 'boolean' ? !value : /int/.test(type) ? Number(value ?? 0) + 1 : `${value === '{}' ? '' : '{}'}`;
    const open: string[] = [];
    for (const [name, { type }] of columns)
      await update({ [name]: other(type, row[name]) }).then(
        () => open.push(name),
        (error: Error) =>
          FREE.includes(name) || expect(error.message, name).toMatch('an issued invoice does not change'),
      );
    expect(open.filter(name => !FREE.includes(name))).toEqual([]);
    expect(await office.db('invoices').where({ id }).first('num', 'value', 'userId')).toMatchObject({ num: '2026/1' });
  });

  test('and a line that comes after its issuer was written', async () => {
    const line = { invoiceId: id, concept: 'Porte', amount: 1 };
    await office.db('invoiceLines').insert({ ...line, position: 0 });
    await office.db('invoiceIssuers').insert({ invoiceId: id, name: 'Portes', nif: 'B12345674' });
    await expect(office.db('invoiceLines').insert({ ...line, position: 1 })).rejects.toThrow(
      'what an issued invoice says does not change',
    );
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
