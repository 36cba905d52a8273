import { expect, test } from 'vitest';
import { routeInvoiceDate } from '#domain/routes/invoiceDate';

const TODAY = '2026-11-20';

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
    'has the day on which it finishes when it says no end',
    { status: 'finished', invoiceDate: null, endDate: null },
    TODAY,
  ],
  ['has none before, unless somebody types it', { status: 'ongoing', invoiceDate: null, endDate: '2026-11-18' }, null],
  ['keeps what was typed before', { status: 'draft', invoiceDate: '2026-11-30', endDate: null }, '2026-11-30'],
])('a route %s', (_sentence, route, day) => {
  expect(routeInvoiceDate(route, TODAY)).toBe(day);
});
