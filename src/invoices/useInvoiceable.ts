import { useInfiniteGetList, useRecordContext } from 'react-admin';
import { useState } from 'react';
import type { Row } from '../ui/row.ts';
import { useViewer } from '../ui/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { isInvoiceable, itemFilter, type ItemKind } from './itemKind.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

const PAGE = { page: 1, perPage: 100 };

/** What may be picked for the invoice of the form: what it is of already, and what waits to be invoiced, oldest first. */
export const useInvoiceable = (kind: ItemKind) => {
  const viewer = useViewer();
  const stored = useRecordContext<InvoiceView>();
  const [now] = useState(() => new Date());
  const values = useInvoiceValues();
  const { data, total, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<Row>(kind, {
    filter: itemFilter(kind, values, viewer),
    pagination: PAGE,
    sort: { field: 'invoiceDate', order: 'ASC' },
  });
  const own = stored?.[kind] ?? [];
  // What was picked a moment ago may still be among what an earlier answer called free.
  const taken = new Set(own.map(item => item.id));
  const free = (data?.pages ?? []).flatMap(page => page.data).filter(item => !taken.has(item.id));
  return {
    items: [...own, ...free.filter(item => isInvoiceable(kind, item, viewer.role, now))],
    total,
    isPending,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
};
