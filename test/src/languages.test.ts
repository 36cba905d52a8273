import { afterEach, describe, expect, test } from 'vitest';
import { writeAs } from '#domain/text/locale';
import { formatEuros, formatList, formatNumber } from '#domain/figures';
import { addLanguage, es, translate, translateIn } from '#i18n';
import { makeI18nProvider } from '../../src/texts/i18nProvider.ts';
import { LANGUAGES, languagesOf, over } from '../../src/texts/languages.ts';
import { parseDecimal, showDecimal } from '../../src/ui/inputs/decimal.ts';

const texts = { app: { nav: { home: 'Inici' } }, resources: { loads: { forcedCaseName: 'comanda |||| comandes' } } };

type Messages = { [key: string]: string | Messages | undefined };

const keysOf = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${prefix}${key}.`) : [prefix + key],
  );

test('Spanish comes first, and nobody is asked where there is no other', () => {
  expect(LANGUAGES.locales[0]).toEqual({ locale: 'es', name: 'Español' });
  expect(LANGUAGES.isChoice).toBe(LANGUAGES.locales.length > 1);
});

/** The texts that a language lacks, and those that nobody asks for. */
const unevenTexts = (messages: Messages): string[] => {
  const [own, asked] = [keysOf(messages), keysOf(es)];
  return [...own.filter(key => !asked.includes(key)), ...asked.filter(key => !own.includes(key))].sort();
};

test('what is offered is whole: each language has every text there is', async () => {
  for (const { locale } of LANGUAGES.locales.slice(1))
    expect(unevenTexts((await LANGUAGES.texts(locale)) ?? {}), locale).toEqual([]);
});

test('a language that lacks a text, or has one too many, is told by it', () => {
  const { forgotPassword, ...emails } = es.emails;
  expect(Object.keys(forgotPassword)).toContain('subject');
  expect(unevenTexts({ ...es, emails, extra: 'x' })).toEqual([
    'emails.forgotPassword.body',
    'emails.forgotPassword.subject',
    'extra',
  ]);
});

test('one more file is one more language, called as its speakers call it', async () => {
  const languages = languagesOf({ '../../i18n/languages/ca.ts': async () => ({ texts }) });
  expect(languages.locales).toEqual([
    { locale: 'es', name: 'Español' },
    { locale: 'ca', name: 'Català' },
  ]);
  expect([LANGUAGES.isChoice, languages.isChoice]).toEqual([false, true]);
  expect(await languages.texts('ca')).toBe(texts);
  expect(await languages.texts('fr')).toBeNull();
});

describe('a language speaks where it has words, and Spanish where it has none', () => {
  test('on the screens', () => {
    const { translate: say } = makeI18nProvider('ca', over(texts, es));
    expect(say('app.nav.home')).toBe('Inici');
    expect(say('resources.loads.forcedCaseName', { smart_count: 2 })).toBe('comandes');
    expect(say('app.nav.logout')).toBe('Cerrar sesión');
  });

  test('in the answers of the server, while what it writes stays Spanish', () => {
    addLanguage('ca', { errors: { fieldForbidden: 'No pots canviar el camp %{field}.' } });
    expect(translateIn('ca', 'errors.fieldForbidden', { field: 'preu' })).toBe('No pots canviar el camp preu.');
    expect(translateIn('ca', 'errors.duplicate')).toBe('Identificador duplicado');
    expect(translateIn('fr', 'errors.duplicate')).toBe('Identificador duplicado');
    expect(translate('errors.fieldForbidden', { field: 'precio' })).toBe('No puedes modificar el campo precio.');
  });
});

describe('numbers', () => {
  afterEach(() => writeAs('es-ES'));

  test.each([
    ['es-ES', '1.234,5', '1.234,50 €', '12.345.678'],
    ['en', '1,234.5', '€1,234.50', '12,345,678'],
    ['de', '1.234,5', '1.234,50 €', '12.345.678'],
    ['fr', '1 234,5', '1 234,50 €', '12 345 678'],
  ])('in %s are written and typed as there', (locale, number, money, whole) => {
    writeAs(locale);
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatNumber(1234.5))).toBe(number);
    expect(plain(formatEuros(1234.5))).toBe(money);
    for (const value of [1234.5, 12_345_678, 0.25, -3, 1234]) expect(parseDecimal(showDecimal(value))).toBe(value);
    expect(parseDecimal(whole)).toBe(12_345_678);
  });

  test.each([
    ['es-ES', '1', '1 y 2', '1, 2 y 3'],
    ['en', '1', '1 and 2', '1, 2, and 3'],
  ])('in %s are told one after the other as there', (locale, ...said) => {
    writeAs(locale);
    expect([[1], [1, 2], [1, 2, 3]].map(formatList)).toEqual(said);
  });

  test('what isn’t one in the language is left for the form to refuse', () => {
    writeAs('en');
    expect(parseDecimal('2,45')).toBe('2,45');
    expect(parseDecimal('2.45')).toBe(2.45);
  });
});
