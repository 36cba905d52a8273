import { describe, expect, test } from 'vitest';
import { alertDays } from '#domain/alerts/days';
import { type AlertKind, isUrgent } from '#domain/alerts/kinds';
import { alertPath } from '#domain/alerts/path';
import { alertErrors, clearedTargets, ownRecipient } from '#domain/alerts';
import type { ResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import { ago } from '../../src/ui/fields/ago.ts';

test.each<[Role, ResourceName, number | null, string | null]>([
  ['admin', 'loads', 3, '/loads/3'],
  ['admin', 'accountingRequests', 3, '/accountingRequests/3'],
  ['admin', 'requestedRoutes', 3, null],
  ['admin', 'settings', 1, null],
  ['carrier', 'routes', 3, '/routes/3'],
  ['carrier', 'routes', null, '/routes'],
  ['carrier', 'poolOfRoutes', 3, '/carrier/pool-of-routes'],
  ['carrier', 'requestedRoutes', 3, '/carrier/pool-of-routes?view=requests'],
  ['carrier', 'documents', 3, '/documents/3'],
  ['carrier', 'documents', null, null],
  ['carrier', 'clients', 3, null],
  ['client', 'loads', 3, '/loads/3'],
  ['client', 'routes', 3, null],
  ['accountant', 'invoices', 3, '/invoices/3'],
  ['accountant', 'clients', 3, null],
  ['driver', 'routes', 3, '/driver/routes/3'],
  ['driver', 'routes', null, '/driver/routes'],
  ['driver', 'loads', 3, null],
])('for %s an alert about %s %s leads to %s', (role, resource, recordId, path) => {
  expect(alertPath({ resource, recordId }, role)).toBe(path);
});

test('an alert about nothing, or about what is no resource, leads nowhere', () => {
  expect(alertPath({}, 'admin')).toBeNull();
  expect(alertPath({ resource: 'otherThings', recordId: 1 }, 'superUser')).toBeNull();
});

test.each<[Role, string]>([
  ['superUser', 'admin'],
  ['admin', 'admin'],
  ['carrier', 'carrier:2'],
  ['client', 'client:3'],
  ['accountant', 'accountant:1'],
  ['driver', 'driver:4'],
])('the alerts of %s are those for %s', (role, recipient) => {
  expect(ownRecipient({ id: 1, role, carrierId: 2, clientId: 3, vehicleId: 4 })).toBe(recipient);
});

describe('whom an alert is for', () => {
  const CARRIERS = { id: 7, recipientType: 'carrier', carrierId: 2 } as const;
  const OFFICES = { id: 8, recipientType: 'admin' } as const;
  test.each<[string, Parameters<typeof alertErrors>, Record<string, string>]>([
    ['of a new one may be everyone of a kind', [{ recipientType: 'carrier' }], {}],
    ['is of its own kind', [{ recipientType: 'carrier', clientId: 3 }], { clientId: 'validation.choice' }],
    ['stays when something else changes', [CARRIERS, CARRIERS], {}],
    ['may become another', [{ ...CARRIERS, carrierId: 5 }, CARRIERS], {}],
    ['may become the office', [{ ...CARRIERS, recipientType: 'admin' }, CARRIERS], {}],
    [
      'is said when it becomes another kind',
      [{ ...OFFICES, recipientType: 'carrier' }, OFFICES],
      { carrierId: 'validation.required' },
    ],
    ['isn’t taken away', [{ ...CARRIERS, carrierId: null }, CARRIERS], { carrierId: 'validation.required' }],
    [
      'isn’t whom it was for',
      [{ ...CARRIERS, recipientType: 'client' }, CARRIERS],
      { clientId: 'validation.required' },
    ],
    ['isn’t one of another kind', [{ ...CARRIERS, clientId: 3 }, CARRIERS], { clientId: 'validation.choice' }],
    [
      'may have been nobody, and is still read',
      [
        { id: 9, recipientType: 'client' },
        { id: 9, recipientType: 'client' },
      ],
      {},
    ],
  ])('%s', (_sentence, given, errors) => expect(alertErrors(...given)).toEqual(errors));

  test('is no more whom it was for before', () => {
    expect(clearedTargets({ recipientType: 'client', clientId: 3 })).toEqual({
      carrierId: null,
      userId: null,
      vehicleId: null,
    });
  });
});

test.each<[AlertKind | null, boolean]>([
  ['cmrRequested', true],
  ['cmrEntered', true],
  ['routeCancelled', true],
  [null, true],
  ['loadDelivered', false],
  ['invoiceReceived', false],
])('of kind %s it is said at once: %s', (kind, urgent) => expect(isUrgent(kind)).toBe(urgent));

test('alerts are parted by the days of Spain, in their order', () => {
  const alerts = ['2026-11-20T23:30:00Z', '2026-11-20T23:00:00Z', '2026-11-20T22:59:00Z', '2026-11-18T10:00:00Z'];
  const days = alertDays(alerts.map(createdAt => ({ createdAt })));
  expect(days.map(({ day, alerts: those }) => [day, those.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
    ['2026-11-18', 1],
  ]);
  expect(alertDays([])).toEqual([]);
});

describe('how long ago', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z');
  test.each([
    ['2026-11-20T12:00:30Z', 'ahora'],
    ['2026-11-20T11:59:01Z', 'ahora'],
    ['2026-11-20T11:59:00Z', 'hace 1 min'],
    ['2026-11-20T11:00:01Z', 'hace 59 min'],
    ['2026-11-20T11:00:00Z', 'hace 1 h'],
    ['2026-11-19T12:00:01Z', 'hace 23 h'],
    ['2026-11-19T12:00:00Z', null],
    ['nada', null],
  ])('%s was: %s', (at, said) => expect(ago(at, NOW)).toBe(said));
});
