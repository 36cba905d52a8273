import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { LANGUAGES, type languagesOf } from './languages.ts';

/** Sentences of the server arrive where keys are expected; a key has no spaces. */
const isSentence = (key: string): boolean => /\s/.test(key);

export const makeI18nProvider = ({ locales, texts }: ReturnType<typeof languagesOf>): I18nProvider => {
  const base = polyglotI18nProvider(texts, 'es', locales);
  return { ...base, translate: (key, options) => (isSentence(key) ? key : base.translate(key, options)) };
};

/** Spanish alone unless i18n/languages has a file, which brings the chooser (Spec 1). */
export const i18nProvider = makeI18nProvider(LANGUAGES);
