type Values = Record<string, string | number | null | undefined>;

/** A text with its `%{names}` filled in, as polyglot does it; a name without a value stays visible: a mistake of ours. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/%\{(\w+)\}/g, (hole, name: string) => `${values[name] ?? hole}`);
