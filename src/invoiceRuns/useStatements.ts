import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Provider } from '../app/provider.ts';
import type { StatementView } from './RunView.ts';

/** Settlements of the viewer's that wait for its own invoice. */
export const useStatements = (isAsked: boolean): readonly StatementView[] => {
  const provider = useDataProvider<Provider>();
  const { data = [] } = useQuery({
    // Under the invoices' name: an invoice more may be that of one of them.
    queryKey: ['invoices', 'statements'],
    queryFn: () => provider.call<StatementView[]>('GET', '/invoiceRunItems/statements'),
    enabled: isAsked,
  });
  return data;
};
