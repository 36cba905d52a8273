import type { Tax } from '#domain/invoices/tax';
import { translate } from '../../i18n/screens.ts';

const LABELS: Record<string, string> = { true_true: 'both', true_false: 'onlyIva', false_true: 'onlyIrpf' };

/** A tax as people say it: `IVA 21 % e IRPF 1 %`. */
export const taxText = (tax: Tax): string =>
  translate(`resources.invoices.taxes.${LABELS[`${!!tax.IVA}_${!!tax.IRPF}`] ?? 'none'}`, tax);
