import type { Tax } from './tax.ts';

type Translate = (key: string, args: Tax) => string;

const LABELS: Readonly<Record<string, string>> = { true_true: 'both', true_false: 'onlyIva', false_true: 'onlyIrpf' };

/** A tax as people say it: `IVA 21 % e IRPF 1 %`. */
export const taxInWords = (tax: Tax, translate: Translate): string =>
  translate(`resources.invoices.taxes.${LABELS[`${!!tax.IVA}_${!!tax.IRPF}`] ?? 'none'}`, tax);
