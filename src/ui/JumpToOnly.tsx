import { useListContext, useNavigate, useResourceContext } from 'react-admin';
import { useEffect } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';

/** Filters that have led to their only result already: Back from there shows the list (Design 10). */
const jumped = new Set<string>();

/**
 * A list whose singular plus 's' is its name opens the only row that the filters leave, once per filter (Spec 2). Not
 * while one still types elsewhere: only what the filters of this list leave counts.
 */
export const JumpToOnly = ({ rowLink }: Pick<EntityListProps, 'rowLink'>) => {
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { data, total, isFetching, filterValues } = useListContext();
  const key = `${resource} ${JSON.stringify(filterValues)}`;
  const filtered = Object.keys(filterValues).length > 0;
  const only = resource.endsWith('s') && filtered && !isFetching && total === 1 ? data?.[0] : undefined;
  const path = only && pathOf(resource, only, rowLink);
  useEffect(() => {
    if (!path || jumped.has(key)) return;
    jumped.add(key);
    navigate(path);
  }, [path, key, navigate]);
  return null;
};
