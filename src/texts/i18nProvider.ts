import type { I18nProvider } from 'react-admin';
import { sayer, screens, speak } from '../../i18n/screens.ts';
import { chooseLanguage, inLanguage, language } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** Sentences of the server arrive where keys are expected; a key has no spaces. */
const isSentence = (key: string): boolean => /\s/.test(key);

/** What a page says through react-admin, in one language as long as it is open. */
export const makeI18nProvider = (locale: string, texts: typeof screens): I18nProvider => {
  const say = sayer(texts);
  return {
    translate: (key, options) => (isSentence(key) ? key : say(key, options)),
    changeLocale: async chosen => chooseLanguage(chosen),
    getLocale: () => locale,
    getLocales: () => LANGUAGES.locales,
  };
};

const TEXTS = inLanguage(screens);
speak(TEXTS);

/** Spanish alone unless i18n/languages has a file, which brings the chooser (Spec 1). */
export const i18nProvider = makeI18nProvider(language(), TEXTS);
