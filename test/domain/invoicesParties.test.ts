import { describe, expect, test } from 'vitest';
import { mayIssue } from '#domain/invoices/issuer';
import { invoiceDirection, invoiceFlow, invoiceParties, otherParty, type PartyInput } from '#domain/invoices/parties';
import { invoiceEditRefusal, invoiceRemoveRefusal, isMadeByCarrier, isValueLocked } from '#domain/invoices/rights';
import type { PartyRole } from '#domain/invoices';
import type { Role } from '#domain/roles';
import { hasKey } from '#i18n';

describe('who issues to whom (the table of Design 7)', () => {
  const cases: [Role, PartyInput, string][] = [
    ['admin', { isEmitted: true, clientId: 1 }, 'admin → client'],
    ['superUser', { isEmitted: true, carrierId: 1 }, 'admin → carrier'],
    ['admin', { isEmitted: false, carrierId: 1 }, 'carrier → admin'],
    ['admin', { carrierId: 1, rawName: 'x' }, 'carrier → admin'],
    ['admin', { isEmitted: false, rawName: 'x' }, 'external → admin'],
    ['admin', { rawNif: 'x' }, 'external → admin'],
    ['carrier', { isEmitted: true, routeIds: [1] }, 'carrier → admin'],
    ['carrier', { isEmitted: true, routeIds: [] }, 'carrier → external'],
    ['carrier', { isEmitted: true }, 'carrier → external'],
    ['carrier', { isEmitted: false, rawName: 'x' }, 'external → carrier'],
    ['carrier', {}, 'external → carrier'],
    ['admin', { isEmitted: true }, 'clientId'],
    ['admin', { isEmitted: true, rawName: 'x' }, 'clientId'],
    ['admin', { isEmitted: true, clientId: 1, carrierId: 2 }, 'carrierId'],
    ['admin', { isEmitted: false, clientId: 1 }, 'clientId'],
    ['admin', { isEmitted: false, rawName: '' }, 'carrierId'],
  ];
  test.each(cases)('%s with %o: %s', (role, input, expected) => {
    const found = invoiceParties(role, input);
    if ('errors' in found) {
      expect(Object.keys(found.errors)).toEqual([expected]);
      for (const key of Object.values(found.errors)) expect(hasKey(key)).toBe(true);
    } else expect(`${found.issuerRole} → ${found.recipientRole}`).toBe(expected);
  });
});

describe('how it looks from each side', () => {
  const cases: [PartyRole, PartyRole, Role, string, string | null, PartyRole][] = [
    ['admin', 'client', 'admin', 'emitted', 'income', 'client'],
    ['admin', 'client', 'superUser', 'emitted', 'income', 'client'],
    ['admin', 'client', 'client', 'received', 'expense', 'admin'],
    ['admin', 'client', 'accountant', 'received', 'expense', 'admin'],
    ['admin', 'carrier', 'admin', 'emitted', 'income', 'carrier'],
    ['admin', 'carrier', 'carrier', 'received', 'expense', 'admin'],
    ['admin', 'carrier', 'accountant', 'received', 'expense', 'admin'],
    ['carrier', 'admin', 'admin', 'received', 'expense', 'carrier'],
    ['carrier', 'admin', 'carrier', 'emitted', 'income', 'admin'],
    ['carrier', 'admin', 'accountant', 'emitted', 'income', 'admin'],
    ['carrier', 'external', 'carrier', 'emitted', 'income', 'external'],
    ['carrier', 'external', 'admin', 'emitted', null, 'external'],
    ['external', 'carrier', 'carrier', 'received', 'expense', 'external'],
    ['external', 'carrier', 'admin', 'received', null, 'external'],
    ['external', 'admin', 'admin', 'received', 'expense', 'external'],
  ];
  test.each(cases)(
    '%s → %s, seen by %s: %s, %s, with %s',
    (issuerRole, recipientRole, role, direction, flow, other) => {
      const carrierId = issuerRole === 'carrier' || recipientRole === 'carrier' ? 7 : null;
      const invoice = { issuerRole, recipientRole, carrierId };
      expect(invoiceDirection(invoice, role)).toBe(direction);
      expect(invoiceFlow(invoice, role)).toBe(flow);
      expect(otherParty(invoice, role)).toBe(other);
    },
  );
});

describe('what may still change', () => {
  const issued = { issuerRole: 'admin', recipientRole: 'client', isEmitted: true } as const;
  const sale = { issuerRole: 'carrier', recipientRole: 'admin', isEmitted: true } as const;
  const entered = { ...sale, isEmitted: false };
  const purchase = { issuerRole: 'external', recipientRole: 'carrier', isEmitted: false } as const;
  const immutable = 'errors.invoices.issuedImmutable';

  type Case = [string, Parameters<typeof invoiceEditRefusal>[0], Role, string[] | undefined, string | null];
  const cases: Case[] = [
    ['issued', issued, 'admin', undefined, immutable],
    ['issued', issued, 'admin', ['value'], immutable],
    ['issued', issued, 'superUser', ['status', 'name'], immutable],
    ['issued', issued, 'admin', ['status', 'isProcessed', 'notes'], null],
    ['issued', issued, 'carrier', ['name'], immutable],
    ['annulled', { ...issued, disabled: true }, 'admin', ['status'], 'errors.invoices.alreadyAnnulled'],
    ['entered by the office', entered, 'admin', ['value'], null],
    ['entered by the office', entered, 'carrier', ['value'], 'errors.forbidden'],
    ['a carrier’s', sale, 'carrier', ['value'], null],
    ['a carrier’s', sale, 'admin', ['value'], null],
    ['a carrier’s, processed', { ...sale, isProcessed: true }, 'carrier', ['value'], 'errors.invoices.processed'],
    ['a carrier’s, paid', { ...sale, status: 1 }, 'carrier', ['value'], 'errors.invoices.paid'],
    ['a carrier’s, sent', { ...sale, status: 2 }, 'carrier', ['value'], null],
    ['a carrier’s, paid', { ...sale, status: 1 }, 'admin', ['value'], null],
    ['a carrier’s, processed', { ...sale, isProcessed: true }, 'accountant', ['isProcessed'], null],
    ['a carrier’s', sale, 'accountant', ['value'], 'errors.forbidden'],
    ['a carrier’s', sale, 'client', undefined, 'errors.forbidden'],
    ['a carrier’s purchase', purchase, 'carrier', undefined, null],
  ];
  test.each(cases)('%s %o by %s, %o: %s', (_, invoice, role, fields, expected) => {
    expect(invoiceEditRefusal(invoice, role, fields)).toBe(expected);
    if (expected) expect(hasKey(expected)).toBe(true);
  });

  test('who removes: the office all, a carrier what it may change', () => {
    expect(invoiceRemoveRefusal(issued, 'admin')).toBeNull();
    expect(invoiceRemoveRefusal(issued, 'carrier')).toBe('errors.forbidden');
    expect(invoiceRemoveRefusal(sale, 'carrier')).toBeNull();
    expect(invoiceRemoveRefusal({ ...sale, status: 1 }, 'carrier')).toBe('errors.invoices.paid');
  });

  test('what a carrier made, and a base that follows from what is invoiced', () => {
    expect([issued, sale, entered, purchase].map(isMadeByCarrier)).toEqual([false, true, false, true]);
    expect(isValueLocked({ ...sale, routeIds: [1] })).toBe(true);
    expect(isValueLocked({ ...sale, loadIds: [], routeIds: null })).toBe(false);
  });
});

describe('who issues says who and where that is', () => {
  const WHOLE = { name: 'Portes Levante', nif: 'B12345674', address: { street: 'Calle Colón', city: 'Valencia' } };
  test.each([
    [{}, true],
    [{ name: null }, false],
    [{ name: null, surname: 'Gil' }, true],
    [{ nif: '' }, false],
    [{ address: null }, false],
    [{ address: { street: 'Calle Colón' } }, false],
    [{ address: { city: 'Valencia' } }, false],
  ])('with %o: %s', (changed, may) => expect(mayIssue({ ...WHOLE, ...changed })).toBe(may));
});
