import { trimSigns } from '../text/trimSigns.ts';

/** Substitutes for signs outside the banks' character set (EPC217-08); letters only lose their accents. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '~': '-',
  ';': ',',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  '€': 'E',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/;

/** A text in the characters that every SEPA bank accepts, cut to `max`; characters without a substitute become dots. */
export const sepaText = (text: string, max: number): string =>
  trimSigns(
    [...text.normalize('NFD').replace(/\p{M}/gu, '')]
      .map(sign => SIGNS[sign] ?? (/\s/.test(sign) ? ' ' : ALLOWED.test(sign) ? sign : '.'))
      .join('')
      // A slash at an end, or two in a row, have a meaning to banks.
      .replace(/\/{2,}/g, '/')
      .replace(/ {2,}/g, ' ')
      .slice(0, max),
    '/ ',
  );

/** Whether a bank could read any of it: a name in Greek letters becomes only dots. */
export const isSepaName = (name: string): boolean => /[A-Za-z0-9]/.test(sepaText(name, MAX_NAME));

export const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** The text on the payee's bank statement. */
export const remittanceOf = (num: string): string => sepaText(`Factura ${num}`, MAX_REMITTANCE);

/** Countries reached by SEPA transfers in euros (EPC409-09). */
const COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';

/** Whether the account's country takes SEPA transfers in euros. */
export const isSepaCountry = (iban: string): boolean => COUNTRIES.split(' ').includes(iban.slice(0, 2).toUpperCase());

/** Cents as written in the file: `1234.50`, without floating-point division. */
export const sepaAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
