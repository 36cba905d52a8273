import { fold } from '#domain/fold';

/** A text as words between single spaces, without accents or signs, so that whole words can be looked for in it. */
export const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Where a name is last mentioned in the words, whole; -1 when it isn't. */
export const mentions = (words: string, name: string): number => words.lastIndexOf(wordsOf(name));
