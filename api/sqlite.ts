import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';

/**
 * Knex opens transactions with a plain BEGIN, so that one that reads and then writes fails at once when another process
 * has written in between. BEGIN IMMEDIATE takes the write lock first and waits for it instead.
 */
export class ImmediateSqlite extends BetterSqlite3Client {
  override _query(connection: unknown, query: { sql: string; bindings?: readonly unknown[] }) {
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
    return super._query(connection, query);
  }
}
