import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysOfPeriod } from '#domain/periods';
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
type Flow = {
  totals: Sums;
  quarters: object[];
  rates: object[];
  lines: (Sums & { quarter: number; tax: object })[];
};
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
    expect(first.expense).toEqual({
      totals: expect.objectContaining({ invoices: 0, total: 0 }),
      quarters: [],
      rates: [],
      lines: [],
      corrections: 0,
      rejected: 0,
    });
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

  test('by rate, as taxes are declared, and by quarter', async () => {
    const { income } = await summary('admin', '?year=2026');
    expect(income.rates).toEqual([
      { tax: 'IVA', percent: 21, base: 1200.1, quota: 252.02 },
      { tax: 'IVA', percent: 0, base: 45, quota: 0 },
      { tax: 'IRPF', percent: 1, base: 1000, quota: 10 },
    ]);
    expect(income.quarters).toMatchObject([
      { quarter: 1, invoices: 2, base: 1000.1, iva: 210.02, irpf: 10, total: 1210.12, payable: 1200.12 },
      { quarter: 4, invoices: 2, base: 245, iva: 42, irpf: 0, total: 287, payable: 287 },
    ]);
  });

  test('of one of the companies whose books an accountant keeps; of one it doesn’t, nothing', async () => {
    const { carrier, otherCarrier } = office.ids;
    const own = await summary('accountant', `?year=2026&carrierId=${carrier}`);
    expect(own.income.totals).toMatchObject({ invoices: 2, base: 450 });
    expect((await summary('accountant', `?year=2026&carrierId=${otherCarrier}`)).income.totals.invoices).toBe(0);
    expect((await summary('accountant', `?year=2026&clientId=${office.ids.client}`)).income.totals.invoices).toBe(0);
  });

  test('come to what the list does, each line of them, to the cent, for whoever looks', async () => {
    const SIDES = [
      ['income', 'emitted'],
      ['expense', 'received'],
    ] as const;
    for (const account of ['admin', 'carrier', 'otherCarrier', 'accountant'] as const) {
      const sums = await summary(account, '?year=2026');
      for (const [flow, direction] of SIDES)
        for (const { quarter, tax, ...line } of sums[flow].lines) {
          const filter = { direction, taxes: tax, date: { isBetween: daysOfPeriod({ year: 2026, quarter }) } };
          const { body } = await office.as(account).get(`/api/invoices?filter=${encodeURI(JSON.stringify(filter))}`);
          const listed = body.data as { value: number; total: number; payable: number }[];
          const cents = (of: 'value' | 'total' | 'payable') =>
            listed.reduce((sum, invoice) => sum + Math.round(invoice[of] * 100), 0);
          expect([listed.length, cents('value'), cents('total'), cents('payable')], `${account} ${flow}`).toEqual([
            line.invoices,
            ...[line.base, line.total, line.payable].map(euros => Math.round(euros * 100)),
          ]);
        }
    }
  });

  test('count a correcting invoice by what it changes, when it is issued, however often one is corrected', async () => {
    const admin = office.as('admin');
    const issue = async (body: object) => invoiceOf(await post(admin, { ...body }));
    const original = await issue(issued(office, { date: '2024/01/10', value: 100, tax: { IVA: 21, IRPF: 1 } }));
    const correct = (date: string, invoiceId: number, value: number) =>
      issue({ isEmitted: true, invoiceId, date, value, tax: { IVA: 21 }, rawDescription: 'Descuento' });
    const year = async (query = '?year=2024') => (await summary('admin', query)).income;
    const first = await correct('2024/04/10', original.id, 90);
    expect((await year()).totals).toMatchObject({ invoices: 2, base: 90, iva: 18.9, irpf: 0, payable: 108.9 });
    const second = await correct('2024/07/10', original.id, 80);
    const third = await correct('2024/10/10', second.id, 85.5);
    expect((await year()).totals).toMatchObject({ invoices: 4, base: 85.5, iva: 17.96, total: 103.46 });
    expect((await year()).quarters).toMatchObject([{ base: 100 }, { base: -10 }, { base: -10 }, { base: 5.5 }]);
    expect(await year('?year=2024&quarter=2')).toMatchObject({ corrections: 1, totals: { base: -10, irpf: -1 } });
    // One that was annulled changes nothing, and neither does it take part in what comes after.
    for (const { id } of [third, second]) expect((await admin.delete(`/api/invoices/${id}`)).status).toBe(200);
    expect((await year()).quarters).toMatchObject([{ base: 100 }, { base: -10 }]);
    expect(await correct('2024/10/10', first.id, 70)).toMatchObject({ value: 70 });
    expect((await year()).quarters).toMatchObject([{ base: 100 }, { base: -10 }, { base: -20 }]);
  });

  test('are asked for by taxes that there are', async () => {
    for (const taxes of ['21', '{"IVA":7}', '{"IVA":"x"}', '[]', 'null', '{"OTRO":1}'])
      expect((await office.as('admin').get(`/api/invoices?filter={"taxes":${taxes}}`)).status, taxes).toBe(400);
  });

  test('are not for clients and drivers; a year and a quarter are what they are', async () => {
    for (const account of ['client', 'driver'] as const) expect((await summary(account)).status).toBe(403);
    for (const query of ['?year=x', '?quarter=5', '?year=2026&more=1', '?quarter=1&quarter=2'])
      expect([400, 422]).toContain((await summary('admin', query)).status);
  });
});
