import { es } from '../../i18n/es/messages.ts';

type Texts = { [key: string]: string | Texts | undefined };
/** What a file of i18n/languages gives: the texts that it has, by the keys of the Spanish ones. */
export type Language = { default: Texts };

/** Every file beside this list, `en.ts` or `ca.ts`, is a language; its name is that of the locale. There is none. */
const FILES = import.meta.glob<Language>('../../i18n/languages/*.ts');

const SPANISH = 'es';

const localeOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.ts$/, '');

/** As its speakers call it: `Català`. */
const nameOf = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** The texts of a language, and the Spanish ones where it has none (Spec 1). */
const over = <T extends Texts>(texts: Texts, spanish: T): T =>
  Object.fromEntries(
    Object.entries(spanish).map(([key, text]) => {
      const own = texts[key];
      if (typeof text === 'object') return [key, over(typeof own === 'object' ? own : {}, text)];
      return [key, typeof own === 'string' ? own : text];
    }),
  ) as T;

/** The languages to choose from, Spanish first, and how to get the texts of one. */
export const languagesOf = (files: Record<string, () => Promise<Language>>) => {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [localeOf(path), load]));
  return {
    locales: [SPANISH, ...loaders.keys()].map(locale => ({ locale, name: nameOf(locale) })),
    texts: (locale: string) => {
      const load = loaders.get(locale);
      return load ? load().then(({ default: texts }) => over(texts, es)) : es;
    },
  };
};

export const LANGUAGES = languagesOf(FILES);
