import { describe, expect, test } from 'vitest';
import { byPickup, daysOfLoads, moveRefusal } from '#domain/loads/planning';

describe('a load moves between routes', () => {
  const draft = { status: 'draft' };
  test.each([
    ['while nothing has begun', { status: 'assigned' }, draft, null],
    ['from no route at all', { status: 'not-assigned' }, null, null],
    ['not once the vehicle is at its origin', { status: 'at-origin' }, { status: 'ongoing' }, 'started'],
    ['not once it is invoiced', { status: 'assigned', invoiceId: 3 }, draft, 'invoiced'],
    ['not once it was removed', { status: 'not-assigned', disabled: true }, null, 'disabled'],
    [
      'not from a route that is invoiced',
      { status: 'assigned' },
      { status: 'assigned', invoiceId: 4 },
      'routeInvoiced',
    ],
  ] as const)('%s', (_sentence, load, route, refusal) => {
    expect(moveRefusal(load, route)).toBe(refusal);
  });
});

describe('a route made of loads', () => {
  const loads = [
    { id: 3, pickupDate: '2026-11-25', deliveryDate: '2026-11-26' },
    { id: 2, pickupDate: '2026-11-23', deliveryDate: null },
    { id: 1, pickupDate: '2026-11-23', deliveryDate: '2026-11-24' },
  ];

  test('carries them in the order of their pickups, then of their numbers', () => {
    expect(byPickup(loads).map(load => load.id)).toEqual([1, 2, 3]);
  });

  test('lasts from the first pickup to the last delivery', () => {
    expect(daysOfLoads(loads)).toEqual({ startDate: '2026-11-23', endDate: '2026-11-26' });
  });

  test('never ends before it begins, and has no days when its loads have none', () => {
    const late = { id: 1, pickupDate: '2026-11-25' };
    expect(daysOfLoads([late, { id: 2, deliveryDate: '2026-11-24' }])).toEqual({
      startDate: '2026-11-25',
      endDate: '2026-11-25',
    });
    expect(daysOfLoads([{ id: 1 }])).toEqual({ startDate: null, endDate: null });
  });
});
