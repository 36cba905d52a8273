import { isStorable } from './text/characters.ts';
import { fold } from './text/fold.ts';
import type { Problem } from './validation.ts';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 100;

/** Passwords guessed first, of eight or more characters. Written as `fold` leaves them. */
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

/** Words that anyone who knows this product would try, besides the names of account and company. */
const CONTEXT =
  'portes transportistas transportista transportes transporte conductora conductor logistica administrador superusuario usuario contrasena password';

/** Shorter words occur inside others by chance. */
const MIN_WORD = 4;

const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const wordsIn = (text: string): string[] => [lettersOf(text), ...fold(text).split(/[^\p{L}\p{N}]+/u)];

/** A password without signs and without guessable words; null if it contains none of them. */
const withoutContext = (password: string, names: readonly string[]): string | null => {
  const words = [CONTEXT, ...names].flatMap(wordsIn).filter(word => word.length >= MIN_WORD);
  const letters = lettersOf(password);
  const left = words
    .sort((one, two) => two.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), letters);
  return left === letters ? null : left;
};

export type PasswordContext = {
  /** Names that aren't secret: the account's, the company's. */
  names?: readonly (string | null | undefined)[];
  /** Whether a longer list of common passwords has this text (as `fold` leaves it). */
  isCommon?: (folded: string) => boolean;
};

/**
 * What is wrong with a new password, or null. 8 to 100 characters (Spec 3), and not a commonly guessed one; trade words
 * and the names of account and company are allowed but don't count. No rule asks for digits or signs.
 */
export const passwordProblem = (
  password: string | null | undefined,
  { names = [], isCommon = () => false }: PasswordContext = {},
): Problem | null => {
  if (!password) return { key: 'validation.required' };
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD) return { key: 'validation.minLength', args: { min: MIN_PASSWORD } };
  if (password.length > MAX_PASSWORD) return { key: 'validation.maxLength', args: { max: MAX_PASSWORD } };
  if (!isStorable(password)) return { key: 'validation.characters' };
  const known = names.filter(name => typeof name === 'string');
  const isGuessed = (text: string) => COMMON.has(text) || isCommon(text);
  const folded = fold(password);
  const left = withoutContext(password, known);
  const isTooEasy =
    isGuessed(folded) ||
    isOneCharacter(password.toLowerCase()) ||
    known.some(name => folded === fold(name)) ||
    (left !== null && (left.length < MIN_PASSWORD || isGuessed(left) || isOneCharacter(left)));
  return isTooEasy ? { key: 'validation.passwordCommon' } : null;
};

const CONSONANTS = 'bcdfglmnprstv';
const VOWELS = 'aeiou';

/**
 * A password that can be read out by telephone: `bemo-rusa-tipe-48`. `pick(n)` gives a random integer from 0 to n - 1;
 * a good source makes some 42 bits.
 */
export const sayablePassword = (pick: (below: number) => number): string => {
  const syllable = () => `${CONSONANTS[pick(CONSONANTS.length)]}${VOWELS[pick(VOWELS.length)]}`;
  const words = Array.from({ length: 3 }, () => syllable() + syllable());
  return [...words, `${pick(10)}${pick(10)}`].join('-');
};
