import process from 'node:process';
import type { Db } from '../../api/database/db.ts';
import { newDatabase } from './database.ts';
import { type Account, furnish, type Furniture } from './furnish.ts';
import { openOffice } from './office.ts';
import { addressOf, runOnTestDatabase, type ServerProcess } from './serverProcess.ts';
import { sessionsOf } from './sessions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Reply = { status: number; code: string; data: Record<string, unknown>; text: string };

/** A request by an account; `desk` is which of the server processes is asked. */
export type Ask = (
  desk: number,
  account: Account,
  method: Method,
  url: string,
  body?: object,
  idempotencyKey?: string,
) => Promise<Reply>;

/** An office in which many things happen at once. */
export type Floor = { db: Db; ids: Furniture; ask: Ask; close: () => Promise<void> };

const replyOf = (status: number, text: string): Reply => {
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string; data?: Record<string, unknown> };
  return { status, code: body.code ?? '', data: body.data ?? {}, text };
};

/** Everything in this process: parallel requests of one server. */
const oneProcess = async (): Promise<Floor> => {
  const office = await openOffice();
  return {
    db: office.db,
    ids: office.ids,
    ask: async (_desk, account, method, url, body) => {
      const { status, text } = await office.as(account).send({ method, url, ...(body && { payload: body }) });
      return replyOf(status, text);
    },
    close: office.close,
  };
};

export type Desks = Floor & {
  servers: ServerProcess[];
  /** Starts a server process more on the same database. */
  start: () => Promise<void>;
  /** Posts and hangs up after so many milliseconds, whether or not there has been an answer. */
  cutOff: (
    desk: number,
    account: Account,
    url: string,
    body: object,
    when: { after: number; key: string },
  ) => Promise<void>;
};

/** Server processes of their own on one database, asked in turn through their ports. */
export const processes = async (count: number): Promise<Desks> => {
  const database = await newDatabase();
  const now = new Date();
  const ids = await furnish(database.db, now);
  const sessions = await sessionsOf(database.db, ids, now);
  const servers: ServerProcess[] = [];
  const addresses: string[] = [];
  const start = async () => {
    const { dataDir, databaseUrl } = database;
    const settings = { PORT: '0', DATA_DIR: dataDir, DEMO: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const server = runOnTestDatabase('api/server', settings);
    const at = servers.push(server) - 1;
    addresses[at] = (await addressOf(server)).replace('localhost', '127.0.0.1');
  };
  const send = (
    desk: number,
    account: Account,
    method: Method,
    url: string,
    body?: object,
    key?: string,
    signal?: AbortSignal,
  ): Promise<Response> =>
    fetch(`${addresses[desk]}${url}`, {
      method,
      signal,
      headers: {
        cookie: `session=${sessions.get(account)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  await Promise.all(Array.from({ length: count }, start));
  return {
    db: database.db,
    ids,
    servers,
    start,
    ask: async (...call) => {
      const response = await send(...call);
      return replyOf(response.status, await response.text());
    },
    cutOff: async (desk, account, url, body, { after, key }) => {
      const hangUp = AbortSignal.timeout(after);
      await send(desk, account, 'POST', url, body, key, hangUp).then(
        response => response.text(),
        (error: unknown) => (hangUp.aborted ? '' : Promise.reject(error)),
      );
    },
    close: async () => {
      await Promise.all(servers.map(server => server.stop()));
      await database.close();
    },
  };
};

/** In one process and over two, on the engine of this run. */
export const PLACES = [
  ['in one process', oneProcess],
  ['over two processes', () => processes(2)],
] as const;

/** How often each race is run in each of both places, so 200 times on each engine. Fewer while a test is being written. */
export const TIMES = Number(process.env.RACES ?? 100);
const AT_ONCE = 8;

export type Outcome = readonly [first: number, second: number];

/** Two calls at the same moment, once for each item, several pairs at a time; tells how each pair came out. */
export const race = async <T>(
  items: readonly T[],
  first: (item: T) => Promise<Reply>,
  second: (item: T) => Promise<Reply>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = [...items.entries()];
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [n, item] = next;
      // Neither is always the one that is sent first.
      const isSwapped = n % 2 === 1;
      const one = isSwapped ? second(item) : first(item);
      const two = isSwapped ? first(item) : second(item);
      const [a, b] = await Promise.all([one, two]);
      outcomes[n] = isSwapped ? [b.status, a.status] : [a.status, b.status];
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return outcomes;
};

/** Which outcomes there were, as '200 409', for an assertion that shows what else happened. */
export const kindsOf = (outcomes: readonly Outcome[]): string[] =>
  [...new Set(outcomes.map(outcome => outcome.join(' ')))].sort();
