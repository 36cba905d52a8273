type Values = Record<string, string | number | null | undefined>;

/**
 * A text with its `%{names}` filled in, as polyglot does it; a name without a value stays visible: a mistake of ours. A
 * sentence that ends with what ends in a full stop itself («S.L.») has one.
 */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/%\{(\w+)\}(\.(?!\S))?/g, (hole, name: string, stop = '') => {
    const value = values[name];
    if (value === null || value === undefined) return hole;
    return `${value}`.endsWith('.') ? `${value}` : `${value}${stop}`;
  });
