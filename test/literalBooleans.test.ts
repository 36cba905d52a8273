import { describe, expect, test } from 'vitest';
import { withLiteralBooleans } from '../api/database/literalBooleans.ts';

describe('the booleans of a question to PostgreSQL', () => {
  test.each([
    [
      'are written into it, and the other values count from one again',
      { text: 'select "id" from "loads" where "disabled" = $1 and "id" = $2 limit $3', values: [false, 7, 1] },
      { text: 'select "id" from "loads" where "disabled" = false and "id" = $1 limit $2', values: [7, 1] },
    ],
    [
      'are written as they are, true or false',
      { text: 'select "id" from "loads" where "disabled" = $1 and "id" = $2', values: [true, 7] },
      { text: 'select "id" from "loads" where "disabled" = true and "id" = $1', values: [7] },
    ],
    [
      'leave a value that is used twice in both its places',
      { text: 'select $2 where "isRead" = $1 and "a" = $2 and "b" = $12', values: [true, 7, ...Array(9).fill(0), 12] },
      { text: 'select $1 where "isRead" = true and "a" = $1 and "b" = $2', values: [7, 12] },
    ],
  ])('%s', (_what, asked, said) => {
    expect(withLiteralBooleans(asked)).toEqual(said);
    expect(withLiteralBooleans({ ...asked, values: [...asked.values] })).toEqual(said);
  });

  test.each([
    ['a question without any', { text: 'select "id" from "loads" where "id" = $1', values: [7] }],
    [
      'a write, which would have as many texts as values',
      { text: 'update "loads" set "disabled" = $1', values: [true] },
    ],
  ])('leave %s as it is', (_what, asked) => {
    expect(withLiteralBooleans(asked)).toBe(asked);
  });
});
