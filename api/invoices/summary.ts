import { invoiceFlow } from '#domain/invoiceParties';
import { type Tax, cleanTax } from '#domain/invoiceTax';
import { toEuros } from '#domain/money';
import { scopedRows } from '../crud/read.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { invoicesResource } from './index.ts';

type Group = Pick<InvoiceRow, 'issuerRole' | 'recipientRole' | 'carrierId'> & {
  month: string;
  tax: string;
  invoices: number;
  base: number;
  total: number;
  payable: number;
};

type Sums = { invoices: number; base: number; iva: number; irpf: number; total: number; payable: number };
type Line = Sums & { quarter: number; tax: Tax };

export type Summary = Record<'income' | 'expense', { totals: Sums; lines: Line[] }>;

const NOTHING: Sums = { invoices: 0, base: 0, iva: 0, irpf: 0, total: 0, payable: 0 };

/** Invoices that the user sees, grouped as far as the database can: the taxes of a group follow from its sums. */
const groupsOf = async (from: string, to: string, ctx: Ctx): Promise<Group[]> => {
  const month = 'substr("invoices"."date", 1, 7)';
  return scopedRows(invoicesResource, ctx)
    .where('invoices.disabled', false)
    .whereBetween('invoices.date', [from, to])
    .groupByRaw(`"issuerRole", "recipientRole", ("carrierId" is null), "tax", ${month}`)
    .select('issuerRole', 'recipientRole', 'tax', ctx.db.raw(`${month} as "month"`))
    .max({ carrierId: 'carrierId' })
    .count({ invoices: '*' })
    .sum({ base: 'value', total: 'total', payable: 'payable' });
};

const add = (a: Sums, b: Sums): Sums => ({
  invoices: a.invoices + b.invoices,
  base: a.base + b.base,
  iva: a.iva + b.iva,
  irpf: a.irpf + b.irpf,
  total: a.total + b.total,
  payable: a.payable + b.payable,
});

const sumsOf = (group: Group): Sums => {
  const [base, total, payable] = [Number(group.base), Number(group.total), Number(group.payable)];
  return { invoices: Number(group.invoices), base, iva: total - base, irpf: total - payable, total, payable };
};

const inEuros = <T extends Sums>({ invoices, base, iva, irpf, total, payable, ...rest }: T) => ({
  ...rest,
  invoices,
  base: toEuros(base),
  iva: toEuros(iva),
  irpf: toEuros(irpf),
  total: toEuros(total),
  payable: toEuros(payable),
});

const quarterOf = (month: string): number => Math.ceil(Number(month.slice(5, 7)) / 3);

/** One line per quarter and tax. */
const linesOf = (groups: readonly Group[]): Line[] => {
  const lines = new Map<string, Line>();
  for (const group of groups) {
    const [quarter, tax] = [quarterOf(group.month), cleanTax(JSON.parse(group.tax) as Tax)];
    const key = `${quarter} ${tax.IVA ?? 0} ${tax.IRPF ?? 0}`;
    lines.set(key, { ...add(lines.get(key) ?? NOTHING, sumsOf(group)), quarter, tax });
  }
  return [...lines.values()].sort((a, b) => a.quarter - b.quarter || (b.tax.IVA ?? 0) - (a.tax.IVA ?? 0));
};

/**
 * Income and expenses of a year, or of one of its quarters, by quarter and tax, in euros: those of whoever asks (an
 * accountant: of whoever appointed it). Invoices between a carrier and third parties are not the office's money.
 */
export const summaryOf = async (year: number, quarter: number | null, ctx: Ctx): Promise<unknown> => {
  const [first, last] = quarter ? [quarter * 3 - 2, quarter * 3] : [1, 12];
  const pad = (month: number) => String(month).padStart(2, '0');
  const groups = await groupsOf(`${year}-${pad(first)}-01`, `${year}-${pad(last)}-31`, ctx);
  const flow = (wanted: 'income' | 'expense') => {
    const lines = linesOf(groups.filter(group => invoiceFlow(group, ctx.user.role) === wanted));
    return { totals: inEuros(lines.reduce<Sums>(add, NOTHING)), lines: lines.map(inEuros) };
  };
  return { year, quarter, income: flow('income'), expense: flow('expense') };
};
