import { isSpain } from '../geography/address.ts';
import { PROVINCES, type Province, provinceByName } from '../geography/provinces.ts';

const BY_CODE = new Map(PROVINCES.map(province => [province.code, province] as const));

/** Whether it has five digits, the first two from 01 to 52. */
export const isSpanishPostalCode = (postalCode: string): boolean =>
  /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postalCode.trim());

/** The province of a Spanish postal code; null for any other text. */
export const provinceOfPostalCode = (postalCode: string): Province | null =>
  isSpanishPostalCode(postalCode) ? (BY_CODE.get(postalCode.trim().slice(0, 2)) ?? null) : null;

/**
 * False only if both are known and disagree: `28013` with `Sevilla`. Blanks, foreign codes and unknown provinces
 * contradict nothing.
 */
export const matchesProvince = (postalCode: string | null | undefined, county: string | null | undefined): boolean => {
  const expected = provinceOfPostalCode(postalCode ?? '');
  const named = provinceByName(county ?? '');
  return expected === null || named === null || expected.code === named.code;
};

type Somewhere = {
  postalCode?: string | null;
  county?: string | null;
  country?: string | null;
  countryCode?: string | null;
};

/** The Spanish province of an address: by postal code, without a readable one by name; null abroad. */
export const provinceOf = (address: Somewhere): Province | null => {
  if (!isSpain(address)) return null;
  const { postalCode, county } = address;
  return provinceOfPostalCode(postalCode ?? '') ?? provinceByName(county ?? '');
};

/** Whether an address is in Canarias, Ceuta or Melilla, where sales bear another tax than IVA, or none. */
export const isOutsideIva = (address: Somewhere): boolean => (provinceOf(address)?.taxArea ?? 'iva') !== 'iva';

export type PostalCodeWarning = 'validation.postalCode' | 'validation.postalCodeProvince';

/**
 * The warning for an odd postal code in a Spanish address (message key); null if it looks right or is abroad. It
 * doesn't prevent saving.
 */
export const postalCodeWarning = (address: Somewhere): PostalCodeWarning | null => {
  const { postalCode, county, country, countryCode } = address;
  if (!postalCode?.trim() || !isSpain(address)) return null;
  // Without a country it may be a foreign code.
  if (!isSpanishPostalCode(postalCode)) return country || countryCode ? 'validation.postalCode' : null;
  return matchesProvince(postalCode, county) ? null : 'validation.postalCodeProvince';
};
