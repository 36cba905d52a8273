import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSession } from '../../api/auth/session.ts';
import { type Db, migrate, openDatabase } from '../../api/database/db.ts';
import { type Account, furnish, type Furniture } from '../help/furnish.ts';
import { addressOf, runBuilt, type ServerProcess } from '../help/serverProcess.ts';
import { sessionsOf } from '../help/sessions.ts';

/** A built server at work. */
export type Desk = {
  server: ServerProcess;
  /** `http://127.0.0.1:port` */
  address: string;
  port: number;
  /** From being called until it listened, in milliseconds. */
  startedIn: number;
  /** The header that an account's session is in. */
  cookieOf: (who: Account | Cookie) => string;
  ask: (who: Account | Cookie, method: string, url: string, body?: object | FormData) => Promise<Response>;
};

/** A session of an account that furnish.ts doesn't know. */
export type Cookie = { cookie: string };

/** An office in a folder, furnished, with a session of every account; built servers are started on it. */
export type Site = {
  dataDir: string;
  ids: Furniture;
  /** A session of one more administrator. */
  newAdmin: () => Promise<Cookie>;
  start: (settings?: Record<string, string>) => Promise<Desk>;
  /** Looks into the database, besides whatever the servers do, and closes again. */
  look: <T>(into: (db: Db) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** Where an office is kept: `null` is SQLite, in the folder. */
export type Place = { dataDir: string; databaseUrl: string | null };

/** What a program is told of a place, and to do nothing there by itself. */
export const settingsOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO: '0',
  BACKUP_HOURS: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl, FRAGILE: '1' }),
});

/** The status of an answer that was read to its end. */
export const statusOf = async (answer: Promise<Response>): Promise<number> => {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
};

/** A document of the carrier's, as its form sends it. */
export const documentForm = ({ ids }: Site, content: BlobPart): FormData => {
  const form = new FormData();
  form.set('type', 'cap');
  form.set('carrierId', String(ids.carrier));
  form.set('url', new Blob([content]), 'papel.pdf');
  return form;
};

/** What is kept somewhere, to be looked into without a server. */
export type Stored = Pick<Site, 'dataDir' | 'look'>;

export const storedAt = (dataDir: string, databaseUrl: string | null = null): Stored => ({
  dataDir,
  look: async into => {
    const db = openDatabase({ dataDir, databaseUrl });
    try {
      return await into(db);
    } finally {
      await db.destroy();
    }
  },
});

/** Takes everything out of a database of PostgreSQL: new ones have the tables of its template. */
export const emptied = ({ dataDir, databaseUrl }: Place): Promise<void> =>
  storedAt(dataDir, databaseUrl).look(async db => {
    await db.raw('drop schema public cascade');
    await db.raw('create schema public');
  });

/** Opens an office at a place: a new folder unless one is named, SQLite unless there is an address of PostgreSQL. */
export const openSite = async ({ dataDir: given, databaseUrl = null }: Partial<Place> = {}): Promise<Site> => {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'portes-safety-')));
  const { look } = storedAt(dataDir, databaseUrl);
  const { ids, sessions } = await look(async db => {
    await migrate(db);
    const now = new Date();
    const made = await furnish(db, now);
    return { ids: made, sessions: await sessionsOf(db, made, now) };
  });
  const cookieOf = (who: Account | Cookie): string =>
    typeof who === 'object' ? who.cookie : `session=${sessions.get(who)}`;
  let admins = 0;
  const newAdmin: Site['newAdmin'] = () =>
    look(async db => {
      admins += 1;
      const at = new Date().toISOString();
      const name = `admin${admins}`;
      const user = {
        username: name,
        role: 'admin',
        email: `${name}@example.com`,
        isActive: true,
        createdAt: at,
        updatedAt: at,
      };
      const [row]: { id: number }[] = await db('users').insert(user).returning('id');
      return { cookie: `session=${await startSession(db, row?.id ?? 0, new Date(), 'safety')}` };
    });
  const running: ServerProcess[] = [];
  const start: Site['start'] = async (settings = {}) => {
    const begun = performance.now();
    const server = runBuilt('api/server', { ...settingsOf({ dataDir, databaseUrl }), ...settings });
    running.push(server);
    const address = (await addressOf(server)).replace('localhost', '127.0.0.1');
    const startedIn = performance.now() - begun;
    const ask: Desk['ask'] = (who, method, url, body) =>
      fetch(address + url, {
        method,
        headers: {
          cookie: cookieOf(who),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
    return { server, address, port: Number(new URL(address).port), startedIn, cookieOf, ask };
  };
  const close = async () => {
    await Promise.all(
      running.map(({ child, ended }) => {
        child.kill('SIGKILL');
        return ended;
      }),
    );
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, ids, newAdmin, start, look, close };
};
