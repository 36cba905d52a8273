import { es } from './es/messages.ts';

type Messages = { [key: string]: string | Messages | undefined };

/** `smart_count` chooses between the forms of a text; `_` is what to answer when the key has no text. */
type Args = { smart_count?: number; _?: string } & Record<string, string | number | null | undefined>;

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text ?? {}, `${prefix}${key}.`),
  );

const TEXTS = new Map(flatten(es));

export const hasKey = (key: string): boolean => TEXTS.has(key);

/** One form for exactly one, the other for none and many, as in Spanish. */
const inNumber = (text: string, count: number | undefined) => {
  const [one = text, many] = text.split('||||');
  return many === undefined ? text : (count === undefined || count === 1 ? one : many).trim();
};

/**
 * The text of a key with its `%{names}` filled in, as polyglot does it on the screens. A name without a value stays
 * visible, and a key without text answers itself: mistakes of ours, that should be seen.
 */
export const translate = (key: string, args: Args = {}): string => {
  const text = TEXTS.get(key);
  if (text === undefined) return args._ ?? key;
  return inNumber(text, args.smart_count).replace(/%\{(\w+)\}/g, (hole, name: string) => `${args[name] ?? hole}`);
};
