import { fillIn } from './fillIn.ts';

export type Messages = { [key: string]: string | Messages | undefined };

/** `smart_count` chooses between the forms of a text; `_` is what to answer when the key has no text. */
export type Args = { smart_count?: number; _?: string } & Record<string, string | number | null | undefined>;

/** Texts by their whole keys: `resources.loads.page.list`. */
export type Catalogue = ReadonlyMap<string, string>;

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text ?? {}, `${prefix}${key}.`),
  );

const flattened = new WeakMap<Messages, Catalogue>();

/** Laid out once, whoever asks for them. */
export const catalogueOf = (messages: Messages): Catalogue => {
  const catalogue = flattened.get(messages) ?? new Map(flatten(messages));
  flattened.set(messages, catalogue);
  return catalogue;
};

/** One form for exactly one, the other for none and many, as in Spanish. */
const inNumber = (text: string, count: number | undefined) => {
  const [one = text, many] = text.split('||||');
  return many === undefined ? text : (count === undefined || count === 1 ? one : many).trim();
};

/** The text of a key with its names filled in; a key without text answers itself: a mistake of ours, that should be seen. */
export const fill = (texts: Catalogue, key: string, args: Args): string => {
  const text = texts.get(key) ?? args._;
  if (text === undefined) return key;
  return fillIn(inNumber(text, args.smart_count), args);
};
