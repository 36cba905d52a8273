import { useDataTableStoreContext, useStore } from 'react-admin';
import { useMemo } from 'react';
import { DISPATCH_COLUMNS, type DispatchColumn } from './dispatchColumns.tsx';

/** The columns as the "Columnas" menu keeps them: which are hidden, and in which order the others come. */
export const useShownColumns = (): readonly DispatchColumn[] => {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const [ranks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  return useMemo(() => {
    const rankOf = (index: number): number => {
      const rank = ranks?.indexOf(index) ?? -1;
      return rank < 0 ? index : rank;
    };
    return DISPATCH_COLUMNS.map((column, index) => ({ column, rank: rankOf(index) }))
      .sort((a, b) => a.rank - b.rank)
      .flatMap(({ column }) => (hidden.includes(column.source) ? [] : column));
  }, [hidden, ranks]);
};
