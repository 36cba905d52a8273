import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooDeep, MAX_JSON_DEPTH, parseJson } from '../api/http/parseJson.ts';

const lists = (levels: number, inside = '') => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`;
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('JSON', () => {
  test.each([
    ['lists as deep as may be', lists(MAX_JSON_DEPTH), false],
    ['lists deeper than that', lists(MAX_JSON_DEPTH + 1), true],
    ['objects as deep as may be', objects(MAX_JSON_DEPTH), false],
    ['objects deeper than that', objects(MAX_JSON_DEPTH + 1), true],
    ['both in turn', `${'[{"a":'.repeat(11)}1${'}]'.repeat(11)}`, true],
    ['many beside one another', `[${Array(1_000).fill('[{}]').join(',')}]`, false],
    ['brackets in a text', `["${lists(50)}${objects(50).replaceAll('"', '')}"]`, false],
    ['brackets behind a quote in a text', `["\\"${lists(50)}"]`, false],
    ['brackets behind a backslash that ends a text', `["\\\\",${lists(20)}]`, true],
    ['brackets between quotes that end no text', `["${'\\"['.repeat(50)}"]`, false],
    ['brackets in the name of a field', `{"${'['.repeat(50)}":1}`, false],
    ['one that is never closed', '['.repeat(1_000_000), true],
    ['a text that is never closed', `"${'['.repeat(1_000)}`, false],
    ['nothing', '', false],
  ])('of %s', (_what, text, isRefused) => expect(isTooDeep(text)).toBe(isRefused));

  test('of any kind that is not so deep is what it says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), value => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['texts', '[', '"Calle Mayor, 1",', '1]'],
    ['quotes in a text', '["', '\\"', '"]'],
    ['backslashes in a text', '["', '\\\\', '"]'],
    ['lists', '[', '[[]],', '1]'],
  ])('of many megabytes of %s is looked through in a moment', (_what, head, again, tail) => {
    const text = `${head}${again.repeat(8_000_000 / again.length)}${tail}`;
    expect(isTooDeep(text)).toBe(false);
  });
});
