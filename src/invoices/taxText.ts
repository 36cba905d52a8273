import type { Tax } from '#domain/invoices/tax';
import { taxInWords } from '#domain/invoices/taxInWords';
import { translate } from '../../i18n/screens.ts';

/** A tax on a screen: `IVA 21 % e IRPF 1 %`. */
export const taxText = (tax: Tax): string => taxInWords(tax, translate);
