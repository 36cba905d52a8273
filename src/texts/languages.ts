type Texts = { [key: string]: string | Texts | undefined };
/** What a file of i18n/languages gives: the texts that it has, by the keys of the Spanish ones. */
export type LanguageFile = { texts: Texts };

/** Every file there, `en.ts` or `ca.ts`, is a language; its name is that of the locale. There is none. */
const FILES = import.meta.glob<LanguageFile>('../../i18n/languages/*.ts');

export const SPANISH = 'es';

const localeOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.ts$/, '');

/** As its speakers call it: `Català`. */
const nameOf = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** The texts of a language, and the Spanish ones where it has none (Spec 1). */
export const over = <T extends Texts>(texts: Texts, spanish: T): T =>
  Object.fromEntries(
    Object.entries(spanish).map(([key, text]) => {
      const own = texts[key];
      if (typeof text === 'object') return [key, over(typeof own === 'object' ? own : {}, text)];
      return [key, typeof own === 'string' ? own : text];
    }),
  ) as T;

/** The languages to choose from, Spanish first, and the texts that one has of its own; null for none of them. */
export const languagesOf = (files: Record<string, () => Promise<LanguageFile>>) => {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [localeOf(path), load]));
  return {
    /** Names take a moment to be found, and are shown to whoever may choose. */
    get locales() {
      return [SPANISH, ...loaders.keys()].map(locale => ({ locale, name: nameOf(locale) }));
    },
    isChoice: loaders.size > 0,
    texts: async (locale: string): Promise<Texts | null> => (await loaders.get(locale)?.())?.texts ?? null,
  };
};

export const LANGUAGES = languagesOf(FILES);
