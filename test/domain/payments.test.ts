import { describe, expect, test } from 'vitest';
import { carriedPayments } from '#domain/invoices/carriedPayments';
import { urgencyOf, waitingOf } from '#domain/invoices/overdue';
import { type Paid, paymentRefusal, pendingOf, settlementOf } from '#domain/invoices/paidState';
import type { Role } from '#domain/roles';
import { hasKey } from '#i18n';

const paid = (day: string, amount: number, statusBefore = 0): Paid => ({ day, amount, statusBefore });
const FIRST = paid('2026-11-10', 5_000);
const SECOND = paid('2026-11-03', 7_100, 2);

describe('where an invoice stands with its payments', () => {
  type Case = [string, number, Paid[], number, ReturnType<typeof settlementOf>];
  const cases: Case[] = [
    ['nothing paid', 12_100, [], 0, { paid: 0, pending: 12_100, paidDate: null, status: 0 }],
    ['nothing paid, sent', 12_100, [], 2, { paid: 0, pending: 12_100, paidDate: null, status: 2 }],
    ['a part', 12_100, [FIRST], 2, { paid: 5_000, pending: 7_100, paidDate: null, status: 2 }],
    [
      'all, the last euro on the latest day whatever was registered last',
      12_100,
      [FIRST, SECOND],
      2,
      { paid: 12_100, pending: 0, paidDate: '2026-11-10', status: 1 },
    ],
    ['all but a cent', 12_101, [FIRST, SECOND], 0, { paid: 12_100, pending: 1, paidDate: null, status: 0 }],
    [
      'said to be paid but not covered: as it was before the last payment',
      20_000,
      [FIRST, SECOND],
      1,
      { paid: 12_100, pending: 7_900, paidDate: null, status: 2 },
    ],
    ['said to be paid, without payments', 12_100, [], 1, { paid: 0, pending: 12_100, paidDate: null, status: 0 }],
    ['nothing to pay, as somebody said', 0, [], 1, { paid: 0, pending: 0, paidDate: null, status: 1 }],
    ['nothing to pay', 0, [], 2, { paid: 0, pending: 0, paidDate: null, status: 2 }],
  ];
  test.each(cases)('%s', (_, payable, payments, status, expected) => {
    expect(settlementOf(payable, payments, status)).toEqual(expected);
  });

  test('without the payment that covered it, it is what that one found', () => {
    expect(settlementOf(12_100, [FIRST], 1, SECOND.statusBefore)).toMatchObject({ status: 2, pending: 7_100 });
  });
});

describe('who registers payments', () => {
  const issued = { issuerRole: 'admin', recipientRole: 'client', isEmitted: true, pending: 1 } as const;
  const toOffice = { issuerRole: 'carrier', recipientRole: 'admin', isEmitted: true, pending: 1 } as const;
  const sale = { ...toOffice, recipientRole: 'external' } as const;
  const purchase = { issuerRole: 'external', recipientRole: 'carrier', isEmitted: false, pending: 1 } as const;
  const office = 'errors.payments.office';
  const cases: [string, Parameters<typeof paymentRefusal>[0], Role, string | null][] = [
    ['what was issued', issued, 'admin', null],
    ['what was issued', issued, 'carrier', office],
    ['what was issued', issued, 'client', office],
    ['a carrier’s to the office', toOffice, 'superUser', null],
    ['a carrier’s to the office', toOffice, 'carrier', office],
    ['a carrier’s sale to others', sale, 'carrier', null],
    ['a carrier’s purchase', purchase, 'carrier', null],
    ['a carrier’s purchase', purchase, 'accountant', office],
    ['what was annulled', { ...issued, disabled: true }, 'admin', 'errors.payments.annulled'],
    ['what is paid', { ...issued, pending: 0 }, 'admin', 'errors.payments.nothingPending'],
    ['what is for nothing', { ...issued, payable: 0, pending: 0 }, 'admin', 'errors.payments.nothingToPay'],
  ];
  test.each(cases)('%s %o by %s: %s', (_, invoice, role, expected) => {
    expect(paymentRefusal(invoice, role)).toBe(expected);
    if (expected) expect(hasKey(expected)).toBe(true);
  });
});

describe('how long an invoice has waited', () => {
  const invoice = { status: 0, payable: 100, paid: 40, date: '2026-09-30', dueDate: '2026-10-30' };
  test.each([
    ['past its due date', invoice, '2026-09-20', '2026-11-20', { overdueDays: 21, deliveryDays: 61 }],
    ['on its due date', invoice, '2026-09-20', '2026-10-30', { overdueDays: null, deliveryDays: 40 }],
    ['no delivery known', invoice, null, '2026/10/31', { overdueDays: 1, deliveryDays: 31 }],
    ['delivered after today', invoice, '2026-10-31', '2026-10-30', { overdueDays: null, deliveryDays: 0 }],
    ['paid', { ...invoice, status: 1 }, '2026-09-20', '2026-11-20', { overdueDays: null, deliveryDays: null }],
    ['annulled', { ...invoice, disabled: true }, null, '2026-11-20', { overdueDays: null, deliveryDays: null }],
    ['of nothing', { ...invoice, payable: 0, paid: 0 }, null, '2026-11-20', { overdueDays: null, deliveryDays: null }],
    ['replaced', { ...invoice, isReplaced: true }, null, '2026-11-20', { overdueDays: null, deliveryDays: null }],
  ])('%s', (_, row, delivered, today, expected) => {
    expect(waitingOf(row, delivered, today)).toEqual(expected);
  });

  test.each([
    [0, 'fine'],
    [44, 'fine'],
    [45, 'soon'],
    [60, 'soon'],
    [61, 'late'],
  ])('%d days since the delivery: %s', (days, urgency) => expect(urgencyOf(days)).toBe(urgency));
});

describe('what is still to be paid', () => {
  test.each([
    ['the rest', { payable: 100, paid: 40 }, 60],
    ['nothing of what was annulled', { payable: 100, paid: 0, disabled: true }, 0],
    ['nothing of what is replaced', { payable: 100, paid: 0, isReplaced: true }, 0],
    ['nor is what was paid of it too much a debt', { payable: 100, paid: 120, isReplaced: true }, 0],
  ])('%s', (_, invoice, pending) => expect(pendingOf(invoice)).toBe(pending));
});

describe('what goes over to the invoice that takes the place of another', () => {
  test.each([
    ['nothing paid', [], 100, []],
    ['all that was paid', [60, 40], 150, [60, 40]],
    ['to the cent what is to be paid there', [60, 40], 100, [60, 40]],
    ['the last in part', [60, 40], 99, [60, 39]],
    ['none of what comes after it is covered', [60, 40, 5], 60, [60]],
    ['nothing where nothing is to be paid', [60, 40], 0, []],
  ])('%s', (_, amounts, room, expected) => {
    const carried = carriedPayments(
      amounts.map(amount => ({ amount })),
      room,
    );
    expect(carried.map(({ amount }) => amount)).toEqual(expected);
    expect(carried.map(({ payment }) => payment.amount)).toEqual(amounts.slice(0, expected.length));
  });
});
