import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/dates';
import { backupName, momentOfBackup } from '../../api/backup/backupName.ts';
import { surplusBackups } from '../../api/backup/retention.ts';

const NOW = new Date('2026-11-20T11:00:00.000Z');
const every = (step: number, count: number): Date[] =>
  Array.from({ length: count }, (_, n) => new Date(NOW.getTime() - n * step));
const kept = (moments: readonly Date[]): Date[] => {
  const surplus = new Set(surplusBackups(moments));
  return moments.filter(moment => !surplus.has(moment));
};

describe('of the backups that were made', () => {
  test.each([
    ['an hour apart for a day', every(HOUR, 24), 24],
    ['a day apart for a month', every(DAY, 30), 30],
    // The last of today and of yesterday are among the 24.
    ['an hour apart for 30 days: each of the last 24 hours, then the last of each day', every(HOUR, 720), 24 + 28],
    // 31 October is among the 30.
    ['a day apart for a year: each of the last 30, then the last of each month', every(DAY, 365), 30 + 10],
    ['ten minutes apart for ten hours', every(HOUR / 6, 60), 60],
    ['none', [], 0],
  ])('%s', (_, moments, count) => {
    expect(kept(moments)).toHaveLength(count);
  });

  test('the newest stays always, and a pause of years takes none away', () => {
    expect(kept(every(HOUR, 500))[0]).toEqual(NOW);
    expect(kept(every(400 * DAY, 5))).toHaveLength(5);
  });

  test('the order in which they are found is of no account', () => {
    expect(kept([...every(HOUR, 100)].reverse())).toHaveLength(kept(every(HOUR, 100)).length);
  });
});

test('the name of a backup tells its moment', () => {
  expect(backupName(NOW)).toBe('portes-2026-11-20T110000Z');
  expect(momentOfBackup(backupName(NOW))).toEqual(NOW);
  for (const name of ['fotos', 'portes-2026-11-20T110000Z.partial', 'portes-2026-11-20'])
    expect(momentOfBackup(name)).toBeNull();
});
