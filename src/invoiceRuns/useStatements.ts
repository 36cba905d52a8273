import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Provider } from '../provider/provider.ts';
import type { StatementView } from './RunView.ts';

type Statements = { statements: readonly StatementView[]; isLoading: boolean };

/** Settlements of the viewer's that wait for its own invoice, and whether they are still being asked for. */
export const useStatements = (isAsked: boolean): Statements => {
  const provider = useDataProvider<Provider>();
  const { data = [], isLoading } = useQuery({
    // Under the invoices' name: an invoice more may be that of one of them.
    queryKey: ['invoices', 'statements'],
    queryFn: () => provider.call<StatementView[]>('GET', '/invoiceRunItems/statements'),
    enabled: isAsked,
  });
  return { statements: data, isLoading };
};
