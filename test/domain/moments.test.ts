import { expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/dates';
import { likelyMoment } from '#domain/moments';

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
