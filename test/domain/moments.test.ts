import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/dates';
import { likelyMoment } from '#domain/moments';
import { momentAt } from '#domain/moments/momentAt';

const NOW = new Date('2026-11-20T11:00:00.000Z');
const off = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

test.each([
  ['an hour ago', -HOUR, -HOUR],
  ['29 days ago', -29 * DAY, -29 * DAY],
  ['40 days ago, by a clock since put right', -40 * DAY, 0],
  ['in five hours, by a clock since put right', 5 * HOUR, 0],
])('what a phone says was done %s is reported so that it is taken', (_what, said, reported) => {
  expect(likelyMoment(off(said), NOW)).toBe(off(reported));
});

describe('a day and a time in Spain', () => {
  test.each([
    ['in winter', '2026-11-20', '09:30', '2026-11-20T08:30:00.000Z'],
    ['in summer, as it comes from the API', '2026/07/01', '00:05', '2026-06-30T22:05:00.000Z'],
    ['before the clocks go forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['left out by them', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['after that', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['before they go back', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['that comes twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['no such day', '2026-02-30', '09:30', null],
    ['no such time', '2026-11-20', '24:00', null],
    ['half a time', '2026-11-20', '', null],
  ])('%s: %s %s', (_, day, time, moment) => expect(momentAt(day, time)).toBe(moment));
});
