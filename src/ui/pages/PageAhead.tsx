import { useListContext, useResourceContext } from 'react-admin';
import { useEffect } from 'react';
import { useManifest } from './useManifest.ts';
import { whenIdle } from './whenIdle.ts';

/** Whoever pays for each megabyte, and told the browser so, waits instead. */
const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Has the page of a row ready once the list around is there and nothing else is to be done: it is what one opens next. */
export const PageAhead = () => {
  const resource = useResourceContext();
  const { total } = useListContext();
  const page = useManifest(resource)?.edit;
  useEffect(() => {
    if (total && page && !isSparing()) return whenIdle(() => void page.ask());
  }, [page, total]);
  return null;
};
