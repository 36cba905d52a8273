import { trimSigns } from './trimSigns.ts';

/** What banks write for signs that are not in their set (EPC217-08); letters only lose their accents. */
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

/** A text in the signs that every bank of SEPA takes, cut to `max`; whatever has no likeness there is a dot. */
export const sepaText = (text: string, max: number): string =>
  trimSigns(
    [...text.normalize('NFD').replace(/\p{M}/gu, '')]
      .map(sign => SIGNS[sign] ?? (/\s/.test(sign) ? ' ' : ALLOWED.test(sign) ? sign : '.'))
      .join('')
      // A slash at either end, or two at once, means something to banks.
      .replace(/\/{2,}/g, '/')
      .replace(/ {2,}/g, ' ')
      .slice(0, max),
    '/ ',
  );

/** Whether something of it can be read by a bank: a name in Greek letters is nothing but dots. */
export const isSepaName = (name: string): boolean => /[A-Za-z0-9]/.test(sepaText(name, MAX_NAME));

export const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** What the one who is paid reads on its statement. */
export const remittanceOf = (num: string): string => sepaText(`Factura ${num}`, MAX_REMITTANCE);

/** Countries whose accounts transfers in euros under the scheme reach (EPC409-09). */
const COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';

export const isSepaCountry = (iban: string): boolean => COUNTRIES.split(' ').includes(iban.slice(0, 2).toUpperCase());

/** Cents as the file has them: `1234.50`. Never by way of a fraction. */
export const sepaAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
