import type { Direction, Parties } from './parties.ts';
import { keepsNumber } from './rights.ts';
import { PAID, SENT } from '../invoices.ts';

type Seen = Partial<Parties> & {
  status?: number;
  direction?: Direction;
  disabled?: boolean;
  isEmitted?: boolean | null;
  isSelfBilled?: boolean;
  isReplaced?: boolean;
};

export type ShownStatus = 'pending' | 'paid' | 'collected' | 'sent' | 'received' | 'annulled' | 'replaced';

/** The status from the reader's side: what one side pays or receives, the other collects or sends. */
export const shownStatus = (invoice: Seen): ShownStatus => {
  if (invoice.disabled && keepsNumber(invoice)) return 'annulled';
  if (invoice.isReplaced) return 'replaced';
  const isReceived = invoice.direction === 'received';
  if (invoice.status === PAID) return isReceived ? 'paid' : 'collected';
  if (invoice.status === SENT) return isReceived ? 'received' : 'sent';
  return 'pending';
};
