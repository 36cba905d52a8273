import { expect, test } from 'vitest';
import { es } from '#i18n';
import { catalogueOf, lookUp } from '../i18n/catalogue.ts';
import { screens } from '../i18n/screens.ts';
import { type Source, sourcesOf } from './help/sources.ts';

const all = [...catalogueOf(es).keys()];
const onScreens = catalogueOf(screens);

/** `papers.${paper}.title`, and what is in quotes: whatever may be the key of a text. */
const LITERAL = /(['"`])((?:[\w.]|\$\{[^{}]*\})*\.(?:[\w.]|\$\{[^{}]*\})*)\1/g;

const keysLike = (literal: string): string[] => {
  const parts = literal.split(/\$\{[^{}]*\}/).map(part => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('[^.]+')}$`);
  return all.filter(key => pattern.test(key));
};

const namedIn = (sources: Source[]) =>
  sources
    .flatMap(({ path, code }) => [...code.matchAll(LITERAL)].map(([, , literal = '']) => ({ path, literal })))
    // What is all hole says nothing.
    .filter(({ literal }) => /^\w+\./.test(literal))
    .flatMap(({ path, literal }) => keysLike(literal).map(key => ({ path, key })));

const isOfTheRules = ({ path }: Source) => path.startsWith('src/domain/');
const isError = ({ key }: { key: string }) => key.startsWith('errors.');

test('whatever a page may say is among the texts of the screens', () => {
  const named = namedIn(sourcesOf('src').filter(source => !isOfTheRules(source)));
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter(({ key }) => !onScreens.has(key))).toEqual([]);
});

test('so is what a rule refuses that forms share with the API, and nothing that the API alone answers', () => {
  const refused = namedIn(sourcesOf('src').filter(isOfTheRules)).filter(isError);
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.filter(({ key }) => !onScreens.has(key))).toEqual([]);
  const said = new Set(namedIn(sourcesOf('src')).map(({ key }) => key));
  expect([...onScreens.keys()].filter(key => isError({ key }) && !said.has(key))).toEqual([]);
});

test('each text is found by its key, and nothing else is', () => {
  const found = lookUp(screens);
  expect([...onScreens].filter(([key, text]) => found.get(key) !== text)).toEqual([]);
  for (const key of ['', 'app', 'app.nav', 'app.nav.home.more', 'app.nothing', 'toString', 'app.constructor.name'])
    expect(found.get(key), key).toBeUndefined();
});

test('what the server alone says is not', () => {
  const areSaid = (keys: Iterable<string>, part: string) => [...keys].some(key => key.startsWith(`${part}.`));
  for (const part of ['alerts', 'emails', 'books'])
    expect([areSaid(all, part), areSaid(onScreens.keys(), part)], part).toEqual([true, false]);
});
