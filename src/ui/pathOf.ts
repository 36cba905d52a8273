import type { RaRecord } from 'react-admin';
import type { EntityListProps } from './EntityList.tsx';

/** Where a row opens: the page's own rule, or the resource's page of that row. */
export const pathOf = (resource: string, record: RaRecord, rowLink: EntityListProps['rowLink']): string | false =>
  rowLink ? rowLink(record.id, resource, record) : `/${resource}/${encodeURIComponent(record.id)}`;
