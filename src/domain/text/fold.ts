/** Text as searches compare it: lower case, no accents, single spaces. 'Ñandú  ' → 'nandu'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The longest text that can be looked for. */
export const MAX_SEARCH = 200;

/** As much of a typed text as can be looked for, without half a character at its end. */
export const searchedPart = (text: string): string => text.slice(0, MAX_SEARCH).replace(/[\ud800-\udbff]$/, '');
