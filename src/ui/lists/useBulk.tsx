import { useListFilterContext, useResourceContext } from 'react-admin';
import type { ReactNode } from 'react';
import { isResourceName } from '#domain/resources';
import { BulkDelete } from './BulkDelete.tsx';
import { BulkRestore } from './BulkRestore.tsx';
import type { EntityListProps } from './EntityList.tsx';
import { useCan } from '../pages/viewer.tsx';

export type BulkProps = Pick<EntityListProps, 'bulkActions' | 'bulkDelete' | 'fixed'>;

/**
 * What may be done with several rows of the list around at once: nothing where it is fixed or nobody may (then there are
 * no checkboxes either), and of those that were removed only that they come back.
 */
export const useBulk = ({ bulkActions, bulkDelete, fixed }: BulkProps): ReactNode => {
  const resource = useResourceContext() ?? '';
  const may = useCan();
  const { filterValues } = useListFilterContext();
  const mayRemove = bulkDelete !== false && isResourceName(resource) && may('remove', resource);
  if (fixed) return null;
  if (filterValues.disabled === true) return mayRemove && <BulkRestore />;
  if (!mayRemove) return bulkActions;
  return (
    <>
      {bulkActions}
      <BulkDelete />
    </>
  );
};
