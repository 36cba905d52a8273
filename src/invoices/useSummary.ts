import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RateSums, Sums, SumsLine } from '#domain/accounting';
import type { Provider } from '../provider/provider.ts';
import type { Books } from './usePeriod.ts';

/** What came in or went out in a period, in euros. */
export type Flow = {
  totals: Sums;
  quarters: (Sums & { quarter: number })[];
  rates: RateSums[];
  lines: SumsLine[];
  /** How many of them correct another, which they replace. */
  corrections: number;
  /** How many were drawn up for a carrier that didn't accept them. */
  rejected: number;
};
type Answer = Record<'income' | 'expense', Flow>;

export const useSummary = ({ year, quarter, company }: Books) => {
  const provider = useDataProvider<Provider>();
  const asked = { year, ...(quarter && { quarter }), ...company };
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return useQuery({
    queryKey: ['invoices', 'summary', asked],
    queryFn: () => provider.call<Answer>('GET', `/invoices/summary?${query}`),
  });
};
