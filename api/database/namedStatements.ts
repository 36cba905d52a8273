import { withLiteralBooleans } from './literalBooleans.ts';
import { LONGEST } from './preparedStatements.ts';

type Config = { text: string; values: unknown[]; name?: string };
type Callback = (error: (Error & { code?: string }) | null, result?: unknown) => void;
/** The part of a PostgreSQL connection needed here; Knex discards one marked `disposed`. */
export type Naming = { query: (config: unknown, callback?: unknown) => unknown; __knex__disposed?: string };

/** Statements prepared per connection, texts whose use is counted, and uses before one is prepared. */
const NAMED = 300;
const REMEMBERED = 3_000;
const REPEATED = 3;

const KEPT = /^\s*(select|insert|update|delete|with)\b/i;
const PAGE = [/\border by\b/i, /\blimit\b/i];
const SEARCH_OR_TOTAL = /\blike\b|\bcount\(/i;

/** List queries are planned anew for their values, which decide the best way to run them. */
const isPlannedByValues = (text: string): boolean => PAGE.every(part => part.test(text)) || SEARCH_OR_TOTAL.test(text);

/** PostgreSQL's code for a statement whose tables have changed; nothing of it ran. */
const OUTDATED = '0A000';

const isAsked = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && 'text' in config && 'values' in config && !('submit' in config);

/**
 * Keeps a PostgreSQL connection's statements prepared under names: parsing and planning mostly takes the server longer
 * than running. Booleans become part of their text (literalBooleans.ts). One that no longer fits its tables, changed by
 * another process, is sent unprepared, and the connection is discarded after its transaction.
 */
export const nameStatements = (connection: Naming): void => {
  const names = new Map<string, string>();
  const sights = new Map<string, number>();
  const query = connection.query.bind(connection);

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= NAMED || text.length > LONGEST || !KEPT.test(text)) return known;
    const seen = (sights.get(text) ?? 0) + 1;
    if (sights.size >= REMEMBERED) sights.clear();
    sights.set(text, seen);
    if (seen < REPEATED || isPlannedByValues(text)) return undefined;
    sights.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };

  connection.query = (asked, callback) => {
    const config = isAsked(asked) ? withLiteralBooleans(asked) : asked;
    const name = isAsked(config) ? nameOf(config.text) : undefined;
    if (!name || typeof callback !== 'function') return query(config, callback);
    const tell = callback as Callback;
    const answered: Callback = (error, result) => {
      if (error?.code !== OUTDATED) return tell(error, result);
      connection.__knex__disposed = error.message;
      // Inside a transaction nothing more would be answered: the caller gets the error.
      return query(config, ((second, answer) => tell(second ? error : null, answer)) satisfies Callback);
    };
    return query({ ...(config as Config), name }, answered);
  };
};
