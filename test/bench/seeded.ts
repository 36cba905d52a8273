import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { type Db, databaseFile, migrate, openDatabase } from '../../api/database/db.ts';
import { openStore } from '../../api/files/openStore.ts';
import { temporaryFolder } from '../../api/files/temporary.ts';
import { seedDemo } from '../../seeds/demo.ts';
import { toRowDay } from '#domain/dates';
import type { Place } from '../safety/site.ts';

/** Two databases with the same rows: one for the product, one for the hand-written server. */
export type Places = { ours: Place; hand: Place; close: () => Promise<void> };

const seed = async (place: Place, rows: number): Promise<void> => {
  const db = openDatabase(place);
  try {
    await migrate(db);
    const files = openStore({ bucket: null, dataDir: place.dataDir });
    await seedDemo(db, { files, scratch: temporaryFolder(place.dataDir), now: new Date(), rows });
  } finally {
    await db.destroy();
  }
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Seeded once a day (the demo's days count from today) and kept with the temporary files; runs have copies of it. */
const sqlitePlaces = async (rows: number): Promise<Places> => {
  const day = toRowDay(new Date().toISOString().slice(0, 10));
  const kept = join(tmpdir(), 'portes-bench', `sqlite-${rows}-${day}`);
  if (!(await isThere(kept))) {
    await rm(`${kept}.part`, { recursive: true, force: true });
    await seed({ dataDir: `${kept}.part`, databaseUrl: null }, rows);
    await rename(`${kept}.part`, kept);
  }
  const folder = await mkdtemp(join(tmpdir(), 'portes-bench-run-'));
  const copy = async (name: string): Promise<Place> => {
    const dataDir = join(folder, name);
    await cp(kept, dataDir, { recursive: true });
    return { dataDir, databaseUrl: null };
  };
  const close = () => rm(folder, { recursive: true, force: true });
  return { ours: await copy('ours'), hand: await copy('hand'), close };
};

/** A cluster of its own, gone with this process, that waits for the disk as one in use does. */
const postgresPlaces = async (rows: number): Promise<Places> => {
  const { startPostgres } = await import('../machine/postgres.mjs');
  const server = await startPostgres({ durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-bench-run-'));
  const placeOf = (name: string): Place => ({ dataDir, databaseUrl: server.replace(/\/postgres$/, `/${name}`) });
  const admin: Db = knex({ client: 'pg', connection: server });
  await admin.raw('create database ours');
  await seed(placeOf('ours'), rows);
  await admin.raw('create database hand template ours');
  await admin.destroy();
  return { ours: placeOf('ours'), hand: placeOf('hand'), close: () => rm(dataDir, { recursive: true, force: true }) };
};

export type Engine = 'sqlite' | 'postgres';

/** Databases with so many loads, and a market in proportion (seeds/counts.ts), for one run. */
export const seededPlaces = (engine: Engine, rows: number): Promise<Places> =>
  engine === 'postgres' ? postgresPlaces(rows) : sqlitePlaces(rows);

/** What the hand-written server is told of its place. */
export const addressOfPlace = ({ dataDir, databaseUrl }: Place): string => databaseUrl ?? databaseFile(dataDir);
