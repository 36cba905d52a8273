import { expect, test } from 'vitest';
import { fillPayments } from '../../migrations/fillPayments.ts';
import { violations } from '../help/invariants.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

test('what was paid before payments were kept gets one of everything, on the most honest day there is', async () => {
  const { db, ids } = office;
  const at = '2026-11-20T11:00:00.000Z';
  const add = async (num: string, values: object): Promise<number> => {
    const amounts = { value: 10_000, tax: '{"IVA":21}', taxPercentage: 21, total: 12_100, payable: 12_100 };
    const parties = { issuerRole: 'carrier', recipientRole: 'admin', carrierId: ids.carrier, issuerKey: 'carrier:1' };
    const days = { date: '2026-09-30', dueDate: '2026-10-30', createdAt: at, updatedAt: at };
    const rows: { id: number }[] = await db('invoices')
      .insert({ num, status: 1, ...amounts, ...parties, ...days, ...values })
      .returning('id');
    return rows[0]?.id ?? 0;
  };
  const issued = { issuerRole: 'admin', recipientRole: 'client', carrierId: null, clientId: ids.client };
  const marked = await add('2026/1', { ...issued, issuerKey: 'admin' });
  const due = await add('F-1', {});
  const early = await add('F-2', { dueDate: '2026-12-30', updatedAt: '2026-11-19T23:30:00.000Z' });
  await add('F-3', { status: 0 });
  await add('F-4', { value: 0, total: 0, payable: 0 });
  const change = { resource: 'invoices', recordId: marked, action: 'update', userId: ids.users.admin };
  for (const [moment, status] of [
    ['2026-10-05T22:30:00.000Z', [2, 1]],
    ['2026-11-01T10:00:00.000Z', undefined],
  ] as const)
    await db('changes').insert({ ...change, at: moment, changes: JSON.stringify({ status, notes: [null, 'x'] }) });

  await fillPayments(db);
  const all = { amount: 12_100, method: 'transfer' };
  expect(await db('payments').orderBy('invoiceId')).toMatchObject([
    { ...all, invoiceId: marked, day: '2026-10-06', statusBefore: 2, userId: ids.users.admin },
    { ...all, invoiceId: due, day: '2026-10-30', statusBefore: 0 },
    { ...all, invoiceId: early, day: '2026-11-20', statusBefore: 0 },
  ]);
  expect(await violations(db)).toEqual([]);
});
