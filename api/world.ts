import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '#domain/roles';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { FileStore } from './files/store.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { transaction } from './database/transaction.ts';

/** The outside world, given to buildApp so that tests give another: the clock, the disk, the geocoder. */
export type World = {
  now: () => Date;
  files: FileStore;
  geocoder: Geocoder;
  /** Where the lines of the log go; to standard output by itself. */
  logTo?: { write: (line: string) => void };
};

/** Who asks: the account of the session, read anew for each request. */
export type User = Viewer & {
  username: string;
  email: string;
  /** The session of the request; none when the server itself acts for an account. */
  sessionId?: string;
};

/** What every use case is given. Inside a write `db` is the transaction: nothing else may touch the database then. */
export type Ctx = {
  db: Db;
  user: User;
  now: Date;
  config: Config;
  world: World;
  log: FastifyBaseLogger;
  /** Where the request came from; none when the server itself acts. */
  address?: string;
};

/** Runs a use case in one transaction with all its side effects (numbers, alerts, outbox, history). */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>, how?: { isLong: boolean }): Promise<T> =>
  transaction(ctx.db, trx => work({ ...ctx, db: trx }), how);
