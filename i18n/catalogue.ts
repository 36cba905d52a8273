import { fillIn } from './fillIn.ts';

export type Messages = { [key: string]: string | Messages | undefined };

/** `smart_count` chooses between the forms of a text; `_` is what to answer when the key has no text. */
export type Args = { smart_count?: number; _?: string } & Record<string, string | number | null | undefined>;

/** Texts by their whole keys: `resources.loads.page.list`. */
export type Catalogue = { get: (key: string) => string | undefined };

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text ?? {}, `${prefix}${key}.`),
  );

/** All of the texts, laid out: for who has to know which there are. */
export const catalogueOf = (messages: Messages): ReadonlyMap<string, string> => new Map(flatten(messages));

/** Names may have dots of their own: `fields: { 'origin.street': … }`. */
const textAt = (messages: Messages, key: string): string | undefined => {
  const whole = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (typeof whole === 'string') return whole;
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    const part = Object.hasOwn(messages, name) ? messages[name] : undefined;
    const text = typeof part === 'object' ? textAt(part, key.slice(dot + 1)) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
};

/** The same texts, each looked for when it is first said: a page says a few hundred of thousands. */
export const lookUp = (messages: Messages): Catalogue => {
  const found = new Map<string, string>();
  return {
    get: key => {
      const text = found.get(key) ?? textAt(messages, key);
      if (text !== undefined) found.set(key, text);
      return text;
    },
  };
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
