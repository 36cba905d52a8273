import { expect, test } from 'vitest';
import { isDateOfFinishing, routeInvoiceDate } from '#domain/routes/invoiceDate';

const DELIVERED = '2026-11-20';

test.each<[string, Parameters<typeof routeInvoiceDate>[0], string | null]>([
  [
    'keeps the day that somebody typed',
    { status: 'finished', invoiceDate: '2026-10-01', endDate: '2026-11-18' },
    '2026-10-01',
  ],
  [
    'has its last day when it finishes without one',
    { status: 'finished', invoiceDate: null, endDate: '2026-11-18' },
    '2026-11-18',
  ],
  [
    'has the day of its last delivery when it says no end',
    { status: 'finished', invoiceDate: null, endDate: null },
    DELIVERED,
  ],
  ['has none before, unless somebody types it', { status: 'ongoing', invoiceDate: null, endDate: '2026-11-18' }, null],
  ['keeps what was typed before', { status: 'draft', invoiceDate: '2026-11-30', endDate: null }, '2026-11-30'],
])('a route %s', (_sentence, route, day) => {
  expect(routeInvoiceDate(route, DELIVERED)).toBe(day);
});

type Changes = Parameters<typeof isDateOfFinishing>[0][number]['changes'];
const PLANNED: Changes = { status: [null, 'draft'], endDate: [null, '2026-11-24'] };
const FINISHED: Changes = { status: ['ongoing', 'finished'], invoiceDate: [null, '2026-11-24'] };

test.each<[string, Changes[], boolean]>([
  ['its last day as it finished', [PLANNED, FINISHED], true],
  ['its last day as it was then', [PLANNED, FINISHED, { endDate: ['2026-11-24', '2026-12-03'] }], true],
  [
    'the day on which it finished, in Spain',
    [{ status: [null, 'draft'] }, { ...FINISHED, invoiceDate: [null, DELIVERED] }],
    true,
  ],
  [
    'the day of a delivery that was reported later',
    [{ status: [null, 'draft'] }, { ...FINISHED, invoiceDate: [null, '2026-11-07'] }],
    true,
  ],
  [
    'that day too, typed for a route that says its end',
    [PLANNED, { ...FINISHED, invoiceDate: [null, '2026-11-07'] }],
    false,
  ],
  [
    'given anew once the typed one was cleared',
    [PLANNED, FINISHED, { invoiceDate: ['2026-11-24', '2026-12-20'] }, { invoiceDate: ['2026-12-20', '2026-11-24'] }],
    true,
  ],
  ['typed as it finished', [PLANNED, { ...FINISHED, invoiceDate: [null, '2026-12-01'] }], false],
  ['typed afterwards', [PLANNED, FINISHED, { invoiceDate: ['2026-11-24', '2026-12-01'] }], false],
  ['typed before', [PLANNED, { invoiceDate: [null, '2026-11-24'] }, { status: ['ongoing', 'finished'] }], false],
  [
    'typed as it was put on the road again',
    [PLANNED, FINISHED, { status: ['finished', 'ongoing'], invoiceDate: ['2026-11-24', '2026-12-01'] }],
    false,
  ],
  ['not known to its history', [PLANNED, { status: ['ongoing', 'finished'] }], false],
])('the invoicing day of a route is the one that finishing gave it: %s', (_sentence, history, is) => {
  const at = '2026-11-19T23:30:00.000Z';
  expect(
    isDateOfFinishing(
      history.map(changes => ({ at, changes })),
      ['2026-11-07'],
    ),
  ).toBe(is);
});
