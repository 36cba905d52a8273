import { fold } from '#domain/text/fold';

/** A text as words between single spaces, without accents and punctuation, for searching whole words. */
export const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The position of a name's last mention as whole words; -1 if none. */
export const mentions = (words: string, name: string): number => words.lastIndexOf(wordsOf(name));
