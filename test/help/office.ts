import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { type Config, readConfig } from '../../api/config.ts';
import type { Db } from '../../api/database/db.ts';
import { openStore } from '../../api/files/openStore.ts';
import type { Geocoder } from '../../api/geocoder/geocoder.ts';
import type { World } from '../../api/world.ts';
import { filledDatabase } from './database.ts';
import { type Account, furnish, type Furniture } from './furnish.ts';
import { sessionsOf } from './sessions.ts';

export type Answer = {
  status: number;
  body: AnswerBody;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
};
type AnswerBody = {
  data?: unknown;
  total?: number;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
  current?: unknown;
};

export type Client = {
  get: (url: string) => Promise<Answer>;
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (url: string, body?: unknown) => Promise<Answer>;
  delete: (url: string) => Promise<Answer>;
  send: (options: InjectOptions) => Promise<Answer>;
};

export type Office = {
  app: FastifyInstance;
  db: Db;
  config: Config;
  world: World;
  /** Ids of the rows every test starts with. */
  ids: Furniture;
  /** Sets the clock that the whole app reads. */
  setNow: (moment: string) => void;
  /** A client with a session of one of the accounts of furnish.ts. */
  as: (account: Account) => Client;
  anonymous: Client;
  close: () => Promise<void>;
};

export const NOON = '2026-11-20T11:00:00.000Z';

export const clientOf = (app: FastifyInstance, cookie: string | null): Client => {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const response = await app.inject({
      ...options,
      headers: { ...(cookie && { cookie: `session=${cookie}` }), ...options.headers },
    });
    const isJson = /\bjson/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : {},
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
    };
  };
  const withBody = (method: 'POST' | 'PUT') => (url: string, body?: unknown, headers?: Record<string, string>) =>
    send({ method, url, ...(body !== undefined && { payload: body as object }), headers });
  return {
    get: url => send({ method: 'GET', url }),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: url => send({ method: 'DELETE', url }),
    send,
  };
};

export type OfficeOptions = {
  geocoder?: Geocoder;
  /** FILES_URL; without it files lie in the office's own folder. */
  filesUrl?: string;
  /** TRUST_PROXY: a proxy in front. */
  trustProxy?: string;
  /** Is told the lines of the log, which nobody is without. */
  logTo?: World['logTo'];
};

const furnished = async (db: Db) => {
  const ids = await furnish(db, new Date(NOON));
  return { ids, sessions: await sessionsOf(db, ids, new Date(NOON)) };
};

/** The real app on a real database of its own, with the clock and the geocoder in the test's hand. */
export const openOffice = async (options: OfficeOptions = {}): Promise<Office> => {
  const { filled, ...database } = await filledDatabase(furnished);
  let now = new Date(NOON);
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: options.logTo ? 'info' : 'silent',
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    ...(options.filesUrl && { FILES_URL: options.filesUrl }),
    ...(options.trustProxy && { TRUST_PROXY: options.trustProxy }),
  });
  const world = {
    now: () => now,
    files: openStore(config),
    geocoder: options.geocoder ?? (() => Promise.resolve([])),
    logTo: options.logTo,
  };
  const { ids, sessions } = structuredClone(filled);
  const app = await buildApp(config, database.db, world);
  return {
    app,
    db: database.db,
    config,
    world,
    ids,
    setNow: moment => {
      now = new Date(moment);
    },
    as: account => clientOf(app, sessions.get(account) ?? null),
    anonymous: clientOf(app, null),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
