/**
 * Sorts text as a Spanish dictionary does, with what both engines have: case doesn't matter, accented letters beside
 * plain ones, ñ after n. No collation can: SQLite's know only ASCII, PostgreSQL's depends on how the database was made.
 */

/** The name by which SQLite's connections know `orderKey`. */
export const ORDER_KEY = 'spanish';

/** Sorts after every letter, so that ñ follows everything that begins with n. */
const LAST = '\u{10ffff}';
const ENYE = `n${LAST}`;
const ENYES = ['ñ', 'Ñ', 'n\u0303', 'N\u0303'];

const codes = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin letters with a diacritic, each with its plain letter: 'Á' with 'a'. */
const LETTERS = new Map(
  codes(0xc0, 0x24f).flatMap((letter): [string, string][] => {
    const [plain = ''] = letter.normalize('NFD');
    return plain !== letter && plain < '\x80' ? [[letter, plain.toLowerCase()]] : [];
  }),
);
/** The combining diacritics. */
const SIGNS = codes(0x300, 0x36f);

const BEYOND_ASCII = /[\u0080-\uffff]/;

const plainOf = new Map([...LETTERS, ...SIGNS.map((sign): [string, string] => [sign, ''])]);

/** Cached keys of non-ASCII texts, which recur. */
const KEPT = new Map<string, string>();
const MOST_KEPT = 20_000;

const keptKey = (text: string): string => {
  const kept = KEPT.get(text);
  if (kept !== undefined) return kept;
  const marked = ENYES.reduce((all, enye) => all.replaceAll(enye, ENYE), text);
  const key = marked.replace(/[A-Z\u0080-\u036f]/g, letter => plainOf.get(letter) ?? asciiLower(letter));
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(text, key);
  return key;
};

/** A text's sort key, compared byte by byte. */
export const orderKey = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  return BEYOND_ASCII.test(text) ? keptKey(text) : text.toLowerCase();
};

const asciiLower = (letter: string): string => (letter < '\x80' ? letter.toLowerCase() : letter);

const quoted = (text: string): string => `'${text}'`;

const FROM = quoted([...LETTERS.keys(), ...SIGNS].join(''));
const TO = quoted([...LETTERS.values()].join(''));

const withEnyes = ENYES.reduce((inner, enye) => `replace(${inner}, ${quoted(enye)}, ${quoted(ENYE)})`, '??');

/** `orderKey` as PostgreSQL SQL; each `??` is the column. Plain ASCII, nearly everything, takes a short path. */
export const ORDER_KEY_SQL = `case when octet_length(??) = char_length(??) then lower(?? collate "C")
  else translate(lower(${withEnyes} collate "C"), ${FROM}, ${TO}) end collate "C"`;

/** SQL with the columns (or placeholders) it is bound to. */
type Bound<Column> = [sql: string, columns: Column[]];

/** The SQL sort key of a column. */
export const orderKeyOf = <Column>(column: Column, onPostgres: boolean): Bound<Column> => {
  const sql = onPostgres ? ORDER_KEY_SQL : `${ORDER_KEY}(??)`;
  return [sql, Array.from({ length: sql.split('??').length - 1 }, () => column)];
};

/** SQL for a column without case and accents, as searches compare it. */
export const foldedColumn = <Column>(column: Column, onPostgres: boolean): Bound<Column> => {
  const [key, columns] = orderKeyOf(column, onPostgres);
  return [`replace(${key}, ${quoted(LAST)}, '')`, columns];
};
