import { createContext, useContext } from 'react';
import { useDataTableStoreContext, useStore } from 'react-admin';

const HiddenColumnsContext = createContext<readonly string[]>([]);

/** Given by each row, so that not every cell asks the store. */
export const HiddenColumnsProvider = HiddenColumnsContext.Provider;

/** The columns of the table around that somebody has hidden, or that are hidden until shown. */
export const useHiddenColumns = (): readonly string[] => {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  return useStore<string[]>(storeKey, defaultHiddenColumns)[0];
};

/** Whether the row around leaves out a column. */
export const useIsColumnHidden = (source: string): boolean => useContext(HiddenColumnsContext).includes(source);
