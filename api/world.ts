import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '#domain/roles';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { FileStore } from './files/store.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { transaction, type Way } from './database/transaction.ts';

/** The outside world, given to buildApp so that tests can replace it: clock, files, geocoder. */
export type World = {
  now: () => Date;
  files: FileStore;
  geocoder: Geocoder;
  /** Where log lines go; by default to standard output. */
  logTo?: { write: (line: string) => void };
};

/** The user: the account of the session, read for each request. */
export type User = Viewer & {
  username: string;
  email: string;
  /** The request's session; none if the server itself acts for an account. */
  sessionId?: string;
};

/** The context of every use case. Inside a write, `db` is the transaction: nothing else may use the database then. */
export type Ctx = {
  db: Db;
  user: User;
  now: Date;
  config: Config;
  world: World;
  log: FastifyBaseLogger;
  /** The request's IP address; none if the server itself acts. */
  address?: string;
};

/** Runs a use case with all its side effects (numbers, alerts, outbox, history) in one transaction. */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>, how?: Way): Promise<T> =>
  transaction(ctx.db, trx => work({ ...ctx, db: trx }), how);
