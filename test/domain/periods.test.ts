import { describe, expect, test } from 'vitest';
import { daysOfPeriod, lastQuarters, quarterOf } from '#domain/periods';

describe('the days of', () => {
  test.each([
    [{ year: 2026, quarter: null }, ['2026-01-01', '2026-12-31']],
    [{ year: 2026, quarter: 1 }, ['2026-01-01', '2026-03-31']],
    [{ year: 2026, quarter: 2 }, ['2026-04-01', '2026-06-30']],
    [{ year: 2026, quarter: 3 }, ['2026-07-01', '2026-09-30']],
    [{ year: 2024, quarter: 4 }, ['2024-10-01', '2024-12-31']],
  ])('%o', (period, days) => expect(daysOfPeriod(period)).toEqual(days));
});

test.each([
  ['2026-01-01', 1],
  ['2026/03/31', 1],
  ['2026-04-01', 2],
  ['2026/09/30', 3],
  ['2026-12-31', 4],
])('%s is in the quarter %i, whose days it is among', (day, quarter) => {
  expect(quarterOf(day)).toEqual({ year: 2026, quarter });
  const [first, last] = daysOfPeriod(quarterOf(day));
  expect([first <= day.replaceAll('/', '-'), day.replaceAll('/', '-') <= last]).toEqual([true, true]);
});

test('the last quarters go back over the years', () => {
  expect(lastQuarters('2026-05-03', 4)).toEqual([
    { year: 2026, quarter: 2 },
    { year: 2026, quarter: 1 },
    { year: 2025, quarter: 4 },
    { year: 2025, quarter: 3 },
  ]);
});
