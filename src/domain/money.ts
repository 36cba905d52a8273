import { Decimal } from 'decimal.js';

/** Euros on the wire → integer cents in the row. */
export const toCents = (euros: number): number =>
  new Decimal(euros).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** Integer cents → euros with two decimals at most. */
export const toEuros = (cents: number): number => cents / 100;

/** A percentage of an amount in cents, rounded half up to the cent (Design 7). */
export const percentOf = (cents: number, percent: number): number =>
  new Decimal(cents).times(percent).dividedBy(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
