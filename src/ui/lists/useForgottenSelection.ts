import { useListContext, useStore } from 'react-admin';
import { useEffect } from 'react';

/**
 * Forgets what was selected in the list around once other rows are looked for, there or before one came back to it: what is
 * done is done to rows that one sees, or has paged past.
 */
export const useForgottenSelection = (storeKey: string | undefined) => {
  const { resource, filter, filterValues, onUnselectItems } = useListContext();
  const shown = JSON.stringify({ ...filterValues, ...filter });
  const [selectedUnder, setSelectedUnder] = useStore(`${storeKey ?? resource}.selectedUnder`, '');
  useEffect(() => {
    if (selectedUnder === shown) return;
    setSelectedUnder(shown);
    onUnselectItems();
  }, [selectedUnder, shown, setSelectedUnder, onUnselectItems]);
};
