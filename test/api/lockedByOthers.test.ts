import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../api/database/db.ts';
import { answerSoon } from '../../api/database/serving.ts';

let dataDir: string;
let [ours, theirs]: Db[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portes-locked-'));
  ours = openDatabase({ dataDir, databaseUrl: null });
  // Handles of their own don't take turns with ours: to SQLite they are another process.
  theirs = openDatabase({ dataDir, databaseUrl: null });
  await ours.schema.createTable('notes', table => table.text('text'));
  answerSoon(ours);
});
afterEach(async () => {
  await Promise.all([ours?.destroy(), theirs?.destroy()]);
  await rm(dataDir, { recursive: true, force: true });
});

const write = async (db: Db | undefined): Promise<string> => {
  try {
    await db?.('notes').insert({ text: 'x' });
    return 'written';
  } catch (error) {
    return String((error as { code?: string }).code);
  }
};

test('a file that another process keeps locked is read meanwhile, and who would write is told so after two seconds', async () => {
  const held = await theirs?.transaction();
  const begun = performance.now();
  const first = write(ours);
  await wait(1_000);
  const later = write(ours);
  expect(await ours?.('notes')).toEqual([]);
  // Whoever comes later has the same wait behind it.
  expect(await Promise.all([first, later])).toEqual(['SQLITE_BUSY', 'SQLITE_BUSY']);
  const took = performance.now() - begun;
  expect(took).toBeGreaterThan(1_900);
  await held?.rollback();
  expect(await write(ours)).toBe('written');
});
