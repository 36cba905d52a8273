import type { RunKind, RunState } from '#domain/invoiceRuns';
import type { ItemKind } from '../invoices/items.ts';
import type { Row } from '../crud/resource.ts';

/** A run as its row has it (days YYYY-MM-DD). */
export type RunRow = Row & {
  kind: RunKind;
  fromDate: string;
  toDate: string;
  date: string;
  dueReason: string | null;
  userId: number;
};

/** One client or carrier of a run. */
export type RunItem = {
  id: number;
  runId: number;
  clientId: number | null;
  carrierId: number | null;
  state: RunState;
  invoiceId: number | null;
  problem: string | null;
};

/** What a run of each kind invoices, and whose it is. */
export const OF_KIND = {
  clients: { table: 'loads', owner: 'clientId', row: 'loadId' },
  carriers: { table: 'routes', owner: 'carrierId', row: 'routeId' },
} as const satisfies Record<RunKind, { table: ItemKind; owner: string; row: string }>;

export const kindOf = (item: Pick<RunItem, 'carrierId'>): RunKind => (item.carrierId ? 'carriers' : 'clients');
