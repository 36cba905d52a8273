import { beforeEach, describe, expect, test } from 'vitest';
import { createPaces, type Paces } from '../api/readers/paces.ts';

const MINUTE = 60_000;
let now = 0;
let paces: Paces = createPaces();
beforeEach(() => {
  now = 0;
  paces = createPaces(() => now);
});

test('a question that nobody has asked yet is not known to be quick', () => {
  expect(paces.isQuick('select 1')).toBe(false);
});

test('one that was answered at once is', () => {
  paces.note('select 1', 0.2);
  expect(paces.isQuick('select 1')).toBe(true);
});

test('one that took long is not, whatever it took with other values, until some minutes later', () => {
  paces.note('select 1', 0.2);
  paces.note('select 1', 90);
  paces.note('select 1', 0.2);
  expect(paces.isQuick('select 1')).toBe(false);
  now += 9 * MINUTE;
  expect(paces.isQuick('select 1')).toBe(false);
  now += 2 * MINUTE;
  expect(paces.isQuick('select 1')).toBe(true);
});

describe('one that took long is known to be quick again after as many quick answers in a row as it took long', () => {
  const noteQuick = (times: number) => Array.from({ length: times }, () => paces.note('select 1', 0.2));
  test.each([
    ['a little', [0.2, 5], 35],
    ['much', [0.2, 300], 2100],
    ['a little after much', [0.2, 300, 5], 2100],
    ['much after it was known to be quick again', [0.2, 5, ...Array<number>(35).fill(0.2), 300], 2100],
    ['much at the first time, when the disk was asked', [300], 105],
    ['much at the first time and again', [300, 300], 2100],
  ])('%s', (_how, times, needed) => {
    for (const ms of times) paces.note('select 1', ms);
    noteQuick(needed - 1);
    expect(paces.isQuick('select 1')).toBe(false);
    noteQuick(1);
    expect(paces.isQuick('select 1')).toBe(true);
  });
});

test('of thousands of questions the first are forgotten', () => {
  for (let n = 0; n < 5_000; n += 1) paces.note(`select ${n}`, 0.1);
  expect(paces.isQuick('select 4999')).toBe(true);
  expect(paces.isQuick('select 0')).toBe(false);
});
