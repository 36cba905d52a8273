import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatDays,
  isDay,
  isDayOld,
  shownInSpain,
  startOfDay,
  TIME_ZONE,
  toRowDay,
  toWireDay,
} from '#domain/dates';

describe('a day', () => {
  test.each([
    ['2026-11-21', true],
    ['2026/11/21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['21-11-2026', false],
    ['2026-11-21T00:00:00Z', false],
    ['1899-12-31', false],
    ['', false],
  ])('%s exists: %s', (day, exists) => {
    expect(isDay(day)).toBe(exists);
  });

  test('is shown DD-MM-YYYY, stored with dashes and sent with slashes', () => {
    expect(formatDay('2026/11/01')).toBe('01-11-2026');
    expect(formatDay(null)).toBe('');
    expect(toRowDay('2026/11/01')).toBe('2026-11-01');
    expect(toWireDay('2026-11-01')).toBe('2026/11/01');
  });

  test('is counted over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026/03/01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-10-24', '2026/10/26')).toBe(2);
  });
});

describe('in Spain', () => {
  test.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z', 'winter'],
    ['2026-07-20', '2026-07-19T22:00:00.000Z', 'summer'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 'the day summer time ends'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 'the day summer time begins'],
  ])('%s begins at %s (%s)', (day, utc) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(utc);
  });

  test('clocks show what the rules of the time zone say, around each change of them too', () => {
    const asPlatform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    for (const from of ['1975-04-12T22:00Z', '2024-03-31T00:00Z', '2026-10-25T00:00Z', '2026-12-31T22:00Z'])
      for (let minute = 0; minute < 180; minute += 1) {
        const moment = new Date(Date.parse(from) + minute * 60_000 + 59_999);
        expect(shownInSpain(moment).replace('T', ' ')).toBe(asPlatform.format(moment));
      }
    expect(() => shownInSpain(new Date(Number.NaN))).toThrow(RangeError);
  });

  test('a moment just after midnight is already the next day', () => {
    expect(dayOf(new Date('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21');
  });

  test('a day is 24 hours old 24 hours after its midnight', () => {
    expect(isDayOld('2026-11-20', new Date('2026-11-20T22:59:59.999Z'))).toBe(false);
    expect(isDayOld('2026-11-20', new Date('2026-11-20T23:00:00.000Z'))).toBe(true);
    expect(isDayOld(null, new Date('2099-01-01'))).toBe(false);
  });
});

test.each([
  ['2026-11-21', '2026/11/23', '21-11-2026 – 23-11-2026'],
  ['2026-11-21', '2026/11/21', '21-11-2026'],
  [null, '2026/11/21', '21-11-2026'],
  [null, undefined, ''],
])('from %s to %s is %j: a day is said once', (from, to, said) => expect(formatDays(from, to)).toBe(said));
