import { iban, personNif, plate } from '../../../seeds/identifiers.ts';

/**
 * Values that can't be mistaken for any other: wherever one of them comes out, it is known whose it is. Each kind looks
 * like what its column holds, so that the server takes it for a real one.
 */
let made = 0;
const next = (): number => (made += 1);

/** Marks are told apart within an office: another begins anew, so that the same seed makes the same ones. */
export const forgetMarks = (): void => {
  made = 0;
};

export const mark = {
  text: (): string => `Zq${next().toString(36).padStart(6, '0')}`,
  email: (): string => `zq${next().toString(36).padStart(6, '0')}@example.com`,
  phone: (): string => `+346${String(71_000_000 + next()).padStart(8, '0')}`,
  nif: (): string => personNif(next()),
  iban: (): string => iban(next()),
  plate: (): string => plate(next(), true),
  /** Cents, such that no two are alike and none ends in a nought, whose last digit might be left out. */
  cents: (): number => {
    const n = next();
    return 1_100_000 + ((n * 2_654_437) % 800_000) * 10 + (n % 9) + 1;
  },
  /** The hash of a session or a link. */
  hash: (): string => `zq${next().toString(36).padStart(6, '0')}hash`,
  /** The hash of a password that nobody knows, such as argon2 writes it. */
  password: (): string => `$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$${mark.text()}${'A'.repeat(35)}`,
};

export type MarkKind = keyof typeof mark;

const TEXT = /zq[0-9a-z]{6}/gi;
const PHONE = /\+34(?:\s?\d){9}/g;
const NIF = /(?<!\w)\d{8}[A-Z](?!\w)/g;
const IBAN = /ES\d{2}(?:\s?\d){20}/g;
const PLATE = /(?<!\w)\d{4}[ -]?[B-DF-HJ-NP-TV-Z]{3}(?!\w)/g;
const NUMBER = /(?<![\w.,/@+-])\d[\d.]*(?:,\d{1,2})?(?![\w:@/-])/g;

const centsIn = (spelled: string): number | null => {
  if (spelled.includes(',')) return Math.round(Number(spelled.replaceAll('.', '').replace(',', '.')) * 100);
  if (/^\d{4,6}\.\d{1,2}$/.test(spelled)) return Math.round(Number(spelled) * 100);
  return /^\d{7}$/.test(spelled) ? Number(spelled) : null;
};

/** What an amount goes by. */
export const amountKey = (cents: number): string => `€${cents}`;

/** Every mark that a text holds, however it is spelled there. */
export const marksIn = (text: string): Set<string> => {
  const found = new Set<string>();
  for (const [each] of text.matchAll(TEXT)) found.add(each.toLowerCase());
  for (const pattern of [PHONE, NIF, IBAN, PLATE])
    for (const [each] of text.matchAll(pattern)) found.add(each.replaceAll(/[\s-]/g, ''));
  for (const [each] of text.matchAll(NUMBER)) {
    const cents = centsIn(each);
    if (cents !== null && cents > 1_000_000) found.add(amountKey(cents));
  }
  return found;
};
