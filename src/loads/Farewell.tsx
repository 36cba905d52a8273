import { ListContextProvider, useListContext } from 'react-admin';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { LoadView } from './LoadView.ts';
import { useDeparting } from './useDeparting.ts';

type Left = {
  /** Those of the rows that are in sight but not in the list any more. */
  departed: ReadonlySet<number>;
  /** Which list it is: another page, order or filter is another; null while its rows are on their way. */
  view: string | null;
};

const NONE: readonly LoadView[] = [];
const LeftRows = createContext<Left>({ departed: new Set(), view: null });

export const useLeftRows = (): Left => use(LeftRows);

/** A list in which rows that leave it stay in sight for a moment, the last one too: only then is the list empty. */
export const Farewell = ({ children }: { children: ReactNode }) => {
  const list = useListContext<LoadView>();
  const { data, total, isPlaceholderData, page, sort, filterValues } = list;
  const view = isPlaceholderData ? null : JSON.stringify([page, sort, filterValues]);
  const { shown, departed } = useDeparting(data ?? NONE, view);
  const left = useMemo(() => ({ departed, view }), [departed, view]);
  const seen = { ...list, ...(data && { data: shown, total: total === 0 ? shown.length : total }) };
  return (
    <ListContextProvider value={seen as typeof list}>
      <LeftRows value={left}>{children}</LeftRows>
    </ListContextProvider>
  );
};
