import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { type Db, migrate, openDatabase } from '../../api/db.ts';

export type TestDatabase = { db: Db; dataDir: string; databaseUrl: string | null; close: () => Promise<void> };

/** Which engine this run is on: each API test runs on both. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portes-test-'));
const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

const migrated = async (databaseUrl: string | null, dataDir: string): Promise<void> => {
  const db = openDatabase({ databaseUrl, dataDir });
  await migrate(db);
  await db.destroy();
};

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Tables take long to make and little to copy: each process makes them once, and every test gets a copy. */
let template: Promise<string> | null = null;

const sqliteTemplate = async (): Promise<string> => {
  const folder = await newFolder();
  await migrated(null, folder);
  return join(folder, 'portes.db');
};

const postgresTemplate = async (admin: Db, server: string): Promise<string> => {
  const name = newName();
  await admin.raw(`create database ${name}`);
  await migrated(urlOf(server, name), tmpdir());
  return name;
};

/**
 * Files are copied where there is a choice (from PostgreSQL 15 on): writing all of them to the log, as is usual, takes
 * three times as long, and here nothing waits for the disk.
 */
const strategy = async (admin: Db): Promise<string> => {
  const { rows }: { rows: { version: string }[] } = await admin.raw(
    `select current_setting('server_version_num') as "version"`,
  );
  return Number(rows[0]?.version) >= 150_000 ? 'strategy file_copy' : '';
};

const newPostgres = async (from?: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const admin = knex({ client: 'pg', connection: server, pool: { min: 0, max: 1 } });
  if (!from) template ??= postgresTemplate(admin, server);
  const name = newName();
  await admin.raw(`create database ${name} template ${from ?? (await template)} ${await strategy(admin)}`);
  const drop = async () => {
    await admin.raw(`drop database if exists ${name} with (force)`);
    await admin.destroy();
  };
  return { url: urlOf(server, name), drop };
};

/** An empty, migrated database of its own, on the engine of this run. */
export const newDatabase = async (): Promise<TestDatabase> => {
  const dataDir = await newFolder();
  const postgres = ENGINE === 'postgres' ? await newPostgres() : null;
  if (!postgres) {
    template ??= sqliteTemplate();
    await copyFile(await template, join(dataDir, 'portes.db'));
  }
  const databaseUrl = postgres?.url ?? null;
  const db = openDatabase({ databaseUrl, dataDir });
  return {
    db,
    dataDir,
    databaseUrl,
    close: async () => {
      await db.destroy();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

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
