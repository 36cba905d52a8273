import { beforeAll, describe, expect, test } from 'vitest';
import { databaseFile, isPostgres, openDatabase } from '../../api/database/db.ts';
import { askAside, mayTakeLong } from '../../api/readers/aside.ts';
import { createReaders } from '../../api/readers/createReaders.ts';
import { answerSoon } from '../../api/database/serving.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();
beforeAll(() => answerSoon(office.db));

/** Counts up to a number, one by one: the longer the higher. */
const count = (to: number, db = office.db): PromiseLike<{ total: number }[]> => {
  const numbers = `(with recursive n(x) as (select 1 union all select x + 1 from n where x < ${to}) select x from n) as numbers`;
  return mayTakeLong(db.from(db.raw(numbers)).count({ total: '*' }), db);
};
const names = (db = office.db): PromiseLike<string[]> =>
  mayTakeLong(
    db('clients')
      .orderByRaw(isPostgres(db) ? 'lower(name)' : 'spanish(name)')
      .pluck('name'),
    db,
  );

describe('a question that may take long', () => {
  test('leaves time for others while it is answered', async () => {
    let rounds = 0;
    const next = () => {
      rounds += 1;
      going = setImmediate(next);
    };
    let going = setImmediate(next);
    expect(await count(3_000_000)).toEqual([{ total: 3_000_000 }]);
    clearImmediate(going);
    // In one thread there would be a round for each thing that is waited for, some ten.
    expect(rounds).toBeGreaterThan(1_000);
  });

  test('is answered with what has just been committed, the first time and when it is known to be quick', async () => {
    for (const name of ['Zumos Uno', 'Zumos Dos', 'Zumos Tres']) {
      await office.db('clients').where({ id: office.ids.client }).update({ name });
      expect(await names()).toContain(name);
    }
  });

  test('sees what its own transaction has written, and nobody else does', async () => {
    const open = await office.db.transaction();
    await open('clients').where({ id: office.ids.client }).update({ name: 'Sin confirmar' });
    expect(await names(open)).toContain('Sin confirmar');
    expect(await names()).not.toContain('Sin confirmar');
    await open.rollback();
  });

  test('is answered each by its own answer, however many come at once', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => n + 1);
    const answers = await Promise.all(asked.map(n => count(n * 1_000)));
    expect(answers).toEqual(asked.map(n => [{ total: n * 1_000 }]));
  });

  test('is refused by the database itself when it is wrong', async () => {
    await expect(mayTakeLong(office.db('clients').where('nothing', 1), office.db)).rejects.toThrow(/nothing/);
  });
});

describe('the threads that read', () => {
  let file = '';
  beforeAll(async () => {
    // Those of PostgreSQL are no concern of theirs.
    const db = openDatabase({ databaseUrl: null, dataDir: office.config.dataDir });
    await db.schema.createTable('towns', table => table.text('name'));
    await db('towns').insert([{ name: 'Zuera' }, { name: 'Águilas' }, { name: 'Ñora' }]);
    await db.destroy();
    file = databaseFile(office.config.dataDir);
  });
  const one = { sql: 'select 1 as one', bindings: [] };

  test('answer in the order of a dictionary, and tell how long it took', async () => {
    const readers = createReaders(file);
    const asked = readers.ask({
      sql: 'select name from towns where name <> ? order by spanish(name)',
      bindings: ['x'],
    });
    const names = ['Águilas', 'Ñora', 'Zuera'].map(name => ({ name }));
    expect(await asked).toEqual({ rows: names, ms: expect.any(Number) });
    await readers.close();
  });

  test('refuse what they cannot read and what would write, and answer the next question', async () => {
    const readers = createReaders(file);
    for (const sql of ['select nothing', `insert into towns values ('x') returning name`])
      await expect(readers.ask({ sql, bindings: [] })).rejects.toMatchObject({
        code: expect.stringMatching(/^SQLITE_(ERROR|READONLY)/),
      });
    expect(await readers.ask(one)).toMatchObject({ rows: [{ one: 1 }] });
    await readers.close();
  });

  test('say so when there is no such file, and when they are ended', async () => {
    const readers = createReaders('/nowhere/portes.db');
    await expect(readers.ask(one)).rejects.toThrow(/directory|unable to open/);
    const under = readers.ask(one);
    const [told] = await Promise.allSettled([under, readers.close()]);
    expect(told?.status).toBe('rejected');
  });

  test('answer whoever serves, until the question is known to be quick', async () => {
    const db = openDatabase({ databaseUrl: null, dataDir: office.config.dataDir });
    const { config } = db.client;
    expect(await askAside(config, file, one.sql, [])).toBe(null);
    answerSoon(db);
    expect(await askAside(config, file, one.sql, [])).toEqual([{ one: 1 }]);
    // On a busy machine some take long; not all of them.
    const seconds: unknown[] = [];
    for (let n = 0; n < 20 && !seconds.includes(null); n += 1) {
      const sql = `select ${n} as "n"`;
      expect(await askAside(config, file, sql, [])).toEqual([{ n }]);
      seconds.push(await askAside(config, file, sql, []));
    }
    expect(seconds).toContain(null);
    await db.destroy();
  });
});
