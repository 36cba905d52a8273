import { amountsIn } from './amounts.ts';
import { daysIn } from './dates.ts';
import { nifKind } from '../identifiers/nif.ts';
import { trimEndSigns } from '../text/trimSigns.ts';

const MAX_NUMBER = 30;

const SIGN = String.raw`(?:n[.ºo°]{1,3}|n[uú]m(?:ero)?\.?|#)`;
const INVOICE = String.raw`(?:factura|fra\.?|invoice)(?:\s+(?:simplificada|rectificativa|ordinaria|electr[oó]nica))?`;

/** The words before an invoice number, the clearest first. */
const LABELS = [
  String.raw`${INVOICE}\s*${SIGN}`,
  String.raw`${SIGN}\s*(?:de\s+)?(?:la\s+)?${INVOICE}`,
  String.raw`${INVOICE}\s*:`,
  String.raw`(?:^|\s{2,})${SIGN}\s*:`,
  String.raw`(?:^|\s)${INVOICE}`,
].map(words => new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})\s*[:.]?\s*`, 'iu'));

/** A number, maybe with series and year: `F-2026/0012`, `A 26 0012`, `2026/14`. */
const TOKEN = /^((?:[A-Z]{1,4}\s)?(?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]*)/i;

const isNumber = (text: string, rest: string): boolean =>
  text.length <= MAX_NUMBER &&
  daysIn(text).length === 0 &&
  amountsIn(`${text} `).length === 0 &&
  nifKind(text) === null &&
  // Not a number: `Factura 3 de noviembre`, `Factura 21 %`.
  !/^\s*(?:de\s+\p{L}|%|€)/u.test(rest);

const tokenAt = (text: string): string | null => {
  const found = trimEndSigns(TOKEN.exec(text.trimStart())?.[1] ?? '', '.,/_-');
  if (!found) return null;
  return isNumber(found, text.trimStart().slice(found.length)) ? found : null;
};

/** The text in the next line, in the column nearest to a position. */
const under = (line: string, place: number): string => {
  const cells = Array.from(line.matchAll(/\S+(?:\s\S+)*/g), match => ({ text: match[0], from: match.index }));
  return cells.sort((a, b) => Math.abs(a.from - place) - Math.abs(b.from - place))[0]?.text ?? '';
};

/** An invoice's number and the line it was read from; null if none is found. */
export const numberIn = (lines: readonly string[]): { value: string; line: string } | null => {
  for (const label of LABELS)
    for (const [at, line] of lines.entries()) {
      const found = label.exec(line);
      if (!found) continue;
      const after = line.slice(found.index + found[0].length);
      const beside = tokenAt(after);
      if (beside) return { value: beside, line };
      // The number is below its heading, which stands alone or among others.
      const isAlone = label !== LABELS.at(-1) || after === '' || /^\s{2}/.test(after);
      const beneath = isAlone && !/\d/.test(found[0] + after) ? tokenAt(under(lines[at + 1] ?? '', found.index)) : null;
      if (beneath) return { value: beneath, line: `${found[0].trim()} ${beneath}` };
    }
  return null;
};
