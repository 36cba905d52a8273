import { setTimeout } from 'node:timers/promises';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import { askAnew, stopWatching } from './generation.ts';
import { ASIDE, askAside, endReaders, notePace } from '../readers/aside.ts';
import { isServing } from './serving.ts';
import { type Turns, turnsOf } from './sqliteTurns.ts';

type Connection = {
  inTransaction: boolean;
  pragma: (text: string, options: { simple: true }) => unknown;
  /** Why Knex discarded it. */
  __knex__disposed?: unknown;
};
/** Knex's internal record of a query's single clauses. */
type Limited = { _single: { skipBinding?: Record<string, boolean> } };
type Query = { sql: string; bindings?: readonly unknown[]; response?: unknown; mayTakeLong?: true };

/**
 * How long to wait for another process that keeps writing: a starting process waits for its tables and its demo data.
 */
const STARTING_MS = 60_000;
const SERVING_MS = 15_000;
/** And for one that holds the lock without progress, while people wait. */
const STUCK_MS = 2_000;
/** How long to retry without pause: another process's usual write takes less. */
const EAGER_MS = 100;

/** Since when another process has held a database, by its configuration. */
const stuckSince = new WeakMap<object, number>();
/** The last commit count each connection saw. */
const lastSeen = new WeakMap<object, unknown>();

/** Milliseconds since the database last changed (or since we began to wait), as far as this connection can see. */
const stuckFor = (config: object, connection: Connection): number => {
  const now = Date.now();
  const commits = connection.pragma('data_version', { simple: true });
  const hasMoved = lastSeen.has(connection) && lastSeen.get(connection) !== commits;
  lastSeen.set(connection, commits);
  if (hasMoved || !stuckSince.has(config)) stuckSince.set(config, now);
  return now - (stuckSince.get(config) ?? now);
};

/** Statements that never wait for a writer: they only read, or end a transaction. */
const WAITS_FOR_NOBODY = /^\s*(select|pragma|commit|rollback|explain)\b/i;

/**
 * Knex's plain BEGIN makes a transaction that reads and then writes fail at once if another process wrote in between.
 * BEGIN IMMEDIATE takes the write lock first, waiting for it. As SQLite's wait blocks the whole process, a holder in
 * the same process could never finish: so this process's connections take turns before.
 */
export class ImmediateSqlite extends BetterSqlite3Client {
  private atHand: Connection | null = null;
  private isEnding = false;

  /**
   * Writes flags and limits into the statement itself. SQLite's planner looks at their values (an index of rows not
   * removed, a page's limit), and would prepare the statement again each time they are bound.
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
    // After some failures, such as a full disk, SQLite rolls back by itself; the failure is what must be reported.
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

  /** Keeps one connection at hand: the pool takes as long to lend one as most queries take. */
  override async acquireConnection(): Promise<Connection> {
    const connection = this.atHand;
    this.atHand = null;
    return connection ?? super.acquireConnection();
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    if (this.atHand || this.isEnding || connection.__knex__disposed) return super.releaseConnection(connection);
    this.atHand = connection;
  }

  /** Answered by another thread, otherwise by a connection of this one. */
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

  /** Runs in this thread, which meanwhile does nothing else. */
  private ask(connection: Connection, query: Query): Promise<Query> {
    const began = performance.now();
    const answered = super._query(connection, query);
    if (query.mayTakeLong) notePace(this.config, query.sql, performance.now() - began);
    return answered;
  }

  /** Retries while another process writes, with pauses in which this process goes on. */
  private async untilFree(connection: Connection, query: Query): Promise<Query> {
    const isAwaited = isServing(this.config);
    const began = Date.now();
    const giveUp = began + (isAwaited ? SERVING_MS : STARTING_MS);
    for (;;) {
      try {
        const done = await this.ask(connection, query);
        // A reader learns nothing about the lock.
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

  // First, so that a writing connection closes the file last, and tidies up.
  override async destroy(done?: () => void) {
    this.isEnding = true;
    if (this.atHand) await super.releaseConnection(this.atHand);
    this.atHand = null;
    stopWatching(this.config);
    await endReaders(this.config);
    await super.destroy(done);
  }
}
