import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from '../../i18n/es/messages.ts';

/** Spanish alone, and Spanish when a language has no text for something (Spec 1). One more entry brings the chooser. */
const LANGUAGES = [{ locale: 'es', name: 'Español' }];

const base = polyglotI18nProvider(() => es, 'es', LANGUAGES);

/** Sentences of the server arrive where keys are expected; a key has no spaces. */
const isSentence = (key: string): boolean => /\s/.test(key);

export const i18nProvider: I18nProvider = {
  ...base,
  translate: (key, options) => (isSentence(key) ? key : base.translate(key, options)),
};
