import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useDebouncedEvent } from 'react-admin';
import { useState } from 'react';
import { type Find, findsOf, inOrder, type Openable } from '#domain/quickOpen';
import { FIND_PAUSE_MS } from '../../ui/filters/searchPause.ts';
import { useViewer } from '../../ui/pages/viewer.tsx';

/** Of each kind: whoever wants more goes to its list. */
const FEW = 5;
const SORT = { field: 'id', order: 'DESC' } as const;

export type FoundRow = { resource: Openable; row: RaRecord };

const keyOf = ({ resource, row }: FoundRow) => `${resource} ${row.id}`;

/**
 * Rows of any kind by what is typed, each once. Until the lists have answered the text as it
 * stands nothing is offered, so that Enter never opens what has nothing to do with it.
 */
export const useQuickFind = () => {
  const { role } = useViewer();
  const dataProvider = useDataProvider();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const ask = useDebouncedEvent(setAsked, FIND_PAUSE_MS);
  const finds = findsOf(asked, role);
  const answers = useQueries({
    queries: finds.map(({ resource, filter }: Find) => ({
      queryKey: ['quickOpen', resource, filter],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const pagination = { page: 1, perPage: FEW };
        const { data } = await dataProvider.getList(resource, { filter, pagination, sort: SORT, signal });
        return data.map((row): FoundRow => ({ resource, row }));
      },
      retry: false,
    })),
  });
  const isPending = typed.trim() !== asked.trim() || answers.some(answer => answer.isFetching);
  const found = isPending ? [] : answers.flatMap(answer => answer.data ?? []);
  const rows = inOrder([...new Map(found.map(each => [keyOf(each), each])).values()], asked);
  return {
    typed,
    rows,
    isPending,
    hasFailed: answers.some(answer => answer.isError),
    type: (text: string) => {
      setTyped(text);
      void ask(text);
    },
  };
};
