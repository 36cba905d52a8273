import type { RunKind, RunState } from '#domain/invoiceRuns';
import { ITEM_KINDS } from '../invoices/itemKinds.ts';
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

/** What a run of each kind invoices. */
export const OF_KIND = { clients: ITEM_KINDS.loads, carriers: ITEM_KINDS.routes } as const satisfies Record<
  RunKind,
  object
>;
