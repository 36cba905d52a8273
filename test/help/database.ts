import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { type Db, migrate, openDatabase } from '../../api/database/db.ts';

export type TestDatabase = { db: Db; dataDir: string; databaseUrl: string | null; close: () => Promise<void> };

/** Which engine this run is on: each API test runs on both. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portes-test-'));
const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** Puts into an empty, migrated database what tests find there; answers what they are to know of it. */
type Fill<T> = (db: Db) => Promise<T>;

const fillNew = async <T>(databaseUrl: string | null, dataDir: string, fill: Fill<T>): Promise<T> => {
  const db = openDatabase({ databaseUrl, dataDir });
  await migrate(db);
  const filled = await fill(db);
  await db.destroy();
  return filled;
};

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** `from`: a file of SQLite, a database of PostgreSQL. */
type Template<T> = { from: string; filled: T };

const sqliteTemplate = async <T>(fill: Fill<T>): Promise<Template<T>> => {
  const folder = await newFolder();
  return { filled: await fillNew(null, folder, fill), from: join(folder, 'portes.db') };
};

const postgresTemplate = async <T>(fill: Fill<T>): Promise<Template<T>> => {
  const { url, name } = await newPostgres('template1');
  return { filled: await fillNew(url, tmpdir(), fill), from: name };
};

/** Tables take long to make and little to copy: each process makes them once, and every test gets a copy. */
const templates = new Map<Fill<unknown>, Promise<Template<unknown>>>();

const templateOf = <T>(fill: Fill<T>): Promise<Template<T>> => {
  const known = templates.get(fill) ?? (ENGINE === 'postgres' ? postgresTemplate(fill) : sqliteTemplate(fill));
  templates.set(fill, known);
  return known as Promise<Template<T>>;
};

/** Makes and drops databases; there for as long as this process is. */
let admin: Db | null = null;

const adminOf = (server: string): Db => {
  admin ??= knex({ client: 'pg', connection: server, pool: { min: 0, max: 2 } });
  return admin;
};

let strategy: Promise<string> | null = null;

/**
 * Files are copied where there is a choice (from PostgreSQL 15 on): writing all of them to the log, as is usual, takes
 * three times as long, and here nothing waits for the disk.
 */
const askStrategy = async (db: Db): Promise<string> => {
  const { rows }: { rows: { version: string }[] } = await db.raw(
    `select current_setting('server_version_num') as "version"`,
  );
  return Number(rows[0]?.version) >= 150_000 ? 'strategy file_copy' : '';
};

type Postgres = { url: string; name: string; drop: () => Promise<void> };

const newPostgres = async (from: string): Promise<Postgres> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const db = adminOf(server);
  strategy ??= askStrategy(db);
  const name = newName();
  await db.raw(`create database ${name} template ${from} ${await strategy}`);
  const drop = async () => void (await db.raw(`drop database if exists ${name} with (force)`));
  return { url: urlOf(server, name), name, drop };
};

/** A database of its own on the engine of this run, migrated, with what `fill` puts there: the same for all who name it. */
export const filledDatabase = async <T>(fill: Fill<T>): Promise<TestDatabase & { filled: T }> => {
  const dataDir = await newFolder();
  const { from, filled } = await templateOf(fill);
  const postgres = ENGINE === 'postgres' ? await newPostgres(from) : null;
  if (!postgres) await copyFile(from, join(dataDir, 'portes.db'));
  const databaseUrl = postgres?.url ?? null;
  const db = openDatabase({ databaseUrl, dataDir });
  return {
    db,
    dataDir,
    databaseUrl,
    filled,
    close: async () => {
      await db.destroy();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const nothing = async (): Promise<void> => {};

/** An empty, migrated database of its own, on the engine of this run. */
export const newDatabase = (): Promise<TestDatabase> => filledDatabase(nothing);

/** A folder and, on PostgreSQL, a database, both with nothing in them: what a new machine has. */
export const emptyPlace = async (): Promise<Omit<TestDatabase, 'db'>> => {
  const dataDir = await newFolder();
  const postgres = ENGINE === 'postgres' ? await newPostgres('template0') : null;
  return {
    dataDir,
    databaseUrl: postgres?.url ?? null,
    close: async () => {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
