import { stat } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Scratch, scratchSqlite } from './help/scratchSqlite.ts';

const MB = 1024 * 1024;

let scratch: Scratch;
beforeEach(async () => {
  scratch = await scratchSqlite();
});
afterEach(() => scratch.close());

test('what was written beside somebody who read for long takes no more room once it is in the database', async () => {
  const { db } = scratch;
  const { filename } = db.client.connectionSettings;
  const kept = async () => (await stat(`${filename}-wal`)).size / MB;
  const write = (mb: number) => db('lorries').insert({ plate: 'x'.repeat(mb * MB) });
  const reader = new Database(filename, { readonly: true });
  reader.prepare('begin').run();
  reader.prepare('select count(*) from lorries').all();
  for (let n = 1; n <= 12; n += 1) await write(4 + n / 100);
  expect(await kept()).toBeGreaterThan(40);
  reader.prepare('commit').run();
  reader.close();
  // The first finds that nobody reads any more, and the next begins anew.
  for (const plate of ['1234 BBB', '1235 BBB', '1236 BBB']) await db('lorries').insert({ plate });
  expect(await kept()).toBeLessThanOrEqual(32);
});
