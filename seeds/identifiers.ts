/** Numbers whose control digits are right but that nobody holds: each comes from a range that was never given out. */

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';

const pad = (value: number, length: number) => `${value}`.padStart(length, '0');
const personLetter = (number: number) => PERSON_LETTERS[number % 23] ?? '';

/** The tax number of the n-th person: the series that begin with 99 million lie far above the last one issued. */
export const personNif = (n: number): string => `${99_000_000 + n}${personLetter(99_000_000 + n)}`;

/** The n-th person's from abroad. */
export const foreignerNif = (n: number): string => {
  const number = 9_900_000 + n;
  return `Z${number}${personLetter(20_000_000 + number)}`;
};

const entityControl = (digits: string) => {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    if (index % 2) return total + digit;
    return total + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/** The n-th company's. They are numbered by province from 01, so that 00 belongs to none. */
export const companyNif = (n: number, letter = 'B'): string => {
  const digits = pad(n, 7);
  const control = entityControl(digits);
  return `${letter}${digits}${/[NPQRSW]/.test(letter) ? ENTITY_LETTERS[control] : control}`;
};

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

const accountControl = (tenDigits: string) => {
  const control =
    11 - (Array.from(tenDigits, Number).reduce((sum, digit, i) => sum + digit * (WEIGHTS[i] ?? 0), 0) % 11);
  return control === 10 ? 1 : control === 11 ? 0 : control;
};

/** A compact Spanish IBAN of an entity that the Bank of Spain's register does not know (0000). */
export const iban = (n: number): string => {
  const office = pad(n % 10_000, 4);
  const account = pad((n * 7_919) % 10_000_000_000, 10);
  const ccc = `0000${office}${accountControl(`000000${office}`.slice(-10))}${accountControl(account)}${account}`;
  const remainder = Array.from(`${ccc}142800`, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
  return `ES${pad(98 - remainder, 2)}${ccc}`;
};

const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';
const letter = (n: number) => LETTERS[n % LETTERS.length] ?? '';

/** The n-th plate; letters begin with W to Z, which the road won't see for years. `R` is for what is pulled. */
export const plate = (n: number, hasTraction: boolean): string => {
  const mixed = (n * 48_271) % 16_000_000;
  const serial = Math.floor(mixed / 10_000);
  const letters = `${letter(16 + Math.floor(serial / 400))}${letter(Math.floor(serial / 20))}${letter(serial)}`;
  return `${hasTraction ? '' : 'R'}${pad(mixed % 10_000, 4)}${letters}`;
};

/** Numbers with 555 are given to no operator in Spain. */
export const phone = (n: number): string => `+34555${pad((n * 7_919) % 1_000_000, 6)}`;
