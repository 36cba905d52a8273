/** Text as searches compare it: lower case, no accents, single spaces. 'Ñandú  ' → 'nandu'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
