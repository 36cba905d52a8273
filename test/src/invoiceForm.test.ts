import { describe, expect, test } from 'vitest';
import { dueAfter } from '../../src/invoices/dueAfter.ts';
import { changedInvoiceErrors, newInvoiceErrors } from '../../src/invoices/invoiceFormErrors.ts';
import { itemKindOf } from '../../src/invoices/itemKind.ts';
import { shownStatus } from '#domain/invoices/status';

const DATES = { date: '2026/11/20', dueDate: '2026/12/20', tax: { IVA: 21 } };
const FILE = [{ src: 'blob:1', title: 'foto.png', rawFile: new File(['x'], 'foto.png') }];

describe('a new invoice', () => {
  test.each([
    ['the office issues to a client', 'admin', { isEmitted: true, clientId: 1 }, []],
    ['the office issues to nobody', 'admin', { isEmitted: true }, ['clientId']],
    ['the office issues to a carrier yet to be picked', 'admin', { isEmitted: true, party: 'carrier' }, ['carrierId']],
    ['the office receives from a carrier', 'admin', { isEmitted: false, carrierId: 1, party: 'carrier' }, []],
    ['the office receives from nobody', 'admin', { isEmitted: false, party: 'carrier' }, ['carrierId']],
    ['the office receives from someone to be named', 'admin', { isEmitted: false, party: 'external' }, ['rawName']],
    ['the office receives from someone named', 'admin', { isEmitted: false, party: 'external', rawName: 'A' }, []],
    ['the office begins from a file', 'admin', { isEmitted: false, carrierId: 1, fromFile: true }, ['url']],
    ['a carrier buys', 'carrier', { isEmitted: false }, ['url']],
    ['a carrier buys, with the paper', 'carrier', { isEmitted: false, url: FILE }, []],
    ['a carrier sells to the office', 'carrier', { isEmitted: true, routeIds: [1] }, []],
    ['a carrier sells to nobody', 'carrier', { isEmitted: true }, ['rawName', 'rawNif']],
    ['a carrier sells to its customer', 'carrier', { isEmitted: true, rawName: 'A', rawNif: 'B12345674' }, []],
    ['a correction', 'admin', { isEmitted: true, invoiceId: 3, correctedDate: '2026/11/20', rawDescription: 'A' }, []],
    [
      'a correction of an invoice of a later day',
      'admin',
      { isEmitted: true, invoiceId: 3, correctedDate: '2026/11/21', rawDescription: 'A' },
      ['date'],
    ],
    ['a correction without a reason', 'admin', { isEmitted: true, invoiceId: 3 }, ['rawDescription']],
  ] as const)('%s', (_, role, values, wrong) => {
    const { routeIds, ...rest } = { routeIds: undefined, ...values };
    const found = newInvoiceErrors(role)({ ...DATES, ...rest, routeIds: routeIds ? [...routeIds] : null });
    expect(Object.keys(found)).toEqual(wrong);
  });

  test('of a carrier beyond the legal term needs a reason, which counts from the last delivery', () => {
    const invoice = { ...DATES, isEmitted: false, carrierId: 1 };
    const late = { ...invoice, lastDelivery: '2026/10/01' };
    expect(newInvoiceErrors('admin')(invoice)).toEqual({});
    expect(newInvoiceErrors('admin')(late)).toHaveProperty('dueReason');
    expect(newInvoiceErrors('admin')({ ...late, dueReason: 'Pactado' })).toEqual({});
  });

  test('is due 30 days later', () => {
    expect(dueAfter('2026/12/15')).toBe('2027/01/14');
  });

  test.each([
    ['admin', { isEmitted: true, clientId: 1 }, 'loads'],
    ['admin', { isEmitted: true, carrierId: 1 }, null],
    ['admin', { isEmitted: false, carrierId: 1 }, 'routes'],
    ['admin', { isEmitted: true }, null],
    ['admin', { isEmitted: true, clientId: 1, invoiceId: 2 }, null],
    ['carrier', { isEmitted: true }, 'routes'],
    ['carrier', { isEmitted: false }, null],
  ] as const)('%s, %o: of %s', (role, values, kind) => {
    expect(itemKindOf(values, role)).toBe(kind);
  });
});

describe('an invoice that is there', () => {
  test('is judged by its own parties, not by who looks', () => {
    const sold = { ...DATES, isEmitted: true, carrierId: 1, issuerRole: 'carrier', recipientRole: 'admin' } as const;
    expect(itemKindOf(sold, 'admin')).toBe('routes');
    expect(changedInvoiceErrors('admin')({ ...sold, dueDate: '2027/03/01' })).toHaveProperty('dueReason');
    expect(itemKindOf({ ...sold, recipientRole: 'external' }, 'carrier')).toBeNull();
  });

  test.each([
    [0, 'emitted', 'pending'],
    [1, 'emitted', 'collected'],
    [1, 'received', 'paid'],
    [2, 'emitted', 'sent'],
    [2, 'received', 'received'],
    [7, 'received', 'pending'],
  ] as const)('status %i, %s, reads as %s', (status, direction, shown) => {
    expect(shownStatus({ status, direction })).toBe(shown);
  });

  test('reads as replaced once a correction took its place, unless it was annulled', () => {
    const replaced = { status: 2, isReplaced: true, issuerRole: 'admin' } as const;
    expect(shownStatus(replaced)).toBe('replaced');
    expect(shownStatus({ ...replaced, disabled: true })).toBe('annulled');
  });

  test('reads as annulled only if the office issued it', () => {
    expect(shownStatus({ status: 1, disabled: true, issuerRole: 'admin' })).toBe('annulled');
    expect(shownStatus({ status: 0, disabled: true, issuerRole: 'carrier' })).toBe('pending');
  });
});
