const LETTERS = '[BCDFGHJKLMNPRSTVWXYZ]';

/** Prefixes of the plates issued by province from 1971 to 2000, still on the road. */
const PROVINCIAL = `(${[
  'A|AB|AL|AV|B|BA|BI|BU|C|CA|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|OU|P|PM|PO',
  'S|SA|SE|SG|SH|SO|SS|T|TE|TF|TO|V|VA|VI|Z|ZA',
].join('|')})`;

const TOW = [new RegExp(`^R\\d{4}${LETTERS}{3}$`), new RegExp(`^${PROVINCIAL}\\d{5}R$`)];
const ORDINARY = [new RegExp(`^\\d{4}${LETTERS}{3}$`), new RegExp(`^${PROVINCIAL}\\d{4}[A-Z]{1,2}$`)];
/** Special vehicles, historic ones, and temporary or trial plates: on anything that has wheels. */
const EITHER = [new RegExp(`^[EHPSV]\\d{4}${LETTERS}{3}$`)];

export type PlateWarning = 'validation.plateUnusual' | 'validation.plateOfTow' | 'validation.plateOfTraction';

/** Upper case without spaces, dots or hyphens: the value that is unique. */
export const normalizePlate = (value: string): string => value.toUpperCase().replace(/[\s.\p{Pd}\p{Cf}]/gu, '');

const isOneOf = (shapes: RegExp[], value: string) => shapes.some(shape => shape.test(normalizePlate(value)));

/** True when the plate has one of the Spanish formats, of today or of those still on the road. */
export const isUsualPlate = (value: string): boolean => isOneOf([...TOW, ...ORDINARY, ...EITHER], value);

/**
 * What to tell the person who types a plate, as a key, or null. Never more than a warning: foreign carriers have other
 * plates.
 */
export const plateWarning = (value: string, hasTraction: boolean): PlateWarning | null => {
  if (!isUsualPlate(value)) return 'validation.plateUnusual';
  if (hasTraction && isOneOf(TOW, value)) return 'validation.plateOfTow';
  if (!hasTraction && isOneOf(ORDINARY, value)) return 'validation.plateOfTraction';
  return null;
};
