import { isForeignBeside } from './currency.ts';

/** An amount in a text: cents, whether of another currency than the euro, and its position. */
export type FoundAmount = { cents: number; isForeign: boolean; from: number; to: number };

/** Spanish (`1.234,56`, `1 234,56`, `1234'56`) and foreign (`1,234.56`) ways of writing amounts. */
const SHAPES = [
  String.raw`\d{1,3}(?:[. ]\d{3})+[,']\d{2}`,
  String.raw`\d{1,3}(?:,\d{3})+\.\d{2}`,
  String.raw`\d+[,.']\d{2}`,
  // Without decimals, only beside a euro sign: any other number may mean something else.
  String.raw`\d{1,3}(?:\.\d{3})+(?=\s?(?:€|EUR\b))`,
  String.raw`\d+(?=\s?(?:€|EUR\b))`,
  String.raw`(?<=€\s?)\d+`,
].join('|');

/** Not inside a longer number, a date, a percentage or a telephone number. */
const AMOUNT = new RegExp(String.raw`(?<![\d.,'/-]|\d )([-−]\s?)?(${SHAPES})(?![\d'/]|[.,]\d|\s?%|-\d)`, 'g');

const centsOf = (digits: string): number => {
  const [, whole = '', decimals = '00'] = /^(.*?)(?:[,.'](\d{2}))?$/.exec(digits) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals);
};

/** Programs for accounting also put the sign behind, before the euro sign, or brackets around: `1.234,56-`, `(1.234,56) €`. */
const isNegativeBeside = (before: string, after: string): boolean =>
  /[-−]\s?(?:€|EUR|[$£])\s?$/.test(before) ||
  /^\s?[-−](?:€|EUR|$)|^[-−]\s|^\s?(?:€|EUR)[-−](?:\s|$)/.test(after) ||
  (/\(\s?(?:€|EUR|[$£])?\s?$/.test(before) && /^\s?(?:€|EUR)?\s?\)/.test(after));

/** The amounts of money in a text, left to right. */
export const amountsIn = (text: string): FoundAmount[] =>
  Array.from(text.matchAll(AMOUNT), match => {
    const cents = centsOf(match[2] ?? '');
    const [from, to] = [match.index, match.index + match[0].length];
    const [before, after] = [text.slice(0, from), text.slice(to)];
    const isNegative = match[1] || isNegativeBeside(before, after);
    return { cents: isNegative ? -cents : cents, isForeign: isForeignBeside(before, after), from, to };
  });

/** The percentages in a text: `21 %` → 21, `1,00%` → 1. */
export const percentsIn = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?%/g), match =>
    Number(`${match[1]}.${match[2] ?? 0}`),
  );
