import { normalizeNif, checkNif, nifKind } from './nif.ts';

/**
 * The VAT number's shape after its prefix, by country, upper case. Greece is EL, not GR; Northern Ireland is XI; Great
 * Britain left the register on 1 February 2021. Spain is checked as a NIF.
 */
const SHAPES: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^[A-Z0-9]{8,9}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^([A-Z0-9]{5}|[A-Z0-9]{9}|[A-Z0-9]{12})$/,
};

export const VAT_COUNTRIES: readonly string[] = [...Object.keys(SHAPES), 'ES'].sort();

/** Upper case without spaces, dots, hyphens or slashes; the ISO code of Greece becomes its VAT prefix. */
export const normalizeVat = (value: string): string =>
  value
    .toUpperCase()
    .replace(/[\s./\p{Pd}\p{Cf}]/gu, '')
    .replace(/^GR(?=\d)/, 'EL');

/** The country prefix of a VAT number; null if its country isn't in the register. */
export const vatCountry = (value: string): string | null => {
  const prefix = normalizeVat(value).slice(0, 2);
  return VAT_COUNTRIES.includes(prefix) ? prefix : null;
};

const isSpanishVat = (rest: string) =>
  nifKind(rest) !== null && normalizeNif(rest) === rest && checkNif(rest) !== 'error';

/**
 * Whether it is an intra-Community VAT number with its prefix: `PT501442600`, `ESB12345674`. Only the shape is checked.
 */
export const isEuVat = (value: string): boolean => {
  const rest = normalizeVat(value).slice(2);
  const country = vatCountry(value);
  if (country === null) return false;
  return country === 'ES' ? isSpanishVat(rest) : (SHAPES[country]?.test(rest) ?? false);
};

/**
 * Whether it belongs to a business in another EU state, which declares the tax on services to it itself (Ley 37/1992
 * art. 84.Uno.2.º).
 */
export const isForeignEuVat = (value: string): boolean => isEuVat(value) && vatCountry(value) !== 'ES';

/** Whether a NIF says that a company is from here: one with N is given to an entity from abroad. */
export const isFromHere = (value: string): boolean => {
  const nif = normalizeNif(value);
  return isSpanishVat(nif) && !nif.startsWith('N');
};

/**
 * The tax number printed for a company: in another EU state its VAT number, which tells who declares the tax. With a
 * NIF of a Spanish company it counts as Spanish.
 */
export const taxNumberOf = ({ nif, vat }: { nif?: string | null; vat?: string | null }): string | null =>
  (vat && isForeignEuVat(vat) && !(nif && isFromHere(nif)) ? vat : nif) || null;
