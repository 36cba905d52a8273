import { describe, expect, test } from 'vitest';
import { sourcesOf } from './help/sources.ts';

const PRODUCT = ['api', 'src', 'migrations', 'seeds', 'i18n'];

/** Ways around the types and the tests, in any source of ours; written so that this file does not match itself. */
const FORBIDDEN = {
  'a type that switches the types off': /(?::|\bas|<|\|)\s*any\s*(?=[;,)\]}>=|&{[\n])/,
  'a cast through unknown': /\bas\s+unknown\s+as\b/,
  'a skipped or focused test': /\.(?:skip|only|todo)\s*\(/,
};

/** These live in comments, which the other check leaves out. */
const SWITCHED_OFF = /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint|biome)-(?:disable|ignore)/;

const matches = (folders: string[], pattern: RegExp): string[] =>
  sourcesOf(...folders)
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path);

describe('what the sources do not contain', () => {
  test('the patterns find what they look for', () => {
    const examples = ['const a: any = 1;', 'a as any)', 'a as unknown as B', `test${'.skip'}(`, `it${'.only'}(`];
    for (const example of examples)
      expect(
        Object.values(FORBIDDEN).some(pattern => pattern.test(example)),
        example,
      ).toBe(true);
    expect(SWITCHED_OFF.test(`// @ts-${'ignore'}`)).toBe(true);
  });

  test.each(Object.entries(FORBIDDEN))('%s', (_, pattern) => {
    expect(matches([...PRODUCT, 'test'], pattern).filter(path => path !== 'test/sources.test.ts')).toEqual([]);
  });

  test('a comment that switches a check off', () => {
    const offenders = sourcesOf(...PRODUCT, 'test').filter(({ text }) => SWITCHED_OFF.test(text));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  test('a part that is loaded when it is needed, with nothing to say when it can’t be had', () => {
    expect(matches(['src'], /\blazy\(/)).toEqual(['src/app/lazyPage.ts']);
  });

  test('a line for the console in the product', () => {
    expect(matches(PRODUCT, /\bconsole\.\w+\(/)).toEqual([]);
  });
});
