import { COUNTRIES } from './countries.ts';

const DIAL_CODES = new Set(COUNTRIES.map(country => country.dialCode));

/** Digits, with a plus when the number is international: `00` in front means the same. */
const compact = (value: string) =>
  value
    .trim()
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');

/**
 * True for a value that holds a dial code and no number, as a phone input leaves it when nobody typed: it counts as
 * empty (Spec 5). After a plus no number in the world is as short as four digits.
 */
export const isDialCodeOnly = (value: string): boolean => {
  const phone = compact(value);
  return /^\+\d{0,4}$/.test(phone) || DIAL_CODES.has(phone);
};

/** Without separators, `+34600123123` or `600123123`; null when empty. Text that is no number is only trimmed. */
export const normalizePhone = (value: string | null | undefined): string | null => {
  const text = value?.trim() ?? '';
  if (text === '' || isDialCodeOnly(text)) return null;
  return /^\+?\d+$/.test(compact(text)) ? compact(text) : text;
};
