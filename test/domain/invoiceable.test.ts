import { describe, expect, test } from 'vitest';
import { isLoadInvoiceable, LOAD_STATUSES } from '#domain/loads';
import { invoiceableFrom, isRouteInvoiceable, ROUTE_STATUSES } from '#domain/routes';

const NOW = new Date('2026-11-20T23:30:00.000Z');
/** Half past midnight in Spain: yesterday began 24 hours and a half ago, today half an hour ago. */
const DAYS = { 'a day past': '2026-11-20', 'of today': '2026-11-21', 'of no day': null };

/** Who is offered a route, by its status and its invoice date (Design 6): the office more than its carrier. */
const OFFERED: Record<(typeof ROUTE_STATUSES)[number], Record<keyof typeof DAYS, string>> = {
  requested: { 'a day past': 'office', 'of today': 'nobody', 'of no day': 'nobody' },
  draft: { 'a day past': 'office', 'of today': 'nobody', 'of no day': 'nobody' },
  public: { 'a day past': 'office', 'of today': 'nobody', 'of no day': 'nobody' },
  assigned: { 'a day past': 'office', 'of today': 'nobody', 'of no day': 'nobody' },
  ongoing: { 'a day past': 'office', 'of today': 'nobody', 'of no day': 'nobody' },
  finished: { 'a day past': 'both', 'of today': 'office', 'of no day': 'office' },
};

describe('a route can be invoiced', () => {
  const cases = ROUTE_STATUSES.flatMap(status =>
    (Object.keys(DAYS) as (keyof typeof DAYS)[]).map(day => [status, day, OFFERED[status][day]] as const),
  );
  test.each(cases)('%s and %s: by %s', (status, day, who) => {
    const by = (role: 'superUser' | 'admin' | 'carrier', invoiceId: number | null = null) =>
      isRouteInvoiceable({ status, invoiceDate: DAYS[day], invoiceId }, role, NOW);
    expect([by('superUser'), by('admin'), by('carrier')]).toEqual([who !== 'nobody', who !== 'nobody', who === 'both']);
    // Once, by whoever it is.
    expect([by('superUser', 4), by('admin', 4), by('carrier', 4)]).toEqual([false, false, false]);
  });
});

test('what a carrier has finished it may invoice from the day after the invoicing day on, and not an hour earlier', () => {
  const route = { status: 'finished', invoiceDate: '2026/11/30' };
  expect(invoiceableFrom(route)).toBe('2026-12-01');
  const inSpain = (time: string) => new Date(`${time}:00+01:00`);
  expect(isRouteInvoiceable(route, 'carrier', inSpain('2026-12-01T00:00'))).toBe(true);
  expect(isRouteInvoiceable(route, 'carrier', inSpain('2026-11-30T23:00'))).toBe(false);
  expect(invoiceableFrom({ invoiceDate: null })).toBeNull();
});

test('a load can be invoiced once it is on a confirmed route, and once', () => {
  expect(LOAD_STATUSES.filter(status => isLoadInvoiceable({ status }))).toEqual(
    LOAD_STATUSES.filter(status => status !== 'not-assigned'),
  );
  expect(LOAD_STATUSES.filter(status => isLoadInvoiceable({ status, invoiceId: 4 }))).toEqual([]);
});
