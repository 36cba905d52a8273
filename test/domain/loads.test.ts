import { describe, expect, test } from 'vitest';
import { isLoadInvoiceable, isLoadLocked, loadEditRefusal, loadErrors } from '#domain/loads';
import type { Role } from '#domain/roles';

/** 20 November 2026 begins in Spain at 23:00 UTC of the 19th; the lock closes 24 hours later. */
const BEFORE = new Date('2026-11-20T22:59:59.000Z');
const AFTER = new Date('2026-11-20T23:00:00.000Z');
const DATE = '2026-11-20';

describe('a load is locked', () => {
  test.each<[string, string, Role, Date, boolean]>([
    ['for the office once its invoice date is 24 hours old', 'assigned', 'admin', AFTER, true],
    ['not a second earlier', 'assigned', 'admin', BEFORE, false],
    ['for superUser alike', 'at-origin', 'superUser', AFTER, true],
    ['for a carrier only when also delivered', 'delivered', 'carrier', AFTER, true],
    ['not for a carrier while under way', 'loaded', 'carrier', AFTER, false],
    ['not for a driver before the 24 hours', 'delivered', 'driver', BEFORE, false],
    ['for a client when delivered', 'delivered', 'client', AFTER, true],
  ])('%s', (_sentence, status, role, now, locked) => {
    expect(isLoadLocked({ status, invoiceDate: DATE }, role, now)).toBe(locked);
    expect(isLoadLocked({ status, invoiceDate: '2026/11/20' }, role, now)).toBe(locked);
  });

  test('never without an invoice date', () => {
    expect(isLoadLocked({ status: 'delivered', invoiceDate: null }, 'admin', AFTER)).toBe(false);
  });
});

describe('a load’s data can’t be edited', () => {
  test.each<[string, Parameters<typeof loadEditRefusal>[0], Role, string | null]>([
    [
      'by anyone once it has an invoice',
      { status: 'assigned', invoiceId: 3, invoiceDate: '2027-01-01' },
      'admin',
      'errors.loads.invoiced',
    ],
    [
      'by who isn’t admin level while not assigned',
      { status: 'not-assigned', invoiceDate: '2027-01-01' },
      'carrier',
      'errors.loads.notAssigned',
    ],
    ['but by the office while not assigned', { status: 'not-assigned', invoiceDate: '2027-01-01' }, 'admin', null],
    ['by the office once locked', { status: 'assigned', invoiceDate: '2026-01-01' }, 'admin', 'errors.loads.locked'],
  ])('%s', (_sentence, load, role, refusal) => {
    expect(loadEditRefusal(load, role, AFTER)).toBe(refusal);
  });
});

describe('a load can be invoiced', () => {
  test.each([
    ['assigned', null, true],
    ['delivered', null, true],
    ['not-assigned', null, false],
    ['delivered', 7, false],
  ] as const)('at %s with invoice %s: %s', (status, invoiceId, expected) => {
    expect(isLoadInvoiceable({ status, invoiceId })).toBe(expected);
  });
});

describe('the days of a load', () => {
  test('can’t be before the pickup, nor can the delivery', () => {
    const errors = loadErrors({
      pickupDate: '2026/11/20',
      deliveryDate: '2026-11-19',
      intermediateStops: ['2026/11/20', '2026/11/18'].map(deliveryDate => ({
        deliveryDate,
        destination: { city: 'Soria' },
      })),
    });
    expect(Object.keys(errors).sort()).toEqual(['deliveryDate', 'intermediateStops.1.deliveryDate']);
  });
});

test('both ends of a load say at least their town', () => {
  const errors = loadErrors({ origin: { city: null }, destination: { city: 'Madrid' } });
  expect(errors).toEqual({ 'origin.city': 'validation.required' });
  expect(loadErrors({})).toEqual({});
});
