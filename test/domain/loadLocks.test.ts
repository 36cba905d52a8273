import { describe, expect, test } from 'vitest';
import { LOAD_STATUSES, loadEditRefusal, openLoadFields } from '#domain/loads';
import { ROLES, type Role } from '#domain/roles';

/** It is noon of 20 November in Spain. */
const NOW = new Date('2026-11-20T11:00:00.000Z');
const DATES = { none: null, tomorrow: '2026-11-21', today: '2026-11-20', yesterday: '2026-11-19', wire: '2026/11/19' };
type Day = keyof typeof DATES;

/**
 * Why an order can't be edited, a letter for each status in its order: `-` it can, N not assigned, L locked. With an
 * invoice it is that, whoever asks and whenever.
 */
const OFFICE: Record<Day, string> = {
  none: '------',
  tomorrow: '------',
  today: '------',
  yesterday: 'LLLLLL',
  wire: 'LLLLLL',
};
const OTHERS: Record<Day, string> = {
  none: 'N-----',
  tomorrow: 'N-----',
  today: 'N-----',
  yesterday: 'N----L',
  wire: 'N----L',
};
const TABLE: Record<Role, Record<Day, string>> = {
  superUser: OFFICE,
  admin: OFFICE,
  carrier: OTHERS,
  client: OTHERS,
  accountant: OTHERS,
  driver: OTHERS,
};
const LETTERS: Record<string, string> = { 'errors.loads.notAssigned': 'N', 'errors.loads.locked': 'L' };

describe.each(ROLES)('for %s', role => {
  test.each(Object.keys(DATES) as Day[])('an order whose invoice date is %s is locked by status', day => {
    const letters = LOAD_STATUSES.map(status => {
      const refusal = loadEditRefusal({ status, invoiceDate: DATES[day], invoiceId: null }, role, NOW);
      return refusal === null ? '-' : LETTERS[refusal];
    });
    expect(letters.join('')).toBe(TABLE[role][day]);
  });

  test.each(LOAD_STATUSES)('an invoiced order at %s keeps its data, whatever its invoice date', status => {
    for (const invoiceDate of Object.values(DATES))
      expect(loadEditRefusal({ status, invoiceDate, invoiceId: 7 }, role, NOW)).toBe('errors.loads.invoiced');
  });
});

describe('a locked order without a price', () => {
  const LOCKED = { status: 'delivered', invoiceDate: '2026-11-19', invoiceId: null, price: null };

  test.each<[string, object, Role, readonly string[], string | null]>([
    ['is given one by the office', {}, 'admin', ['price'], null],
    ['and by its head', {}, 'superUser', ['price'], null],
    ['wherever it is', { status: 'not-assigned' }, 'admin', ['price'], null],
    ['but with nothing else', {}, 'admin', ['price', 'comments'], 'errors.loads.locked'],
    ['and nothing else alone', {}, 'admin', ['comments'], 'errors.loads.locked'],
    ['and not by others', {}, 'carrier', ['price'], 'errors.loads.locked'],
    ['and not once it has one', { price: 850 }, 'admin', ['price'], 'errors.loads.locked'],
    ['of which nothing is one', { price: 0 }, 'admin', ['price'], 'errors.loads.locked'],
    ['and not once it is invoiced', { invoiceId: 7 }, 'admin', ['price'], 'errors.loads.invoiced'],
    ['and stays locked as a whole', {}, 'admin', [], 'errors.loads.locked'],
  ])('%s', (_sentence, more, role, fields, refusal) => {
    expect(loadEditRefusal({ ...LOCKED, ...more }, role, NOW, fields)).toBe(refusal);
  });

  test.each<[string, object, Role, readonly string[]]>([
    ['the price of a locked one', {}, 'admin', ['price']],
    ['nothing to others', {}, 'carrier', []],
    ['nothing once it has a price', { price: 850 }, 'admin', []],
    ['nothing once it is invoiced', { invoiceId: 7 }, 'admin', []],
    ['nothing in particular while it is not locked', { invoiceDate: '2026-11-20' }, 'admin', []],
  ])('leaves open %s', (_sentence, more, role, open) => {
    expect(openLoadFields({ ...LOCKED, ...more }, role, NOW)).toEqual(open);
  });
});

describe('24 hours count from midnight in Spain', () => {
  test.each([
    ['in summer', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    ['in winter', '2026-12-01', '2026-12-01T23:00:00.000Z'],
    ['on the eve of the change to winter', '2026-10-24', '2026-10-24T22:00:00.000Z'],
    ['on the day of 25 hours, an hour before it ends', '2026-10-25', '2026-10-25T22:00:00.000Z'],
    ['on the day after it', '2026-10-26', '2026-10-26T23:00:00.000Z'],
    ['on the eve of the change to summer', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['on the day of 23 hours, an hour after it ended', '2027-03-28', '2027-03-28T23:00:00.000Z'],
    ['on the day after it', '2027-03-29', '2027-03-29T22:00:00.000Z'],
  ])('%s', (_sentence, invoiceDate, closes) => {
    const load = { status: 'assigned', invoiceDate };
    const moment = Date.parse(closes);
    expect(loadEditRefusal(load, 'admin', new Date(moment - 1))).toBeNull();
    expect(loadEditRefusal(load, 'admin', new Date(moment))).toBe('errors.loads.locked');
  });
});
