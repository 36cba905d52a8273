import type { RaRecord } from 'react-admin';
import type { Progress, RunKind, RunState } from '#domain/invoiceRuns';
import { toRowDay } from '#domain/dates';
import type { Tax } from '#domain/invoices/tax';
import { toCents } from '#domain/money';
import { type RunDraft, runDraft, type RunParty, type RunProblem } from '#domain/invoiceRuns/drafts';

/** One client or carrier of a run as the API sends it. */
export type ItemView = {
  id: number;
  name: string;
  clientId: number | null;
  carrierId: number | null;
  state: RunState;
  problem: string | null;
  count: number;
  base: number;
  invoiceId: number | null;
  num: string | null;
  total: number | null;
  acceptance: string | null;
  isAnnulled: boolean;
};

export type RunView = RaRecord & {
  kind: RunKind;
  fromDate: string;
  toDate: string;
  date: string;
  user: { username: string } | null;
  progress: Progress;
  items: ItemView[];
};

/** A load or route of a preview. */
export type RowView = {
  id: number;
  concept: string;
  reference: string | null;
  status: string;
  day: string | null;
  price: number | null;
  isDone: boolean;
  isInPeriod: boolean;
};

export type PartyView = RunParty & {
  id: number;
  name: string;
  isSelfBilled: boolean;
  rows: RowView[];
  picked: number[];
  isHeld: boolean;
  problems: RunProblem[];
};

export type PreviewView = {
  kind: RunKind;
  date: string;
  parties: PartyView[];
  earlier: number;
  earliest: string | null;
  isCut: boolean;
};

/** A settlement that waits for the carrier's own invoice. */
export type StatementView = {
  id: number;
  fromDate: string;
  toDate: string;
  carrierId: number;
  routeIds: number[];
  /** As the form of an invoice keeps what is picked. */
  routes: { id: number; price: number; clientRef: string | null; deliveryDate: string; trip: string }[];
  lastDelivery: string | null;
  /** As its paper says; later if that is over. */
  dueDate: string;
  tax: Tax;
  value: number;
  total: number;
  payable: number;
};

const inRowUnits = ({ id, price, day, isDone, isInPeriod }: RowView) => ({
  id,
  price: price === null ? null : toCents(price),
  day: day && toRowDay(day),
  isDone,
  isInPeriod,
});

/** The invoice that the picked rows of a client or carrier would make; amounts in cents. */
export const draftOf = (party: PartyView, picked: readonly number[], { kind, date }: PreviewView): RunDraft =>
  runDraft(party, party.rows.map(inRowUnits), party.rows.filter(row => picked.includes(row.id)).map(inRowUnits), {
    kind,
    date: toRowDay(date),
  });
