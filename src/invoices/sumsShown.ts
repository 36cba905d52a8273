import type { Tax } from '#domain/invoices/tax';
import type { Flow } from './useSummary.ts';

export type SumsProps = {
  flow: Flow;
  /** Shows the invoices that a line is the sum of. */
  onOpen: (quarter: number, tax: Tax) => void;
};

const PLAIN = ['base', 'iva', 'total'] as const;
const WITHHELD = ['base', 'iva', 'irpf', 'total', 'payable'] as const;

/** Where nothing is withheld, what is paid is the total. */
export const amountsOf = ({ totals }: Flow) => (totals.irpf ? WITHHELD : PLAIN);
