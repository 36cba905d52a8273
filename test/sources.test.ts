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

/** Of types it is said what a function gives, also where nobody has a name for it. */
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

/** What many starts never need; each is imported where it is needed first (`await import`). */
const FOR_LATER = [
  '@aws-sdk/client-s3',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'nodemailer',
  'pdfmake',
  'pg',
  'sharp',
  'xmlbuilder2',
];
const AT_THE_START = new RegExp(
  `^import (?!type )[^;]*? from '(?:${FOR_LATER.join('|')}|\\.\\/\\d{3}_\\w+\\.ts)';`,
  'm',
);

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
    expect(matches(['src'], /\blazy\(/)).toEqual(['src/ui/pages/lazyPage.ts']);
  });

  test('a package, or a migration in their list, that each start loads though few need it', () => {
    expect(AT_THE_START.test(`import pg from '${'pg'}';`)).toBe(true);
    expect(AT_THE_START.test(`import * as loads from '${'./007_loads.ts'}';`)).toBe(true);
    expect(AT_THE_START.test(`import type pg from '${'pg'}';`)).toBe(false);
    expect(matches(['api', 'migrations', 'i18n'], AT_THE_START)).toEqual([]);
  });

  test('a value that is exported and that no other file names', () => {
    // In how many files each word stands.
    const files = new Map<string, number>();
    for (const { code } of sourcesOf(...PRODUCT, 'test'))
      for (const word of new Set(code.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
    const unnamed = sourcesOf('api', 'src', 'seeds', 'i18n').flatMap(({ path, code }) =>
      [...code.matchAll(EXPORTED)]
        .filter(([, name = '']) => files.get(name) === 1)
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(unnamed.filter(each => !each.startsWith('src/app/standIns/'))).toEqual([]);
  });

  test('a line for the console in the product', () => {
    expect(matches(PRODUCT, /\bconsole\.\w+\(/)).toEqual([]);
  });
});
