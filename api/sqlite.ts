import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import { type Turns, turnsOf } from './sqliteTurns.ts';

type Connection = { inTransaction: boolean };
type Query = { sql: string; bindings?: readonly unknown[] };

/** How long one waits for what another process writes: whoever starts, for all that makes the tables and the demo. */
const STARTING_MS = 60_000;
/** And whoever asks a server, who can ask again. */
const SERVING_MS = 2_000;

const serving = new WeakSet<object>();

/** From now on people wait for what is asked of this database. Does nothing on PostgreSQL, which waits by itself. */
export const answerSoon = (db: Knex): void => void serving.add(db.client.config);

/** Asks only, or ends what was begun: neither waits for who writes. */
const WAITS_FOR_NOBODY = /^\s*(select|pragma|commit|rollback|explain)\b/i;

/**
 * Knex opens transactions with a plain BEGIN, so that one that reads and then writes fails at once when another process
 * has written in between. BEGIN IMMEDIATE takes the write lock first and waits for it instead. That wait of SQLite holds
 * up the whole process, in which whoever has the lock could never end: connections of one process take turns here before.
 */
export class ImmediateSqlite extends BetterSqlite3Client {
  override async _query(connection: Connection, query: Query) {
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
    const turns: Turns = turnsOf(this.config);
    const giveUp = Date.now() + (serving.has(this.config) ? SERVING_MS : STARTING_MS);
    if (!turns.isOf(connection) && !WAITS_FOR_NOBODY.test(query.sql)) await turns.take(connection);
    try {
      return await this.untilFree(connection, query, giveUp);
    } finally {
      if (!connection.inTransaction) turns.give(connection);
    }
  }

  /** Another process may be writing: asked again, with pauses in which this one goes on, until that is through. */
  private async untilFree(connection: Connection, query: Query, giveUp: number): Promise<Query> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'SQLITE_BUSY' || connection.inTransaction || Date.now() > giveUp) throw error;
    }
    await setTimeout(5 + Math.random() * 20);
    return this.untilFree(connection, query, giveUp);
  }

  override async destroyRawConnection(connection: Connection) {
    await super.destroyRawConnection(connection);
    turnsOf(this.config).give(connection);
  }
}
