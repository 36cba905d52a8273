import { COUNTRIES } from '../geography/countries.ts';

const DIAL_CODES = new Set(COUNTRIES.map(country => country.dialCode));

/** Only digits, with a plus if international; a leading `00` means the same. */
const compact = (value: string) =>
  value
    .trim()
    .replace(/[\s()./\p{Pd}\p{Cf}]/gu, '')
    .replace(/^00/, '+');

/**
 * Whether a value has only a dial code, as a phone input leaves it when nobody typed: it counts as empty (Spec 5).
 * After a plus, no real number is as short as four digits.
 */
export const isDialCodeOnly = (value: string): boolean => {
  const phone = compact(value);
  return /^\+\d{0,4}$/.test(phone) || DIAL_CODES.has(phone);
};

/** The stored form, without separators: `+34600123123`, `600123123`; null when empty. Other text is only trimmed. */
export const normalizePhone = (value: string | null | undefined): string | null => {
  const text = value?.trim() ?? '';
  if (text === '' || isDialCodeOnly(text)) return null;
  return /^\+?\d+$/.test(compact(text)) ? compact(text) : text;
};

const MIN_DIGITS = 3;

/**
 * Whether a text can't be called: `abc`. The shortest numbers, such as 112, have three digits; words beside the digits
 * are allowed.
 */
export const isNoPhone = (value: string): boolean => value.replace(/\D/g, '').length < MIN_DIGITS;

const FOREIGN = [...DIAL_CODES].filter(code => code !== '34').sort((a, b) => b.length - a.length);

/** `211234567` → `211 234 567`; a rest of one digit joins the last group. */
const inThrees = (digits: string): string => digits.replace(/\d{3}(?=\d{2})/g, '$& ');

/** `+34 600 123 123` and `912 345 678`, as people read them; other text is unchanged. */
export const formatPhone = (stored: string | null | undefined): string => {
  const phone = compact(stored ?? '');
  if (!/^\+?\d{7,}$/.test(phone)) return stored ?? '';
  if (!phone.startsWith('+')) return inThrees(phone);
  const code = phone.startsWith('+34') ? '34' : FOREIGN.find(each => phone.startsWith(`+${each}`));
  return code ? `+${code} ${inThrees(phone.slice(code.length + 1))}` : phone;
};
