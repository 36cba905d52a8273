import { expect, test } from 'vitest';
import { isWholeDay, readDay } from '../../src/ui/inputs/readDay.ts';

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

test.each([
  ['31-04-0026', true],
  ['29/2/2027', true],
  ['31-MM-2027', false],
  ['DD-04-AAAA', false],
])('%j is a whole date, be there such a day or not: %j', (written, whole) => {
  expect(isWholeDay(written)).toBe(whole);
});
