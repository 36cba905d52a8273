import { LONGEST } from './preparedStatements.ts';

type Config = { text: string; values?: unknown[]; name?: string };
type Callback = (error: (Error & { code?: string }) | null, result?: unknown) => void;
/** As much of a connection of PostgreSQL's driver as is needed here; Knex gives up one that says that it is `disposed`. */
export type Naming = { query: (config: unknown, callback?: unknown) => unknown; __knex__disposed?: string };

/** So many are kept by each connection, on its server, those first that were asked for repeatedly. */
const NAMED = 300;
const REMEMBERED = 3_000;
const REPEATED = 3;

const KEPT = /^\s*(select|insert|update|delete|with)\b/i;
const PAGE = [/\border by\b/i, /\blimit\b/i];
const SEARCH_OR_TOTAL = /\blike\b|\bcount\(/i;

/** What somebody filters a list by decides how it is best found: such a question is planned for its values each time. */
const isPlannedByValues = (text: string): boolean => PAGE.every(part => part.test(text)) || SEARCH_OR_TOTAL.test(text);

/** PostgreSQL's word for a statement whose tables have other columns by now; nothing of it was done. */
const OUTDATED = '0A000';

const isAsked = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && 'text' in config && 'values' in config && !('submit' in config);

/**
 * Keeps the statements of a connection to PostgreSQL prepared, under names: parsing and planning them takes the server
 * longer than most of them take to run. One that no longer fits its tables, which another process has changed, is asked
 * as it is, and the connection is given up after its transaction.
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

  connection.query = (config, callback) => {
    const name = isAsked(config) ? nameOf(config.text) : undefined;
    if (!name || typeof callback !== 'function') return query(config, callback);
    const tell = callback as Callback;
    const answered: Callback = (error, result) => {
      if (error?.code !== OUTDATED) return tell(error, result);
      connection.__knex__disposed = error.message;
      // Within a transaction nothing more is answered: who asks is told why.
      return query(config, ((second, answer) => tell(second ? error : null, answer)) satisfies Callback);
    };
    return query({ ...(config as Config), name }, answered);
  };
};
