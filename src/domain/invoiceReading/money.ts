import { isTaxOption, type Tax } from '../invoices/tax.ts';
import { invoiceTotals } from '../invoices/totals.ts';
import { formatEuros } from '../figures.ts';
import { percentOf, toEuros } from '../money.ts';
import { isInOtherCurrency } from './currency.ts';
import { type Figure, type FigureKind, figuresIn } from './figures.ts';
import type { PaperWarning, Proposal } from './reading.ts';

/** The amounts read from a paper, in euros as in the form. */
export type PaperMoney = {
  value?: Proposal<number>;
  tax?: Proposal<Tax>;
  total?: Proposal<number>;
  payable?: Proposal<number>;
  warnings: PaperWarning[];
};

const IVA_RATES = [21, 10, 4, 5, 22, 20, 19];
const IRPF_RATES = [1, 7, 15, 19, 2];
const UNTAXED = /exent[oa]|no sujet[oa]|inversi[oó]n del sujeto pasivo/i;

const shown = (line: string): string => line.trim().replace(/\s+/g, ' ').slice(0, 90);
const read = <T>(value: T, { line }: Figure): Proposal<T> => ({ value, text: shown(line), why: 'read' });

/** The rate of a tax: as printed, else worked out from its amount and the base. */
const rateOf = (figures: readonly Figure[], base: number | null, rates: readonly number[]): number | null => {
  const said = figures.find(({ percent }) => percent !== null)?.percent ?? null;
  if (said !== null || base === null) return said;
  const amount = figures.find(({ cents }) => cents !== null)?.cents ?? null;
  if (amount === null) return null;
  return amount === 0 ? 0 : (rates.find(rate => Math.abs(percentOf(base, rate) - Math.abs(amount)) <= 1) ?? null);
};

type Sums = { base: Figure | undefined; total: Figure | undefined };

/** A base and a total that match with the taxes on the paper; otherwise the most reliable of each. */
const matched = (bases: readonly Figure[], totals: readonly Figure[], taxes: readonly Figure[]): Sums => {
  const steps = taxes.flatMap(({ kind, cents }) =>
    cents === null ? [] : [kind === 'irpf' ? -Math.abs(cents) : cents],
  );
  const ivas = [0, ...steps.filter(step => step > 0)];
  const irpfs = [0, ...steps.filter(step => step < 0)];
  for (const base of bases)
    for (const total of totals)
      for (const iva of ivas)
        for (const irpf of irpfs)
          if ((iva || irpf) && (base.cents ?? 0) + iva + irpf === total.cents) return { base, total };
  return { base: bases[0], total: totals[0] };
};

/**
 * The base of a paper that shows only total and rate, if base plus tax gives that total to the cent, with the tax that the
 * paper names.
 */
const workedOut = (total: Figure | undefined, tax: Tax, ivas: readonly Figure[]): Proposal<number> | undefined => {
  if (!total?.cents || !tax.IVA || tax.IRPF) return undefined;
  const base = Math.round(total.cents / (1 + tax.IVA / 100));
  if (invoiceTotals(base, tax).total !== total.cents) return undefined;
  const named = ivas.flatMap(({ cents }) => cents ?? []);
  if (named.length && !named.includes(total.cents - base)) return undefined;
  return { value: toEuros(base), text: shown(total.line), why: 'workedOut' };
};

const euros = (cents: number): string => formatEuros(toEuros(cents));

/** Warnings for sums that don't add up: base and taxes against the paper's total and amount due. */
const sumsDiffer = (base: number, tax: Tax, total: Figure | undefined, payable: Figure | undefined): PaperWarning[] => {
  const sums = invoiceTotals(base, tax);
  const isRight = total?.cents === sums.total || total?.cents === sums.payable;
  if (total?.cents != null && !isRight)
    return [{ key: 'sumsDiffer', args: { total: euros(sums.total), read: euros(total.cents) } }];
  if (payable?.cents != null && payable.cents !== sums.payable)
    return [{ key: 'sumsDiffer', args: { total: euros(sums.payable), read: euros(payable.cents) } }];
  return [];
};

/** Base, tax, total and amount due read from an invoice's lines, as far as they are there. */
export const moneyOf = (lines: readonly string[]): PaperMoney => {
  const figures = figuresIn(lines);
  const of = (...kinds: FigureKind[]) => figures.filter(({ kind }) => kinds.includes(kind));
  const withCents = (...kinds: FigureKind[]) => of(...kinds).filter(({ cents }) => cents !== null);
  const [payable] = withCents('payable');
  const { base, total } = matched(withCents('base'), withCents('total'), of('iva', 'irpf'));
  const warnings: PaperWarning[] = [];
  const chosen = [base, total ?? payable].filter(each => each !== undefined);
  if (chosen.some(({ isForeign }) => isForeign) || isInOtherCurrency(lines))
    return { warnings: [{ key: 'otherCurrency' }] };
  if (chosen.some(({ cents }) => (cents ?? 0) < 0)) return { warnings: [{ key: 'negative' }] };

  const IVA = rateOf(of('iva'), base?.cents ?? null, IVA_RATES);
  const IRPF = rateOf(of('irpf'), base?.cents ?? null, IRPF_RATES);
  const isSaidUntaxed = lines.some(line => UNTAXED.test(line)) || (!!base && base.cents === total?.cents);
  const isUntaxed = !IRPF && (IVA === 0 || (IVA === null && isSaidUntaxed));
  const tax: Tax | null = isUntaxed ? { IVA: 0 } : IVA || IRPF ? { ...(IVA && { IVA }), ...(IRPF && { IRPF }) } : null;
  const rates = new Set(of('iva').flatMap(({ percent }) => percent || []));
  if (rates.size > 1) warnings.push({ key: 'severalTaxes' });
  else if (tax && !isTaxOption(tax)) warnings.push({ key: 'taxUnknown', args: { iva: IVA ?? 0, irpf: IRPF ?? 0 } });

  const value =
    base?.cents != null
      ? read(toEuros(base.cents), base)
      : tax
        ? workedOut(total ?? payable, tax, of('iva'))
        : undefined;
  if (base?.cents != null && tax && rates.size <= 1) warnings.push(...sumsDiffer(base.cents, tax, total, payable));
  const [said] = [...of('iva'), ...of('irpf')];
  return {
    value,
    ...(tax &&
      isTaxOption(tax) &&
      rates.size <= 1 && { tax: { value: tax, text: shown(said?.line ?? base?.line ?? ''), why: 'read' } }),
    ...(total?.cents != null && { total: read(toEuros(total.cents), total) }),
    ...(payable?.cents != null && { payable: read(toEuros(payable.cents), payable) }),
    warnings,
  };
};
