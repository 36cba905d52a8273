import { expect, test } from 'vitest';
import { makeI18nProvider } from '../../src/app/i18nProvider.ts';
import { LANGUAGES, languagesOf } from '../../src/app/languages.ts';

const catalan = { app: { nav: { home: 'Inici' } }, resources: { loads: { forcedCaseName: 'comanda |||| comandes' } } };
const files = { '../../i18n/languages/ca.ts': async () => ({ default: catalan }) };

test('Spanish is the only language there is, so nobody is asked', () => {
  expect(LANGUAGES.locales).toEqual([{ locale: 'es', name: 'Español' }]);
});

test('one more file is one more language, called as its speakers call it', () => {
  expect(makeI18nProvider(languagesOf(files)).getLocales?.()).toEqual([
    { locale: 'es', name: 'Español' },
    { locale: 'ca', name: 'Català' },
  ]);
});

test('a language speaks where it has words, and Spanish where it has none', async () => {
  const provider = makeI18nProvider(languagesOf(files));
  expect(provider.translate('app.nav.home')).toBe('Inicio');
  await provider.changeLocale('ca');
  expect(provider.translate('app.nav.home')).toBe('Inici');
  expect(provider.translate('resources.loads.forcedCaseName', { smart_count: 2 })).toBe('comandes');
  expect(provider.translate('app.nav.logout')).toBe('Cerrar sesión');
  await provider.changeLocale('es');
  expect(provider.translate('app.nav.home')).toBe('Inicio');
});
