import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../api/database/db.ts';
import { refuseUnlessDurable } from '../../api/database/durability.ts';
import { ENGINE, newDatabase, type TestDatabase } from '../help/database.ts';

/** How a database is made to lose commits when the power goes, and what is said of it then. */
const FRAGILE = {
  sqlite: [['pragma synchronous = normal', '(synchronous = 1)']],
  // The PostgreSQL of the tests is set so all over, to be quick.
  postgres: [
    ['select 1', '(fsync = off, full_page_writes = off, synchronous_commit = off)'],
    // Waits for the disk of the server itself, though for no standby.
    ['set synchronous_commit = local', '(fsync = off, full_page_writes = off)'],
  ],
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

test.each(FRAGILE)(
  'after %s a server does not start on a database that may lose what it has said yes to, unless that is meant',
  async (set, said) => {
    await db.raw(set);
    await expect(refuseUnlessDurable(db, { isFragileMeant: false })).rejects.toThrow(said);
    await refuseUnlessDurable(db, { isFragileMeant: true });
  },
);
