import { setTimeout } from 'node:timers/promises';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import { askAnew, stopWatching } from './generation.ts';
import { ASIDE, askAside, endReaders, notePace } from '../readers/aside.ts';
import { isServing } from './serving.ts';
import { type Turns, turnsOf } from './sqliteTurns.ts';

type Connection = {
  inTransaction: boolean;
  pragma: (text: string, options: { simple: true }) => unknown;
  /** Why Knex has given it up. */
  __knex__disposed?: unknown;
};
/** Knex's own record of what is asked once in a query. */
type Limited = { _single: { skipBinding?: Record<string, boolean> } };
type Query = { sql: string; bindings?: readonly unknown[]; response?: unknown; mayTakeLong?: true };

/** How long one waits for another process that writes and writes: a start waits for its tables and its demo. */
const STARTING_MS = 60_000;
const SERVING_MS = 15_000;
/** And for one that sits on the lock without getting anything done, while people wait for an answer. */
const STUCK_MS = 2_000;
/** For how long one tries again and again: what another process usually does is done by then. */
const EAGER_MS = 100;

/** Since when another process has kept a database to itself, by its configuration. */
const stuckSince = new WeakMap<object, number>();
/** What each connection last knew of the commits of others. */
const lastSeen = new WeakMap<object, unknown>();

/** For how long nothing has moved, in milliseconds, as far as this connection can tell. */
const stuckFor = (config: object, connection: Connection): number => {
  const now = Date.now();
  const commits = connection.pragma('data_version', { simple: true });
  const hasMoved = lastSeen.has(connection) && lastSeen.get(connection) !== commits;
  lastSeen.set(connection, commits);
  if (hasMoved || !stuckSince.has(config)) stuckSince.set(config, now);
  return now - (stuckSince.get(config) ?? now);
};

/** Asks only, or ends what was begun: neither waits for who writes. */
const WAITS_FOR_NOBODY = /^\s*(select|pragma|commit|rollback|explain)\b/i;

/**
 * Knex opens transactions with a plain BEGIN, so that one that reads and then writes fails at once when another process
 * has written in between. BEGIN IMMEDIATE takes the write lock first and waits for it instead. That wait of SQLite holds
 * up the whole process, in which whoever has the lock could never end: connections of one process take turns here before.
 */
export class ImmediateSqlite extends BetterSqlite3Client {
  private atHand: Connection | null = null;
  private isEnding = false;

  /**
   * Flags and limits stand in the statement itself. SQLite looks at their values when it plans (an index of what isn't
   * removed, a page of some rows), and so would prepare the statement anew each time that they are bound.
   */
  override parameter(value: unknown, ...where: unknown[]): string {
    return typeof value === 'boolean' ? String(Number(value)) : super.parameter(value, ...where);
  }

  override queryCompiler(builder: Limited, ...more: unknown[]) {
    builder._single.skipBinding = { ...builder._single.skipBinding, limit: true };
    return super.queryCompiler(builder, ...more);
  }

  override async _query(connection: Connection, query: Query): Promise<Query> {
    if ((connection as object) === ASIDE) return this.aside(query);
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
    // Of some failures, a full disk among them, SQLite rolls everything back itself, and the failure is what is to be told.
    if (!connection.inTransaction && query.sql.startsWith('ROLLBACK')) return { ...query, response: [] };
    const turns: Turns = turnsOf(this.config);
    if (!turns.isOf(connection) && !WAITS_FOR_NOBODY.test(query.sql)) await turns.take(connection);
    try {
      return await this.untilFree(connection, query);
    } finally {
      if (!connection.inTransaction && turns.isOf(connection)) {
        askAnew();
        turns.give(connection);
      }
    }
  }

  /** The pool takes as long to lend a connection as most of what is asked takes: one stays at hand. */
  override async acquireConnection(): Promise<Connection> {
    const connection = this.atHand;
    this.atHand = null;
    return connection ?? super.acquireConnection();
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    if (this.atHand || this.isEnding || connection.__knex__disposed) return super.releaseConnection(connection);
    this.atHand = connection;
  }

  /** Answered by another thread; else by a connection of this one. */
  private async aside(query: Query): Promise<Query> {
    const { filename } = this.connectionSettings;
    const response = await askAside(this.config, filename, query.sql, this._formatBindings(query.bindings ?? []));
    if (response) return { ...query, response };
    const connection: Connection = await this.acquireConnection();
    try {
      return await this._query(connection, { ...query, mayTakeLong: true });
    } finally {
      await this.releaseConnection(connection);
    }
  }

  /** Asked in this thread, which meanwhile does nothing else. */
  private ask(connection: Connection, query: Query): Promise<Query> {
    const began = performance.now();
    const answered = super._query(connection, query);
    if (query.mayTakeLong) notePace(this.config, query.sql, performance.now() - began);
    return answered;
  }

  /** Another process may be writing: asked again, with pauses in which this one goes on, until that is through. */
  private async untilFree(connection: Connection, query: Query): Promise<Query> {
    const isAwaited = isServing(this.config);
    const began = Date.now();
    const giveUp = began + (isAwaited ? SERVING_MS : STARTING_MS);
    for (;;) {
      try {
        const done = await this.ask(connection, query);
        // Who only reads learns nothing of the lock.
        if (turnsOf(this.config).isOf(connection)) stuckSince.delete(this.config);
        return done;
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === 'SQLITE_BUSY') turnsOf(this.config).meet();
        if (code !== 'SQLITE_BUSY' || connection.inTransaction || Date.now() > giveUp) throw error;
        if (isAwaited && stuckFor(this.config, connection) > STUCK_MS) throw error;
      }
      await setTimeout(1 + Math.random() * (Date.now() - began < EAGER_MS ? 2 : 20));
    }
  }

  override async destroyRawConnection(connection: Connection) {
    await super.destroyRawConnection(connection);
    turnsOf(this.config).give(connection);
  }

  // First, so that who closes the file last is one that writes, and tidies up.
  override async destroy(done?: () => void) {
    this.isEnding = true;
    if (this.atHand) await super.releaseConnection(this.atHand);
    this.atHand = null;
    stopWatching(this.config);
    await endReaders(this.config);
    await super.destroy(done);
  }
}
