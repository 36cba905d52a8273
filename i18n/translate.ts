import { es } from './es/messages.ts';
import { fillIn } from './fillIn.ts';

type Messages = { [key: string]: string | Messages | undefined };

/** `smart_count` chooses between the forms of a text; `_` is what to answer when the key has no text. */
type Args = { smart_count?: number; _?: string } & Record<string, string | number | null | undefined>;

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text ?? {}, `${prefix}${key}.`),
  );

type Catalogue = ReadonlyMap<string, string>;

const flattened = new WeakMap<Messages, Catalogue>();

/** The texts by their whole keys; laid out once, whoever asks for them. */
const catalogueOf = (messages: Messages): Catalogue => {
  const catalogue = flattened.get(messages) ?? new Map(flatten(messages));
  flattened.set(messages, catalogue);
  return catalogue;
};

const SPANISH = catalogueOf(es);
const catalogues = new Map<string, Catalogue>([['es', SPANISH]]);
let spoken = SPANISH;

export const hasKey = (key: string): boolean => SPANISH.has(key);

/** One more language; what it has no text for is said in Spanish (Spec 1). */
export const addLanguage = (locale: string, messages: Messages): void => {
  catalogues.set(locale, new Map([...SPANISH, ...flatten(messages)]));
};

export const isLanguage = (locale: string): boolean => catalogues.has(locale);

/** What `translate` says from now on, all of it; in the browser, whose pages have one language each. */
export const speak = (messages: Messages): void => {
  spoken = catalogueOf(messages);
};

/** One form for exactly one, the other for none and many, as in Spanish. */
const inNumber = (text: string, count: number | undefined) => {
  const [one = text, many] = text.split('||||');
  return many === undefined ? text : (count === undefined || count === 1 ? one : many).trim();
};

/** The text of a key with its names filled in; a key without text answers itself: a mistake of ours, that should be seen. */
const fill = (texts: Catalogue, key: string, args: Args): string => {
  const text = texts.get(key) ?? args._;
  if (text === undefined) return key;
  return fillIn(inNumber(text, args.smart_count), args);
};

/** What says the texts of a catalogue, as react-admin asks for them; what is given instead of a text is filled in, too. */
export const sayer = (messages: Messages): ((key: string, args?: Args) => string) => {
  const texts = catalogueOf(messages);
  return (key, args = {}) => fill(texts, key, args);
};

export const translate = (key: string, args: Args = {}): string => fill(spoken, key, args);

/** The same in a language that was added; Spanish when it wasn't. */
export const translateIn = (locale: string, key: string, args: Args = {}): string =>
  fill(catalogues.get(locale) ?? SPANISH, key, args);
