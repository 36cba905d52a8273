import { describe, expect, test } from 'vitest';
import { MAX_SLOTS, pageWindow } from '../../src/ui/lists/pageWindow.ts';

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map(slot => (slot === 'ellipsis' ? '…' : slot))
    .join(' ');

describe('the pages that a list offers (Spec 9)', () => {
  test.each([
    [1, 1, '1'],
    [3, 11, '1 2 3 4 5 6 7 8 9 10 11'],
    [1, 12, '1 2 3 4 5 6 7 8 9 … 12'],
    [6, 50, '1 2 3 4 5 6 7 8 9 … 50'],
    [7, 50, '1 … 4 5 6 7 8 9 10 … 50'],
    [44, 50, '1 … 41 42 43 44 45 46 47 … 50'],
    [45, 50, '1 … 42 43 44 45 46 47 48 49 50'],
    [50, 50, '1 … 42 43 44 45 46 47 48 49 50'],
  ])('page %i of %i: %s', (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected);
  });

  test('never more than 11 slots, with the first, the current and the last page among them', () => {
    for (let pages = 1; pages <= 60; pages++)
      for (let page = 1; page <= pages; page++) {
        const slots = pageWindow(page, pages);
        expect(slots.length).toBeLessThanOrEqual(MAX_SLOTS);
        expect(slots).toEqual(expect.arrayContaining([1, page, pages]));
      }
  });
});
