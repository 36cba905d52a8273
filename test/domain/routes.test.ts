import { describe, expect, test } from 'vitest';
import {
  confirmErrors,
  isRouteInvoiceable,
  keptErrors,
  publicErrors,
  ROUTE_STATUSES,
  routeEditRefusal,
  routeErrors,
  routeSheetNumber,
  savedRouteStatus,
} from '#domain/routes';
import { offeredRouteStatuses, routeProgress, routeStatusChoices } from '#domain/routes/status';
import { townsBetween } from '#domain/routes/townsBetween';
import type { Role } from '#domain/roles';

describe('the towns between the ends of a route', () => {
  const order = (origin: string, destination: string, ...stops: string[]) => ({
    origin: { city: origin, street: `Calle ${stops.length}` },
    destination: { city: destination },
    intermediateStops: stops.map(city => ({ destination: { city } })),
  });
  test.each([
    [
      'none where all orders go from one town to another',
      [
        ['Antequera', 'Onda'],
        ['Antequera', 'Onda'],
      ],
      0,
    ],
    [
      'another destination on the way',
      [
        ['Martorell', 'Onda'],
        ['Martorell', 'Vila-real'],
      ],
      1,
    ],
    [
      'the end of one order and the beginning of the next',
      [
        ['Getafe', 'Soria'],
        ['Lugo', 'Vigo'],
      ],
      2,
    ],
    [
      'one where the next order begins at the end of the one before',
      [
        ['Getafe', 'Soria'],
        ['Soria', 'Vigo'],
      ],
      1,
    ],
    [
      'the stops of an order, once where others stop too',
      [
        ['Getafe', 'Vigo', 'Ávila'],
        ['AVILA', 'Vigo', 'Lugo'],
      ],
      2,
    ],
    ['none without orders', [], 0],
  ] as const)('are %s', (_sentence, orders, count) => {
    expect(townsBetween(orders.map(([from, to, ...stops]) => order(from, to, ...stops)))).toBe(count);
  });
});

describe('the status on saving', () => {
  test.each([
    ['none becomes draft', null, false, 'draft'],
    ['isPublic forces public', 'draft', true, 'public'],
    ['public that is not public any more reverts to draft', 'public', false, 'draft'],
    ['assigned stays', 'assigned', false, 'assigned'],
    ['finished stays', 'finished', null, 'finished'],
    ['requested stays', 'requested', false, 'requested'],
  ] as const)('%s', (_sentence, status, isPublic, saved) => {
    expect(savedRouteStatus({ status, isPublic })).toBe(saved);
  });

  test.each([
    ['requested', 'draft'],
    ['draft', 'draft'],
    ['assigned', 'assigned'],
  ] as const)('with a carrier there is nothing left to decide: %s becomes %s', (status, saved) => {
    expect(savedRouteStatus({ status, carrierId: 1 })).toBe(saved);
  });
});

describe('the statuses a role may choose', () => {
  test.each<[Role, boolean, readonly string[]]>([
    ['carrier', true, ['assigned', 'ongoing', 'finished']],
    ['admin', false, ['draft', 'confirmed']],
    ['admin', true, ['requested', 'draft', 'confirmed']],
    ['superUser', true, ['requested', 'draft', 'confirmed']],
    ['driver', false, ROUTE_STATUSES],
    ['client', false, ROUTE_STATUSES],
  ])('%s (request pending: %s): %j', (role, hasRequest, choices) => {
    expect(routeStatusChoices(role, hasRequest)).toEqual(choices);
  });
});

describe('the select of a stored route offers', () => {
  const NONE = { hasRequest: false, isStarted: false, isDelivered: false };
  const STARTED = { ...NONE, isStarted: true };
  test.each<[string, Role, Parameters<typeof offeredRouteStatuses>[1], readonly string[]]>([
    ['a draft', 'admin', { status: 'draft', ...NONE }, ['draft', 'confirmed']],
    [
      'a draft about to be public',
      'admin',
      { ...NONE, status: 'draft', isPublic: true },
      ['draft', 'public', 'confirmed'],
    ],
    ['a public one', 'admin', { ...NONE, status: 'public', isPublic: true }, ['public', 'draft', 'confirmed']],
    [
      'a public one that somebody asked for: deciding comes first',
      'superUser',
      { ...NONE, status: 'public', isPublic: true, hasRequest: true },
      ['requested', 'public', 'draft', 'confirmed'],
    ],
    [
      'one being decided',
      'admin',
      { ...NONE, status: 'requested', hasRequest: true },
      ['requested', 'draft', 'confirmed'],
    ],
    ['an assigned one', 'admin', { ...NONE, status: 'assigned' }, ['assigned', 'draft']],
    ['one with an invoiced load', 'admin', { ...NONE, status: 'assigned', isInvoiced: true }, ['assigned']],
    ['one with a load at its origin', 'admin', { ...STARTED, status: 'ongoing' }, ['ongoing']],
    ['its carrier before it begins', 'carrier', { ...NONE, status: 'assigned' }, ['assigned', 'ongoing', 'finished']],
    [
      'its carrier who said too early that it has begun',
      'carrier',
      { ...NONE, status: 'ongoing' },
      ['assigned', 'ongoing', 'finished'],
    ],
    ['its carrier once a load is at its origin', 'carrier', { ...STARTED, status: 'ongoing' }, ['ongoing', 'finished']],
    [
      'its carrier once all is delivered',
      'carrier',
      { ...STARTED, status: 'ongoing', isDelivered: true },
      ['ongoing', 'finished'],
    ],
    ['its carrier, no way back', 'carrier', { ...STARTED, status: 'finished', isDelivered: true }, ['finished']],
    ['its carrier, nothing while a draft', 'carrier', { ...NONE, status: 'draft' }, ['draft']],
  ])('%s (%s)', (_sentence, role, route, offered) => {
    expect(offeredRouteStatuses(role, route)).toEqual(offered);
  });
});

describe('how far a route is carried', () => {
  test.each([
    ['nothing of none', [], false, false],
    ['not begun while its loads wait', ['assigned', 'assigned'], false, false],
    ['begun with one at its origin', ['assigned', 'at-origin'], true, false],
    ['begun with one delivered', ['assigned', 'delivered'], true, false],
    ['over with the last', ['delivered', 'delivered'], true, true],
  ] as const)('%s', (_sentence, statuses, isStarted, isDelivered) => {
    expect(routeProgress(statuses.map(status => ({ status })))).toEqual({ isStarted, isDelivered });
  });
});

describe('a route is blocked from editing', () => {
  test.each<[string, Parameters<typeof routeEditRefusal>[0], Role, string | null]>([
    ['for everyone with an invoice', { status: 'finished', invoiceId: 1 }, 'superUser', 'errors.routes.invoiced'],
    ['as a draft, for who isn’t admin level', { status: 'draft' }, 'carrier', 'errors.routes.draft'],
    ['not as a draft for the office', { status: 'draft' }, 'admin', null],
    [
      'for its carrier without loads',
      { status: 'assigned', carrierId: 1, loadCount: 0 },
      'carrier',
      'errors.routes.noLoads',
    ],
    ['not for its carrier with loads', { status: 'assigned', carrierId: 1, loadCount: 2 }, 'carrier', null],
  ])('%s', (_sentence, route, role, refusal) => {
    expect(routeEditRefusal(route, role)).toBe(refusal);
  });
});

describe('a route is offered for invoicing', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const old = '2026-11-10';
  const today = '2026-11-21';
  test.each<[string, string, string | null, Role, boolean]>([
    ['to a carrier when finished and past 24 h', 'finished', old, 'carrier', true],
    ['not to a carrier before the 24 h', 'finished', today, 'carrier', false],
    ['not to a carrier while ongoing', 'ongoing', old, 'carrier', false],
    ['to the office when finished', 'finished', null, 'admin', true],
    ['to the office when past 24 h', 'ongoing', old, 'admin', true],
    ['not to the office when neither', 'ongoing', today, 'admin', false],
  ])('%s', (_sentence, status, invoiceDate, role, offered) => {
    expect(isRouteInvoiceable({ status, invoiceDate }, role, now)).toBe(offered);
    expect(isRouteInvoiceable({ status, invoiceDate, invoiceId: 1 }, role, now)).toBe(false);
  });
});

test('confirming asks for carrier, traction vehicle and a load, each under its field', () => {
  expect(Object.keys(confirmErrors({}))).toEqual(['carrierId', 'tractionVehicleId', 'loadIds']);
  expect(confirmErrors({ carrierId: 1, tractionVehicleId: 2, loadIds: [3] })).toEqual({});
});

test('publishing asks for a load and for nobody who drives it yet', () => {
  expect(Object.keys(publicErrors({ carrierId: 1 })).sort()).toEqual(['isPublic', 'loadIds']);
  expect(publicErrors({ carrierId: null, loadIds: [3] })).toEqual({});
});

test.each([
  ['assigned', ['carrierId', 'tractionVehicleId']],
  ['ongoing', ['carrierId', 'tractionVehicleId']],
  ['draft', []],
  ['finished', []],
])('a route that is %s can’t do without %j', (status, fields) => {
  expect(Object.keys(keptErrors({ status }))).toEqual(fields);
  expect(keptErrors({ status, carrierId: 1, tractionVehicleId: 2 })).toEqual({});
});

test('frigo and lona are not both asked for, dates are in order, no load comes twice', () => {
  const errors = routeErrors({
    startDate: '2026/11/21',
    endDate: '2026/11/20',
    loadIds: [1, 1],
    neededVehicle: { requirements: { isFrigo: true, isLona: true } },
  });
  expect(Object.keys(errors).sort()).toEqual(['endDate', 'loadIds', 'neededVehicle.requirements.isLona']);
});

test.each([
  [{ id: 7, startDate: '2026-11-23' }, '2611230007'],
  [{ id: 7, startDate: '2026/11/23' }, '2611230007'],
  [{ id: 12345, startDate: '2026-01-02' }, '26010212345'],
  [{ id: 7, startDate: null }, '0007'],
])('the sheet of route %o is number %s', (route, number) => expect(routeSheetNumber(route)).toBe(number));
