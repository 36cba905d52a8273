import { expect, test } from 'vitest';
import { readDay } from '../../src/ui/inputs/readDay.ts';

test.each([
  ['05-01-2027', '2027/01/05'],
  ['5/1/2027', '2027/01/05'],
  [' 31.12.27 ', '2027/12/31'],
  ['31-12-0027', '2027/12/31'],
  ['2027-01-05', '2027/01/05'],
  ['2027/1/5', '2027/01/05'],
  ['29/02/2028', '2028/02/29'],
  ['29/02/2027', null],
  ['12/31/2027', null],
  ['05-01', null],
  ['05-01-1027', null],
  ['mañana', null],
  ['', null],
])('a day written %j is %j', (written, day) => {
  expect(readDay(written)).toBe(day);
});
