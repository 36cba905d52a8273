import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import type { Furniture } from '../help/furnish.ts';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const [admin, carrier] = [office.as('admin'), office.as('carrier')];
  const make = async (client: typeof admin, body: object) => invoiceOf(await post(client, { ...body }));
  await make(admin, issued(office, { date: '2026/02/10', value: 1000, tax: { IVA: 21, IRPF: 1 } }));
  await make(admin, issued(office, { date: '2026/03/31', value: 0.1 }));
  await make(admin, issued(office, { date: '2026/11/20', value: 200 }));
  await make(admin, issued(office, { date: '2025/12/31', value: 7 }));
  const removed = await make(admin, issued(office, { value: 5000 }));
  await admin.delete(`/api/invoices/${removed.id}`);
  await make(admin, { isEmitted: true, carrierId: office.ids.carrier, value: 45, tax: {} });
  await make(admin, received(office, { carrierId: office.ids.otherCarrier, value: 300 }));
  await make(carrier, { isEmitted: true, routeIds: await addRoutes(office, [400]) });
  await make(carrier, { isEmitted: true, value: 50, rawName: 'Otro' });
});
afterAll(() => office.close());

type Sums = { invoices: number; base: number; iva: number; irpf: number; total: number; payable: number };
type Flow = { totals: Sums; lines: (Sums & { quarter: number; tax: object })[] };
const summary = async (account: keyof Furniture['users'], query = '') => {
  const answer = await office.as(account).get(`/api/invoices/summary${query}`);
  return { status: answer.status, ...(answer.body.data as { year: number; income: Flow; expense: Flow }) };
};

describe('income and expenses', () => {
  test('of the office in a year: what it issued and received, not what carriers do with others', async () => {
    const { year, income, expense } = await summary('admin');
    expect(year).toBe(2026);
    expect(income.totals).toEqual({
      invoices: 4,
      base: 1245.1,
      iva: 252.02,
      irpf: 10,
      total: 1497.12,
      payable: 1487.12,
    });
    expect(expense.totals).toEqual({ invoices: 2, base: 700, iva: 147, irpf: 0, total: 847, payable: 847 });
  });

  test('by quarter and tax', async () => {
    const { income } = await summary('superUser', '?year=2026');
    expect(income.lines).toMatchObject([
      { quarter: 1, tax: { IVA: 21, IRPF: 1 }, invoices: 1, base: 1000, iva: 210, irpf: 10, payable: 1200 },
      { quarter: 1, tax: { IVA: 21 }, base: 0.1, iva: 0.02 },
      { quarter: 4, tax: { IVA: 21 }, base: 200 },
      { quarter: 4, tax: {}, base: 45, iva: 0 },
    ]);
    const first = await summary('admin', '?year=2026&quarter=1');
    expect(first.income.totals).toMatchObject({ invoices: 2, base: 1000.1 });
    expect(first.expense).toEqual({ totals: expect.objectContaining({ invoices: 0, total: 0 }), lines: [] });
    expect((await summary('admin', '?year=2025&quarter=4')).income.totals.base).toBe(7);
  });

  test('of a carrier, and of its accountant the same', async () => {
    const own = await summary('carrier');
    expect(own.income.totals).toMatchObject({ invoices: 2, base: 450 });
    expect(own.expense.totals).toMatchObject({ invoices: 1, base: 45, payable: 45 });
    expect(await summary('accountant')).toEqual(own);
    expect((await summary('otherAccountant')).income.totals.invoices).toBe(0);
    expect((await summary('otherCarrier')).income.totals.base).toBe(300);
  });

  test('are not for clients and drivers; a year and a quarter are what they are', async () => {
    for (const account of ['client', 'driver'] as const) expect((await summary(account)).status).toBe(403);
    for (const query of ['?year=x', '?quarter=5', '?year=2026&more=1', '?quarter=1&quarter=2'])
      expect([400, 422]).toContain((await summary('admin', query)).status);
  });
});
