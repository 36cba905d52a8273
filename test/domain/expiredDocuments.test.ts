import { describe, expect, test } from 'vitest';
import type { DocumentType } from '#domain/documents';
import { expiredDocuments, lastRouteDay } from '#domain/routes/expiredDocuments';

/** In Spain it is already the 21st. */
const NIGHT = new Date('2026-11-20T23:30:00.000Z');

describe('the last day of a route', () => {
  test.each([
    [{ startDate: '2026-12-01', endDate: '2026-12-03' }, '2026-12-03'],
    [{ startDate: '2026/12/01', endDate: '2026/12/03' }, '2026-12-03'],
    [{ startDate: '2026-12-01', endDate: null }, '2026-12-01'],
    [{ startDate: null, endDate: '' }, '2026-11-21'],
    [{}, '2026-11-21'],
  ])('%o: %s', (route, day) => {
    expect(lastRouteDay(route, NIGHT)).toBe(day);
  });
});

describe('documents that will have expired when a route is driven', () => {
  const route = { startDate: '2026/12/01', endDate: '2026/12/03' };
  const cases: [DocumentType, string | null, boolean][] = [
    ['load_insurance', '2026-12-02', true],
    ['load_insurance', '2026/12/02', true],
    ['load_insurance', '2026-12-03', false],
    ['load_insurance', '2027-01-01', false],
    ['load_insurance', null, false],
    ['auth_ot', '2020-01-31', true],
    ['itv_card', '2026-12-02', true],
    ['other', '2026-12-02', true],
    ['circulation_permit', '2026-12-02', false],
    ['company_file', '2026-12-02', false],
  ];
  test.each(cases)('%s until %s: %s', (type, expirationDate, isTold) => {
    expect(expiredDocuments([{ type, expirationDate }], route, NIGHT)).toHaveLength(isTold ? 1 : 0);
  });

  test('come the longest expired first', () => {
    const documents = ['2026-11-30', '2025/06/01', '2026-01-31'].map(
      expirationDate => ({ type: 'truck_insurance', expirationDate }) as const,
    );
    const days = expiredDocuments(documents, route, NIGHT).map(each => each.expirationDate);
    expect(days).toEqual(['2025/06/01', '2026-01-31', '2026-11-30']);
  });

  test('of a route without dates are those that have expired today', () => {
    const until = (expirationDate: string) => [{ type: 'cap', expirationDate } as const];
    expect(expiredDocuments(until('2026-11-20'), {}, NIGHT)).toHaveLength(1);
    expect(expiredDocuments(until('2026-11-21'), {}, NIGHT)).toHaveLength(0);
  });
});
