import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPrepared } from '../api/database/preparedStatements.ts';
import { type Scratch, scratchSqlite } from './help/scratchSqlite.ts';

let db: Scratch['db'];
let close: Scratch['close'];
beforeAll(async () => {
  ({ db, close } = await scratchSqlite());
});
afterAll(() => close());

/** Notes what is prepared. */
const noting = () => {
  const prepared: string[] = [];
  const connection = { prepare: (sql: string) => ({ sql, reader: prepared.push(sql) > 0 }) };
  keepPrepared(connection);
  return { connection, prepared };
};

test('what is asked again is prepared once, until three hundred others were asked for', () => {
  const { connection, prepared } = noting();
  const first = connection.prepare('select 0');
  for (let n = 1; n < 300; n += 1) connection.prepare(`select ${n}`);
  expect(connection.prepare('select 0')).toBe(first);
  expect(prepared).toHaveLength(300);
  // The last asked for stays; the one before goes.
  connection.prepare('select 300');
  expect(connection.prepare('select 0')).toBe(first);
  connection.prepare('select 1');
  expect(prepared.slice(300)).toEqual(['select 300', 'select 1']);
});

test.for([
  ['changes the tables', 'alter table lorries add column seats integer'],
  ['opens part of a transaction', 'savepoint trx1'],
  ['is longer than a shape that comes again', `select ${'1, '.repeat(5_000)}1`],
])('what %s is prepared anew', ([, sql = '']) => {
  const { connection, prepared } = noting();
  connection.prepare(sql);
  connection.prepare(sql);
  expect(prepared).toEqual([sql, sql]);
});

test('what takes long is not asked twice, the first time either', () => {
  const connection = new Database(':memory:');
  let asked = 0;
  connection.function('note', { deterministic: false }, _what => (asked += 1));
  keepPrepared(connection);
  const ask = () => connection.prepare('select note(0) as "n"').all([]);
  expect([ask(), ask()]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  connection.close();
});

test('what was asked before a column came has it afterwards, and not when it is gone', async () => {
  await db('lorries').insert({ plate: '1234 BBB' });
  const ask = () => db('lorries').select('*');
  expect(await ask()).toEqual([{ id: 1, plate: '1234 BBB' }]);
  await db.schema.alterTable('lorries', table => void table.integer('seats').defaultTo(2));
  expect(await ask()).toEqual([{ id: 1, plate: '1234 BBB', seats: 2 }]);
  await db.raw('alter table lorries drop column seats');
  expect(await ask()).toEqual([{ id: 1, plate: '1234 BBB' }]);
});

test('and has the new name of a column that has another one now', async () => {
  const ask = () => db('lorries').select('*').first();
  expect(Object.keys(await ask())).toEqual(['id', 'plate']);
  await db.raw('alter table lorries rename column plate to number');
  expect(Object.keys(await ask())).toEqual(['id', 'number']);
  await db.raw('alter table lorries rename column number to plate');
  expect(Object.keys(await ask())).toEqual(['id', 'plate']);
});

test('a statement that was refused is good for the next', async () => {
  const add = (id: number) => db('lorries').insert({ id, plate: `567${id} CCC` });
  await add(7);
  await expect(add(7)).rejects.toThrow('UNIQUE');
  await add(8);
  expect(await db('lorries').pluck('id')).toEqual([1, 7, 8]);
});
