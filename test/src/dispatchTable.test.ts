import { describe, expect, test } from 'vitest';
import { departedFrom, withDeparted } from '../../src/loads/departing.ts';
import { commandOf, isHeard } from '../../src/loads/dispatchKeys.ts';
import { anchorAt, reaching, rowAfter, toggled } from '../../src/loads/rowSelection.ts';

const ROWS = [1, 2, 3, 4, 5, 6];

describe('a range of rows', () => {
  test('takes what lies between, besides what was selected before, in either direction', () => {
    const anchor = anchorAt([6, 3], 3);
    expect(reaching(ROWS, anchor, 5)).toEqual([6, 3, 4, 5]);
    expect(reaching(ROWS, anchor, 1)).toEqual([6, 3, 1, 2]);
  });

  test('lets go of what a longer one had taken', () => {
    const anchor = anchorAt([2], 2);
    expect(reaching(ROWS, anchor, 5)).toEqual([2, 3, 4, 5]);
    expect(reaching(ROWS, anchor, 3)).toEqual([2, 3]);
  });

  test('that starts at a row which was let go lets go of all of it', () => {
    expect(reaching(ROWS, anchorAt([1, 2, 4, 5], 3), 5)).toEqual([1, 2]);
  });

  test('whose first row has left is but the row that was pressed', () => {
    expect(reaching(ROWS, anchorAt([9], 9), 4)).toEqual([9, 4]);
  });

  test('a row pressed twice is not selected', () => {
    expect(toggled(toggled([1], 2), 2)).toEqual([1]);
  });
});

test.each([
  ['ArrowDown', 5, 5],
  ['ArrowUp', 0, 0],
  ['PageDown', 1, 4],
  ['PageUp', 4, 1],
  ['PageDown', 4, 5],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['Tab', 3, null],
])('%s leads from row %i to row %s', (key, at, to) => {
  expect(rowAfter(key, at, 6, 3)).toBe(to);
});

describe('a key', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  test.each([
    ['+', {}, 'forward'],
    ['+', { shiftKey: true }, 'forward'],
    ['+', { ctrlKey: true }, null],
    ['-', { metaKey: true }, null],
    ['a', {}, 'assign'],
    ['A', { shiftKey: true }, 'assign'],
    ['a', { ctrlKey: true }, 'page'],
    ['a', { metaKey: true }, 'page'],
    ['a', { altKey: true }, null],
    [' ', {}, 'select'],
    [' ', { shiftKey: true }, 'reach'],
    ['ArrowUp', { shiftKey: true }, 'extend'],
    ['End', {}, 'move'],
    ['F5', {}, null],
    ['x', {}, null],
  ] as const)('%s with %j asks for %s', (key, held, command) => {
    expect(commandOf({ key, ...plain, ...held })).toBe(command);
  });

  test('that presses a button or a link in a row is left to it', () => {
    expect([isHeard('select', 'control'), isHeard('open', 'control'), isHeard('forward', 'control')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is the table’s nowhere else: not while somebody types, and outside only a move comes to the rows', () => {
    expect([isHeard('assign', null), isHeard('assign', 'nowhere'), isHeard('move', 'nowhere')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('rows that have left', () => {
  const row = (id: number) => ({ id });
  const ids = (rows: { id: number }[]) => rows.map(each => each.id);

  test('stay for a moment where they stood, the first and neighbours among them', () => {
    const now = [2, 5, 6].map(row);
    expect(ids(withDeparted(now, departedFrom([1, 2, 3, 4, 5].map(row), now)))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are none when only new ones came', () => {
    expect(departedFrom([1, 2].map(row), [1, 3, 2].map(row))).toEqual([]);
  });
});
