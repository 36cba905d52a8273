import { useStore } from 'react-admin';
import { Children, isValidElement, type ReactNode, useEffect } from 'react';

const NONE: string[] = [];

/** A table has at least one of its columns: when the last one is hidden, it comes back. */
export const useSomeColumn = (storeKey: string, columns: ReactNode, hiddenAtFirst = NONE) => {
  const [hidden, setHidden] = useStore(storeKey, hiddenAtFirst);
  const isHidden = (column: ReactNode) =>
    isValidElement<{ source?: string }>(column) && hidden.includes(column.props.source ?? '');
  const isEmpty = hidden.length > 0 && Children.toArray(columns).every(isHidden);
  useEffect(() => {
    if (isEmpty) setHidden(hidden.slice(0, -1));
  }, [isEmpty, hidden, setHidden]);
};
