const LETTERS = '[BCDFGHJKLMNPRSTVWXYZ]';

/** Province prefixes on plates from 1971 to 2000, still on the road. */
const PROVINCIAL = `(${[
  'A|AB|AL|AV|B|BA|BI|BU|C|CA|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|OU|P|PM|PO',
  'S|SA|SE|SG|SH|SO|SS|T|TE|TF|TO|V|VA|VI|Z|ZA',
].join('|')})`;

const TOW = [new RegExp(`^R\\d{4}${LETTERS}{3}$`), new RegExp(`^${PROVINCIAL}\\d{5}R$`)];
const ORDINARY = [new RegExp(`^\\d{4}${LETTERS}{3}$`), new RegExp(`^${PROVINCIAL}\\d{4}[A-Z]{1,2}$`)];
/** Special, historic, temporary and trial plates, for anything with wheels. */
const EITHER = [new RegExp(`^[EHPSV]\\d{4}${LETTERS}{3}$`)];

export type PlateWarning = 'validation.plateUnusual' | 'validation.plateOfTow' | 'validation.plateOfTraction';

/** The stored form, which is unique: upper case without spaces, dots or hyphens. */
export const normalizePlate = (value: string): string => value.toUpperCase().replace(/[\s.\p{Pd}\p{Cf}]/gu, '');

/** Letters and digits, of any alphabet: with other signs it could be a link, or more, in letters to strangers. */
export const isPlate = (value: string): boolean => /^[\p{L}\p{M}\p{N}]*$/u.test(normalizePlate(value));

const isOneOf = (shapes: RegExp[], value: string) => shapes.some(shape => shape.test(normalizePlate(value)));

/** Whether the plate has a Spanish format, current or still on the road. */
export const isUsualPlate = (value: string): boolean => isOneOf([...TOW, ...ORDINARY, ...EITHER], value);

/** The warning for a typed plate, as a message key, or null. Never an error: foreign plates differ. */
export const plateWarning = (value: string, hasTraction: boolean): PlateWarning | null => {
  if (!isUsualPlate(value)) return 'validation.plateUnusual';
  if (hasTraction && isOneOf(TOW, value)) return 'validation.plateOfTow';
  if (!hasTraction && isOneOf(ORDINARY, value)) return 'validation.plateOfTraction';
  return null;
};
