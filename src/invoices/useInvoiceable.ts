import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useDataProvider, useInfiniteGetList, useRecordContext } from 'react-admin';
import { useState } from 'react';
import { MAX_INVOICE_ROWS } from '#domain/invoices';
import type { Provider } from '../provider/provider.ts';
import type { Row } from '../ui/fields/row.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { doneFilter, isInvoiceable, itemFilter, type ItemKind, type ItemSearch } from './itemKind.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

const PAGE = { page: 1, perPage: 100 };
const OLDEST_FIRST = { field: 'invoiceDate', order: 'ASC' } as const;

/** What may be picked for the invoice of the form: what it is of already, and what waits to be invoiced, oldest first. */
export const useInvoiceable = (kind: ItemKind, search: ItemSearch) => {
  const viewer = useViewer();
  const provider = useDataProvider<Provider>();
  const stored = useRecordContext<InvoiceView>();
  const [now] = useState(() => new Date());
  const party = useInvoiceValues(({ clientId, carrierId }) => ({ clientId, carrierId }));
  const filter = itemFilter(kind, party, viewer, search);
  const { data, error, total, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteGetList<Row>(
      kind,
      { filter, pagination: PAGE, sort: OLDEST_FIRST },
      // What was found stays in sight until the next search is answered.
      { placeholderData: keepPreviousData },
    );
  const own = search.isOn ? [] : (stored?.[kind] ?? []);
  // What was picked a moment ago may still be among what an earlier answer called free.
  const taken = new Set(own.map(item => item.id));
  const free = (data?.pages ?? []).flatMap(page => page.data).filter(item => !taken.has(item.id));
  const isFree = (item: Row) => isInvoiceable(kind, item, viewer.role, now);
  /** What is found and done, as many as an invoice takes, and of how many. */
  const { mutate: fetchAll, isPending: isFetchingAll } = useMutation({
    mutationFn: async () => {
      const pagination = { page: 1, perPage: MAX_INVOICE_ROWS };
      const done = await provider.getList<Row>(kind, {
        filter: doneFilter(kind, filter),
        pagination,
        sort: OLDEST_FIRST,
      });
      return { done: [...own, ...done.data.filter(isFree)], total: own.length + (done.total ?? 0) };
    },
  });
  /** Which of these are still to be had. */
  const stillFree = async (ids: readonly number[]): Promise<Set<number>> => {
    const { data: rows } = await provider.getMany<Row>(kind, { ids: [...ids] });
    const owned = new Set(own.map(item => Number(item.id)));
    return new Set(rows.filter(row => isFree(row) || owned.has(Number(row.id))).map(row => Number(row.id)));
  };
  return {
    items: [...own, ...free.filter(isFree)],
    total: (total ?? 0) + own.length,
    error: data ? null : error,
    isPending,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    fetchAll,
    isFetchingAll,
    stillFree,
    refetch,
  };
};
