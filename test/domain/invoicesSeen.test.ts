import { describe, expect, test } from 'vitest';
import { invoiceDirection, invoiceFlow, otherParty } from '#domain/invoices/parties';
import { hasPaper } from '#domain/invoices/rights';
import { shownStatus } from '#domain/invoices/status';
import type { PartyRole } from '#domain/invoices';
import type { Role } from '#domain/roles';

/** Who looks: an accountant for the carrier or the client that appointed it. */
const VIEWERS = {
  superUser: { role: 'superUser', of: null },
  admin: { role: 'admin', of: null },
  carrier: { role: 'carrier', of: 'carrier' },
  client: { role: 'client', of: 'client' },
  'accountant of the carrier': { role: 'accountant', of: 'carrier' },
  'accountant of the client': { role: 'accountant', of: 'client' },
} as const satisfies Record<string, { role: Role; of: PartyRole | null }>;
type Viewer = keyof typeof VIEWERS;

type Seen = { word: string; flow: string | null; with: PartyRole; sent: string; paid: string; paper: boolean };
const seen = (word: string, flow: string | null, other: PartyRole, paper: boolean): Seen => ({
  word,
  flow,
  with: other,
  sent: word === 'emitted' ? 'sent' : 'received',
  paid: word === 'emitted' ? 'collected' : 'paid',
  paper,
});

/** Issuer, recipient, and whether it was issued here: how each who may see it is told of it (Design 7), by hand. */
const INVOICES: [PartyRole, PartyRole, boolean, Partial<Record<Viewer, Seen>>][] = [
  [
    'admin',
    'client',
    true,
    {
      superUser: seen('emitted', 'income', 'client', true),
      admin: seen('emitted', 'income', 'client', true),
      client: seen('received', 'expense', 'admin', true),
      'accountant of the client': seen('received', 'expense', 'admin', true),
    },
  ],
  [
    'admin',
    'carrier',
    true,
    {
      superUser: seen('emitted', 'income', 'carrier', true),
      admin: seen('emitted', 'income', 'carrier', true),
      carrier: seen('received', 'expense', 'admin', true),
      'accountant of the carrier': seen('received', 'expense', 'admin', true),
    },
  ],
  [
    'carrier',
    'admin',
    true,
    {
      superUser: seen('received', 'expense', 'carrier', true),
      admin: seen('received', 'expense', 'carrier', true),
      carrier: seen('emitted', 'income', 'admin', true),
      'accountant of the carrier': seen('emitted', 'income', 'admin', true),
    },
  ],
  [
    // The same, entered by the office from the carrier's own paper.
    'carrier',
    'admin',
    false,
    {
      admin: seen('received', 'expense', 'carrier', false),
      carrier: seen('emitted', 'income', 'admin', false),
      'accountant of the carrier': seen('emitted', 'income', 'admin', false),
    },
  ],
  [
    'carrier',
    'external',
    true,
    {
      admin: seen('emitted', null, 'external', true),
      carrier: seen('emitted', 'income', 'external', true),
      // Its paper would say who the customer is.
      'accountant of the carrier': seen('emitted', 'income', 'external', false),
    },
  ],
  [
    'external',
    'carrier',
    false,
    {
      admin: seen('received', null, 'external', false),
      carrier: seen('received', 'expense', 'external', false),
      'accountant of the carrier': seen('received', 'expense', 'external', false),
    },
  ],
  [
    'external',
    'admin',
    false,
    {
      superUser: seen('received', 'expense', 'external', false),
      admin: seen('received', 'expense', 'external', false),
    },
  ],
];

const CASES = INVOICES.flatMap(([issuerRole, recipientRole, isEmitted, viewers]) =>
  Object.entries(viewers).map(
    ([viewer, expected]) => [issuerRole, recipientRole, isEmitted, viewer as Viewer, expected] as const,
  ),
);

describe('an invoice as it is seen', () => {
  test.each(CASES)('%s → %s (issued here: %s) by %s: %o', (issuerRole, recipientRole, isEmitted, viewer, expected) => {
    const { role } = VIEWERS[viewer];
    const carrierId = issuerRole === 'carrier' || recipientRole === 'carrier' ? 3 : null;
    const invoice = { issuerRole, recipientRole, isEmitted, carrierId };
    const direction = invoiceDirection(invoice, role);
    expect({
      word: direction,
      flow: invoiceFlow(invoice, role),
      with: otherParty(invoice, role),
      sent: shownStatus({ ...invoice, status: 2, direction }),
      paid: shownStatus({ ...invoice, status: 1, direction }),
      paper: hasPaper(invoice, role),
    }).toEqual(expected);
    // What is one side's income is the other's expense, and nobody's status is a word for nothing.
    expect(shownStatus({ ...invoice, status: 9, direction })).toBe('pending');
  });

  test('covers each pair of parties that there is', () => {
    const pairs = INVOICES.map(([issuer, recipient]) => `${issuer} → ${recipient}`);
    expect([...new Set(pairs)].sort()).toEqual([
      'admin → carrier',
      'admin → client',
      'carrier → admin',
      'carrier → external',
      'external → admin',
      'external → carrier',
    ]);
  });
});
