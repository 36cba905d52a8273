import { Decimal } from 'decimal.js';
import { following } from './locale.ts';

/** Euros on the wire → integer cents in the row. */
export const toCents = (euros: number): number =>
  new Decimal(euros).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** Integer cents → euros with two decimals at most. */
export const toEuros = (cents: number): number => new Decimal(cents).dividedBy(100).toNumber();

/** A percentage of an amount in cents, rounded half up to the cent (Design 7). */
export const percentOf = (cents: number, percent: number): number =>
  new Decimal(cents).times(percent).dividedBy(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

const euroFormat = following(
  locale =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }),
);

/** 1234.5 euros → `1.234,50 €` (Spec 9: dot thousands, comma decimals, 2 decimals). */
export const formatEuros = (euros: number | null | undefined): string =>
  euros == null ? '' : euroFormat().format(euros);

const numberFormat = following(
  locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' }),
);

/** 1234.5 → `1.234,5`. */
export const formatNumber = (value: number | null | undefined): string =>
  value == null ? '' : numberFormat().format(value);
