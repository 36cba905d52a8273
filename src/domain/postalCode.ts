import { isSpain } from './address.ts';
import { PROVINCES, type Province, provinceByName } from './provinces.ts';

const BY_CODE = new Map(PROVINCES.map(province => [province.code, province] as const));

/** Five digits, the first two from 01 to 52. */
export const isSpanishPostalCode = (postalCode: string): boolean =>
  /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postalCode.trim());

/** The province that a Spanish postal code belongs to, or null when it is not a Spanish one. */
export const provinceOfPostalCode = (postalCode: string): Province | null =>
  isSpanishPostalCode(postalCode) ? (BY_CODE.get(postalCode.trim().slice(0, 2)) ?? null) : null;

/**
 * False only when both are known and disagree: `28013` with `Sevilla`. A blank, a foreign code or an unknown province
 * contradicts nothing.
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

/** The Spanish province of an address: by its postal code, or where it has none by its name; null abroad. */
export const provinceOf = (address: Somewhere): Province | null => {
  if (!isSpain(address)) return null;
  const { postalCode, county } = address;
  return postalCode ? provinceOfPostalCode(postalCode) : provinceByName(county ?? '');
};

/** Whether an address is in Canarias, Ceuta or Melilla: what is sold there bears another tax than IVA, or none. */
export const isOutsideIva = (address: Somewhere): boolean => (provinceOf(address)?.taxArea ?? 'iva') !== 'iva';

export type PostalCodeWarning = 'validation.postalCode' | 'validation.postalCodeProvince';

/** What looks odd about the postal code of a Spanish address; null when nothing, and abroad. It stops nobody from saving. */
export const postalCodeWarning = (address: Somewhere): PostalCodeWarning | null => {
  const { postalCode, county, country, countryCode } = address;
  if (!postalCode?.trim() || !isSpain(address)) return null;
  // Where no country is said it may be a foreign one.
  if (!isSpanishPostalCode(postalCode)) return country || countryCode ? 'validation.postalCode' : null;
  return matchesProvince(postalCode, county) ? null : 'validation.postalCodeProvince';
};
