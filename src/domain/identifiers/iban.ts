/** IBAN length by country; for other countries only the control digits are checked. */
const LENGTHS = new Map(
  [
    'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27',
    'GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MA28',
    'MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 TN24 TR26',
  ].flatMap(line => line.split(' ').map(each => [each.slice(0, 2), Number(each.slice(2))] as const)),
);

/** As stored: no separators, upper case, without a leading "IBAN". */
export const normalizeIban = (value: string): string =>
  value
    .toUpperCase()
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .replace(/^IBAN:?(?=[A-Z]{2}\d)/, '');

/** ISO 7064: the first four characters go last, letters count as 10 to 35, and the remainder of 97 must be 1. */
const remainder = (iban: string) =>
  [...iban.slice(4), ...iban.slice(0, 4)]
    .flatMap(character => [...Number.parseInt(character, 36).toString()])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Whether length and control digits are right. Spaces and hyphens don't matter. */
export const isIban = (value: string): boolean => {
  const iban = normalizeIban(value);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS.get(iban.slice(0, 2));
  return (length === undefined || iban.length === length) && remainder(iban) === 1;
};

/** `ES91 2100 0418 4502 0005 1332`: groups of four, as people read it. */
export const formatIban = (value: string): string => normalizeIban(value).replace(/(.{4})(?=.)/g, '$1 ');
