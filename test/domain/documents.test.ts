import { describe, expect, test } from 'vitest';
import { addableTypes, mayDateDocument } from '#domain/documents/rights';
import {
  DOCUMENT_OWNERS,
  DOCUMENT_TYPES,
  DOCUMENT_TYPES_BY_OWNER,
  documentErrors,
  documentExpiry,
  warningStretches,
  documentOwner,
} from '#domain/documents';
import { ROLES } from '#domain/roles';

describe('a document', () => {
  test('is of just one row', () => {
    expect(documentOwner({ carrierId: 7, clientId: null })).toBe('carrierId');
    expect(documentOwner({})).toBeNull();
    expect(documentOwner({ carrierId: 7, loadId: 3 })).toBeNull();
  });

  test('has a type that goes with it', () => {
    for (const owner of DOCUMENT_OWNERS)
      for (const type of DOCUMENT_TYPES) {
        const fits = (DOCUMENT_TYPES_BY_OWNER[owner] as readonly string[]).includes(type);
        expect(documentErrors({ type, [owner]: 1 }), `${owner} ${type}`).toEqual(
          fits ? {} : { type: 'validation.choice' },
        );
      }
    expect(documentErrors({ type: 'cmr' })).toEqual({ type: 'validation.oneOwner' });
  });

  test.each([
    ['2026/11/20', '2026/11/20', {}],
    ['2026/11/20', '2026-11-19', { expirationDate: 'validation.dateOrder' }],
    [null, '2026/11/19', {}],
  ])('issued %s and valid until %s', (expeditionDate, expirationDate, errors) =>
    expect(documentErrors({ type: 'cap', carrierId: 1, expeditionDate, expirationDate })).toEqual(errors),
  );
});

describe('its validity on 20-11-2026', () => {
  test.each([
    [null, 'none'],
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'expiring'],
    ['2026-12-19', 'expiring'],
    ['2026/12/20', 'valid'],
    ['2030-01-01', 'valid'],
  ])('until %s is %s', (date, expiry) => expect(documentExpiry(date, '2026-11-20')).toBe(expiry));
});

test('whatever expires is warned of in one stretch, from a month ahead to a week after', () => {
  const stretches = warningStretches('2026-11-20');
  expect(stretches).toEqual([
    { daysAhead: 30, from: '2026-12-06', to: '2026-12-20' },
    { daysAhead: 15, from: '2026-11-28', to: '2026-12-05' },
    { daysAhead: 7, from: '2026-11-21', to: '2026-11-27' },
    { daysAhead: 0, from: '2026-11-13', to: '2026-11-20' },
  ]);
});

describe('who may add what', () => {
  const table = Object.fromEntries(
    ROLES.map(role => [
      role,
      Object.fromEntries(DOCUMENT_OWNERS.map(owner => [owner, addableTypes(role, owner).length])),
    ]),
  );
  const all = Object.fromEntries(DOCUMENT_OWNERS.map(owner => [owner, DOCUMENT_TYPES_BY_OWNER[owner].length]));
  const none = Object.fromEntries(DOCUMENT_OWNERS.map(owner => [owner, 0]));

  test('is Design 3', () => {
    expect(table).toEqual({
      superUser: all,
      admin: all,
      carrier: { ...none, carrierId: 18, vehicleId: 4, loadId: 2, invoiceId: 1 },
      client: { ...none, clientId: 18 },
      accountant: none,
      driver: { ...none, loadId: 2 },
    });
  });

  test('and who dates it', () => {
    const viewer = (role: (typeof ROLES)[number]) => ({ role });
    expect(mayDateDocument('loadId', false, viewer('admin'))).toBe(true);
    expect(mayDateDocument('carrierId', false, viewer('carrier'))).toBe(true);
    expect(mayDateDocument('loadId', false, viewer('carrier'))).toBe(false);
    expect(mayDateDocument('loadId', true, viewer('driver'))).toBe(true);
    expect(mayDateDocument('loadId', false, viewer('driver'))).toBe(false);
    expect(mayDateDocument('loadId', false, viewer('client'))).toBe(false);
  });
});
