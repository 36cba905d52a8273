import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import knex from 'knex';
import { type Db, migrate, openDatabase } from '../../api/db.ts';

export type TestDatabase = { db: Db; dataDir: string; databaseUrl: string | null; close: () => Promise<void> };

/** Which engine this run is on: each API test runs on both. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

const newPostgres = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = knex({ client: 'pg', connection: server, pool: { min: 0, max: 1 } });
  await admin.raw(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin.raw(`drop database if exists ${name} with (force)`);
    await admin.destroy();
  };
  return { url: url.href, drop };
};

/** An empty, migrated database of its own, on the engine of this run. */
export const newDatabase = async (): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-test-'));
  const postgres = ENGINE === 'postgres' ? await newPostgres() : null;
  const databaseUrl = postgres?.url ?? null;
  const db = openDatabase({ databaseUrl, dataDir });
  await migrate(db);
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
