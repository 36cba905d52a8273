import { checkNif, nifKind, normalizeNif } from '../identifiers/nif.ts';
import { isEuVat, normalizeVat } from '../identifiers/vat.ts';

/** A tax number on a paper: as stored, its line, whether the paper labels it as one, and whether it looks odd. */
export type FoundNif = { nif: string; line: number; isLabelled: boolean; isOdd: boolean };

const SPANISH =
  /(?<![A-Z0-9])(?:ES[\s-]?)?(?:[A-Z][\s.-]?\d[\d.]{6,8}[\s.-]?[0-9A-Z]|\d[\d.]{7,9}[\s.-]?[A-Z])(?![A-Z0-9])/g;
const LABEL = /\b(?:N\.?\s?I\.?\s?F|C\.?\s?I\.?\s?F|N\.?\s?I\.?\s?E|D\.?\s?N\.?\s?I|VAT|NIF-IVA|VIES)\b\.?/;
const FOREIGN =
  /\b(?:VAT|NIF|CIF|VIES|IVA)\b[^A-Z0-9]*(?:(?:NUMBER|N|O|ID|INTRACOMUNITARIO)[^A-Z0-9]*)*((?!ES)[A-Z]{2}\s?[A-Z0-9]{8,12})\b/g;

const spanishIn = (line: string): Omit<FoundNif, 'line'>[] =>
  Array.from(line.matchAll(SPANISH), match => ({
    nif: normalizeNif(match[0]),
    isLabelled: LABEL.test(line.slice(0, match.index)),
  }))
    .filter(({ nif }) => nifKind(nif) !== null && checkNif(nif) !== 'error')
    .map(found => ({ ...found, isOdd: checkNif(found.nif) !== 'ok' }))
    // A number with a wrong control counts as a tax number only if the paper labels it as one.
    .filter(({ isOdd, isLabelled }) => isLabelled || !isOdd);

const foreignIn = (line: string): Omit<FoundNif, 'line'>[] =>
  Array.from(line.matchAll(FOREIGN), match => match[1] ?? '')
    .filter(vat => isEuVat(vat))
    .map(vat => ({ nif: normalizeVat(vat), isLabelled: true, isOdd: false }));

/** The tax numbers on a paper except `own`: the reader isn't its own counterpart. */
export const nifsIn = (lines: readonly string[], own: readonly string[]): FoundNif[] => {
  const mine = new Set(own.map(normalizeNif));
  const found = lines.flatMap((text, line) => {
    const upper = text.toUpperCase();
    return [...spanishIn(upper), ...foreignIn(upper)].map(each => ({ ...each, line }));
  });
  const seen = new Set<string>();
  return found
    .filter(({ nif }) => !mine.has(nif) && !mine.has(nif.replace(/^ES/, '')))
    .filter(({ nif }) => !seen.has(nif) && seen.add(nif))
    .sort((a, b) => Number(b.isLabelled) - Number(a.isLabelled));
};
