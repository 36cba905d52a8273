import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../../api/database/db.ts';

export type Scratch = { db: Db; close: () => Promise<void> };

/** A SQLite database of its own with one table, `lorries`: for what is SQLite's alone, PostgreSQL does it by itself. */
export const scratchSqlite = async (): Promise<Scratch> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-scratch-'));
  const db = openDatabase({ dataDir, databaseUrl: null });
  await db.schema.createTable('lorries', table => {
    table.increments();
    table.string('plate').unique();
  });
  const close = async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { db, close };
};
