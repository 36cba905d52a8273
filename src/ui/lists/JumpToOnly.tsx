import { useListContext, useLocation, useNavigate, useResourceContext, useStore } from 'react-admin';
import { useEffect, useState } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';

/** So many filters are remembered to have led to their only result. */
const REMEMBERED = 50;
const NONE: readonly string[] = [];

/**
 * A list whose singular plus 's' is its name opens the only row that the filters leave (Spec 2), once per filter in a
 * session: Back from there shows the list (Design 10), though the row's page was reloaded. Not while one still types
 * elsewhere: only what the filters of this list leave counts. Nor when it is what was left of several, the others having
 * been removed or brought back: whoever did that is at work in the list.
 */
export const JumpToOnly = ({ rowLink }: Pick<EntityListProps, 'rowLink'>) => {
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { data, total, isFetching, filterValues } = useListContext();
  const { pathname } = useLocation();
  const [jumped, setJumped] = useStore<readonly string[]>(`${resource}.jumped`, NONE);
  const key = JSON.stringify(filterValues);
  const filtered = Object.keys(filterValues).length > 0;
  const [leftSeveral, setLeftSeveral] = useState('');
  if (!isFetching && total !== undefined && total > 1 && leftSeveral !== key) setLeftSeveral(key);
  const isOnly = filtered && !isFetching && total === 1 && leftSeveral !== key;
  const only = resource.endsWith('s') && isOnly ? data?.[0] : undefined;
  const path = only && pathOf(resource, only, rowLink);
  useEffect(() => {
    if (!path || jumped.includes(key) || !window.location.pathname.endsWith(pathname)) return;
    setJumped([...jumped, key].slice(-REMEMBERED));
    navigate(path);
  }, [path, key, pathname, navigate, jumped, setJumped]);
  return null;
};
