import type { RaRecord } from 'react-admin';
import type { EntityListProps } from './EntityList.tsx';

/** Where a row opens: the page's own rule, or the resource's page of that row; nowhere when none opens. */
export const pathOf = (resource: string, record: RaRecord, rowLink: EntityListProps['rowLink']): string | false =>
  rowLink === undefined
    ? `/${resource}/${encodeURIComponent(record.id)}`
    : rowLink && rowLink(record.id, resource, record);
