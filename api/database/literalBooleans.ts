import { LONGEST } from './preparedStatements.ts';

type Asked = { text: string; values: unknown[] };

/** A text with its booleans written out, and which of its values it still takes. */
type Said = { text: string; taken: number[] };

/** Texts kept; an office's day has fewer. */
const REMEMBERED = 300;
const QUESTION = /^\s*select\b/i;
const PLACE = /\$(\d+)/g;

const known = new Map<string, Said>();

const sayBooleans = ({ text, values }: Asked): Said => {
  const taken: number[] = [];
  const written = text.replace(PLACE, (_place, number: string) => {
    const index = Number(number) - 1;
    const value = values[index];
    if (typeof value === 'boolean') return String(value);
    if (!taken.includes(index)) taken.push(index);
    return `$${taken.indexOf(index) + 1}`;
  });
  return { text: written, taken };
};

/**
 * Writes a question's booleans into its text. A plan that PostgreSQL keeps for any values can't use the indexes of live
 * rows (`where disabled = false`) if that is one of its values: it would plan each time anew, or read the whole table. On
 * SQLite Knex's dialect does so (sqlite.ts); this engine's stays Knex's own, which migrations know by its name.
 */
export const withLiteralBooleans = <T extends Asked>(asked: T): T => {
  const { text, values } = asked;
  if (!QUESTION.test(text) || text.length > LONGEST || !values.some(value => typeof value === 'boolean')) return asked;
  const key = values.map(value => (typeof value === 'boolean' ? value : '')).join() + text;
  const said = known.get(key) ?? sayBooleans(asked);
  if (!known.has(key) && known.size >= REMEMBERED) known.clear();
  known.set(key, said);
  return { ...asked, text: said.text, values: said.taken.map(index => values[index]) };
};
