import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Provider } from '../provider/provider.ts';
import type { CompanyChoice } from './usePeriod.ts';

export type BooksCompany = CompanyChoice & { name: string; nif: string };

const NONE: readonly BooksCompany[] = [];

/** The companies whose books who looks may see, once they are known: one for all but accountants. */
export const useCompanies = (): { companies: readonly BooksCompany[]; isPending: boolean } => {
  const provider = useDataProvider<Provider>();
  const { data, isPending } = useQuery({
    queryKey: ['invoices', 'companies'],
    queryFn: () => provider.call<BooksCompany[]>('GET', '/invoices/companies'),
  });
  return { companies: data ?? NONE, isPending };
};
