import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../api/db.ts';
import { refuseUnlessDurable } from '../../api/durability.ts';
import { ENGINE, newDatabase, type TestDatabase } from '../help/database.ts';

/** How a database is made to lose commits when the power goes, and what is said of it then. */
const FRAGILE = {
  sqlite: { set: 'pragma synchronous = normal', said: '(synchronous = 1)' },
  // The PostgreSQL of the tests is set so all over, to be quick.
  postgres: { set: 'select 1', said: '(fsync = off, full_page_writes = off, synchronous_commit = off)' },
}[ENGINE];

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await newDatabase();
  db = openDatabase(database);
});
afterEach(async () => {
  await db.destroy();
  await database.close();
});

test('a server does not start on a database that may lose what it has said yes to, unless that is meant', async () => {
  await db.raw(FRAGILE.set);
  await expect(refuseUnlessDurable(db, { isFragileMeant: false })).rejects.toThrow(FRAGILE.said);
  await refuseUnlessDurable(db, { isFragileMeant: true });
});
