import { fold } from './fold.ts';
import { isStorable } from './fields.ts';
import type { Problem } from './validation.ts';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 100;

/** What guessers try first, among passwords of eight characters or more. Written as `fold` leaves them. */
const COMMON = new Set(
  [
    '12345678 123456789 1234567890 87654321 0123456789 11223344 12341234 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx',
    'qwertyui qwertyuiop qwerty12 qwerty123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abcdefgh abc12345',
    'password password1 password12 password123 passw0rd p@ssw0rd letmein1 welcome1 welcome123 changeme admin123',
    'administrador administrator superuser superusuario usuario1 usuario123 invitado transportista conductor',
    'contrasena contrasena1 contrasena123 mipassword clave123 clave1234 secreto1 bienvenido bienvenida hola1234',
    'holahola holamundo teamo123 tequiero espana123 barcelona realmadrid sevilla1 valencia1 futbol123 transporte',
    'iloveyou sunshine princess football baseball computer internet starwars trustno1 dragon123 monkey123',
  ].flatMap(line => line.split(' ')),
);

const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

/**
 * What is wrong with a new password, or null. Eight characters at least, a hundred at most (Spec 3), not one that is
 * guessed first and not the account's own name; no rule asks for digits or signs.
 */
export const passwordProblem = (password: string | null | undefined, username?: string | null): Problem | null => {
  if (!password) return { key: 'validation.required' };
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD) return { key: 'validation.minLength', args: { min: MIN_PASSWORD } };
  if (password.length > MAX_PASSWORD) return { key: 'validation.maxLength', args: { max: MAX_PASSWORD } };
  if (!isStorable(password)) return { key: 'validation.characters' };
  const folded = fold(password);
  const isCommon =
    COMMON.has(folded) || isOneCharacter(password.toLowerCase()) || (!!username && folded === fold(username));
  return isCommon ? { key: 'validation.passwordCommon' } : null;
};

const CONSONANTS = 'bcdfglmnprstv';
const VOWELS = 'aeiou';

/**
 * A password that can be read out over the telephone: `bemo-rusa-tipe-48`. `pick` answers a random whole number from 0
 * to below what it is given; from a good source that makes some 42 bits.
 */
export const sayablePassword = (pick: (below: number) => number): string => {
  const syllable = () => `${CONSONANTS[pick(CONSONANTS.length)]}${VOWELS[pick(VOWELS.length)]}`;
  const words = Array.from({ length: 3 }, () => syllable() + syllable());
  return [...words, `${pick(10)}${pick(10)}`].join('-');
};
