import { percentOf } from '../money.ts';
import type { Tax, TaxName } from './tax.ts';

export type InvoiceTotals = {
  /** All in cents. */
  base: number;
  iva: number;
  irpf: number;
  /** Total factura: base + IVA (Law 37/1992), as reported to the tax agency. */
  total: number;
  /** Total a pagar: total − IRPF (withheld). */
  payable: number;
};

/** Base in cents → taxes and totals in cents, each tax rounded half up separately (Design 7). */
export const invoiceTotals = (base: number, tax: Tax): InvoiceTotals => {
  const iva = percentOf(base, tax.IVA ?? 0);
  const irpf = percentOf(base, tax.IRPF ?? 0);
  return { base, iva, irpf, total: base + iva, payable: base + iva - irpf };
};

export type TaxEntry = { taxLabel: TaxName; taxValue: number; amount: number };

/**
 * The taxes of an invoice one by one (Spec 3): percent, and amount in cents like `base`; what is withheld is negative
 * (and 0, not -0).
 */
export const taxEntries = (base: number, tax: Tax): TaxEntry[] => {
  const { iva, irpf } = invoiceTotals(base, tax);
  return [
    ...(tax.IVA ? [{ taxLabel: 'IVA' as const, taxValue: tax.IVA, amount: iva }] : []),
    ...(tax.IRPF ? [{ taxLabel: 'IRPF' as const, taxValue: tax.IRPF, amount: 0 - irpf }] : []),
  ];
};
