import { type Args, type Catalogue, fill, lookUp, type Messages } from './catalogue.ts';
import { es } from './es/messages.ts';

const SPANISH = lookUp(es);
const catalogues = new Map([['es', SPANISH]]);

export const hasKey = (key: string): boolean => SPANISH.get(key) !== undefined;

const orSpanish = ({ get }: Catalogue): Catalogue => ({ get: key => get(key) ?? SPANISH.get(key) });

/** One more language; what it has no text for is said in Spanish (Spec 1). */
export const addLanguage = (locale: string, messages: Messages): void => {
  catalogues.set(locale, orSpanish(lookUp(messages)));
};

export const isLanguage = (locale: string): boolean => catalogues.has(locale);

/** What the server says, in Spanish. */
export const translate = (key: string, args: Args = {}): string => fill(SPANISH, key, args);

/** The same in a language that was added; Spanish when it wasn't. */
export const translateIn = (locale: string, key: string, args: Args = {}): string =>
  fill(catalogues.get(locale) ?? SPANISH, key, args);
