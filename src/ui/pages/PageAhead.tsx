import { useListContext, useResourceContext } from 'react-admin';
import { useEffect } from 'react';
import { fetchAhead } from './fetchAhead.ts';
import { useManifest } from './useManifest.ts';

/** Has the page of a row ready once the list around is there and nothing else is to be done: it is what one opens next. */
export const PageAhead = () => {
  const resource = useResourceContext();
  const { total } = useListContext();
  const page = useManifest(resource)?.edit;
  useEffect(() => {
    if (total && page) return fetchAhead(page.ask);
  }, [page, total]);
  return null;
};
