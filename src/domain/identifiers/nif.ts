/** `dni`, `nie`, `special` (K, L and M), `entity` (the former CIF); null when the text has none of those shapes. */
export type NifKind = 'dni' | 'nie' | 'special' | 'entity' | null;

export type NifCheck = 'ok' | 'warning' | 'error';

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';

const SHAPES: [NonNullable<NifKind>, RegExp][] = [
  ['dni', /^\d{8}[A-Z]$/],
  ['nie', /^[XYZ]\d{7}[A-Z]$/],
  ['special', /^[KLM]\d{7}[A-Z]$/],
  ['entity', /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/],
];

/** The stored form: upper case without spaces, dots or hyphens, nor a leading ES before nine characters. */
export const normalizeNif = (value: string): string =>
  value
    .toUpperCase()
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .replace(/^ES(?=.{9}$)/, '');

/** The kind of a tax number by its shape alone; separators, case and a leading ES don't matter. */
export const nifKind = (value: string): NifKind => {
  const nif = normalizeNif(value);
  return SHAPES.find(([, shape]) => shape.test(nif))?.[0] ?? null;
};

/** X, Y and Z of a NIE count as 0, 1 and 2; K, L and M are left out. */
const personNumber = (nif: string) =>
  Number(nif.slice(0, -1).replace(/^[XYZKLM]/, letter => ({ X: '0', Y: '1', Z: '2' })[letter] ?? ''));

const isPerson = (nif: string) => nif.at(-1) === PERSON_LETTERS[personNumber(nif) % 23];

const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);

const isEntity = (nif: string) => {
  const sum = Array.from(nif.slice(1, 8), Number).reduce((total, n, i) => total + (i % 2 ? n : doubled(n)), 0);
  const digit = (10 - (sum % 10)) % 10;
  const letter = ENTITY_LETTERS[digit];
  if (/^[NPQRSW]/.test(nif)) return nif.endsWith(`${letter}`);
  if (/^[ABEH]/.test(nif)) return nif.endsWith(`${digit}`);
  return nif.endsWith(`${letter}`) || nif.endsWith(`${digit}`);
};

/**
 * Checks a tax number. A person's number with a wrong letter is an error. An entity's wrong control is only a warning,
 * since the Orden EHA/451/2008 doesn't publish the algorithm. So is any other shape: it may be foreign.
 */
export const checkNif = (value: string): NifCheck => {
  const nif = normalizeNif(value);
  const kind = nifKind(nif);
  if (kind === null) return 'warning';
  if (kind === 'entity') return isEntity(nif) ? 'ok' : 'warning';
  return isPerson(nif) ? 'ok' : 'error';
};

/** Whether it is a Spanish tax number with the right control. */
export const isNif = (value: string): boolean => checkNif(value) === 'ok';
