import type { RaRecord } from 'react-admin';
import type { FieldChanges, HistoryAction } from '#domain/history';
import type { ResourceName } from '#domain/resources';

/** A change of some row, as the history tells it. */
export type Change = RaRecord<number> & {
  resource: ResourceName;
  recordId: number;
  action: HistoryAction;
  createdAt: string;
  user: { username: string } | null;
  ip: string | null;
  changes: FieldChanges;
};
