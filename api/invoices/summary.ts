import { addSums, NO_SUMS, quarterSums, rateSums, type Sums, type SumsLine, totalSums } from '#domain/accounting';
import { invoiceFlow } from '#domain/invoices/parties';
import { cleanTax, type Tax } from '#domain/invoices/tax';
import { toEuros } from '#domain/money';
import { daysOfPeriod, type Period, quarterOf } from '#domain/periods';
import { scopedRows } from '../crud/read.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { invoicesResource } from './index.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { type Correction, replacedBy } from './replaced.ts';

type Group = Pick<InvoiceRow, 'issuerRole' | 'recipientRole' | 'carrierId'> & {
  month: string;
  tax: string;
  invoices: number;
  /** Those drawn up for a carrier that didn't accept them: they count until they are annulled. */
  rejected: number;
  base: number;
  total: number;
  payable: number;
};

/** A period, and one of the companies whose invoices the user sees; all of them by default. */
export type SummaryOf = Period & { carrierId?: number | null; clientId?: number | null };

/** The invoices of a period that the user may see. */
const asked = ({ carrierId, clientId, ...period }: SummaryOf, ctx: Ctx) =>
  scopedRows(invoicesResource, ctx)
    .where({
      'invoices.disabled': false,
      ...(carrierId && { 'invoices.carrierId': carrierId }),
      ...(clientId && { 'invoices.clientId': clientId }),
    })
    .whereBetween('invoices.date', daysOfPeriod(period));

/** Those invoices grouped as far as SQL can; taxes follow from a group's sums. */
const groupsOf = async (of: SummaryOf, ctx: Ctx): Promise<Group[]> => {
  const month = 'substr("invoices"."date", 1, 7)';
  const rejected = `sum(case when "acceptance" = 'rejected' then 1 else 0 end)`;
  const groups = asked(of, ctx)
    .groupByRaw(`"issuerRole", "recipientRole", ("carrierId" is null), "tax", ${month}`)
    .select(
      'issuerRole',
      'recipientRole',
      'tax',
      ctx.db.raw(`${month} as "month"`),
      ctx.db.raw(`${rejected} as "rejected"`),
    )
    .max({ carrierId: 'carrierId' })
    .count({ invoices: '*' })
    .sum({ base: 'value', total: 'total', payable: 'payable' });
  return mayTakeLong(groups, ctx.db);
};

type Correcting = Correction & Pick<InvoiceRow, 'date' | 'issuerRole' | 'recipientRole' | 'carrierId'>;

/** The amounts that the period's corrections replace, to subtract in the month and taxes they were counted with. */
const replacedGroups = async (of: SummaryOf, ctx: Ctx): Promise<Group[]> => {
  const corrections: Correcting[] = await asked(of, ctx)
    .whereNotNull('invoices.invoiceId')
    .select('id', 'invoiceId', 'date', 'issuerRole', 'recipientRole', 'carrierId');
  const replaced = await replacedBy(corrections, ctx);
  return corrections.flatMap(({ id, date, issuerRole, recipientRole, carrierId }) => {
    const { value, total, payable, tax } = replaced.get(id) ?? {};
    if (value === undefined || total === undefined || payable === undefined || tax === undefined) return [];
    const sides = { issuerRole, recipientRole, carrierId };
    const sums = { base: -value, total: -total, payable: -payable };
    return [{ ...sides, ...sums, tax, month: date.slice(0, 7), invoices: 0, rejected: 0 }];
  });
};

const sumsOf = (group: Group): Sums => {
  const [base, total, payable] = [Number(group.base), Number(group.total), Number(group.payable)];
  return { invoices: Number(group.invoices), base, iva: total - base, irpf: total - payable, total, payable };
};

/** One line of sums per quarter and tax. */
const linesOf = (groups: readonly Group[]): SumsLine[] => {
  const lines = new Map<string, SumsLine>();
  for (const group of groups) {
    const { quarter } = quarterOf(group.month);
    const tax = cleanTax(JSON.parse(group.tax) as Tax);
    const key = `${quarter} ${tax.IVA ?? 0} ${tax.IRPF ?? 0}`;
    lines.set(key, { ...addSums(lines.get(key) ?? NO_SUMS, sumsOf(group)), quarter, tax });
  }
  return [...lines.values()].sort((a, b) => a.quarter - b.quarter || (b.tax.IVA ?? 0) - (a.tax.IVA ?? 0));
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

const flowOf = (lines: readonly SumsLine[]) => ({
  totals: inEuros(totalSums(lines)),
  quarters: quarterSums(lines).map(inEuros),
  rates: rateSums(lines).map(rate => ({ ...rate, base: toEuros(rate.base), quota: toEuros(rate.quota) })),
  lines: lines.map(inEuros),
});

/**
 * Income and expenses of a year or a quarter, in euros: by quarter and tax, by quarter, and by rate as declared. Of the
 * user, or for an accountant of the companies that appointed it; a carrier's invoices with third parties aren't the
 * office's money. A correction counts by its difference.
 */
export const summaryOf = async (of: SummaryOf, ctx: Ctx): Promise<unknown> => {
  const [groups, replaced] = [await groupsOf(of, ctx), await replacedGroups(of, ctx)];
  const flow = (wanted: 'income' | 'expense') => {
    const isWanted = (group: Group) => invoiceFlow(group, ctx.user.role) === wanted;
    const [own, corrections] = [groups.filter(isWanted), replaced.filter(isWanted)];
    const rejected = own.reduce((sum, group) => sum + Number(group.rejected), 0);
    return { ...flowOf(linesOf([...own, ...corrections])), corrections: corrections.length, rejected };
  };
  return { year: of.year, quarter: of.quarter, income: flow('income'), expense: flow('expense') };
};
