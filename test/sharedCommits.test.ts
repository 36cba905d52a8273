import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transaction, unitOf } from '../api/database/transaction.ts';
import { type Scratch, scratchSqlite } from './help/scratchSqlite.ts';

let db: Scratch['db'];
let close: Scratch['close'];
let commits: number;
beforeEach(async () => {
  // How long others may come in is measured by a clock that stands: a busy machine leaves nobody behind.
  vi.useFakeTimers({ toFake: ['performance'] });
  ({ db, close } = await scratchSqlite());
  commits = 0;
  db.on('query', ({ sql }: { sql: string }) => (commits += sql === 'COMMIT;' ? 1 : 0));
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
});

const plates = (): Promise<string[]> => db('lorries').orderBy('id').pluck('plate');

const park = (plate: string, after: () => unknown = () => {}, how?: { isLong: boolean }) =>
  transaction(
    db,
    async trx => {
      await trx('lorries').insert({ plate });
      await after();
      return plate;
    },
    how,
  );

const refuse = () => {
  throw new Error('not this one');
};

test('those that write at once are committed together, and each is answered its own', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(plate => park(plate)))).toEqual(['a', 'b', 'c']);
  expect(await plates()).toEqual(['a', 'b', 'c']);
  expect(commits).toBe(1);
});

test('what is refused in one leaves nothing of it and all of the others', async () => {
  const ends = await Promise.allSettled([park('a'), park('b', refuse), park('a'), park('c')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(ends[1]).toMatchObject({ reason: { message: 'not this one' } });
  expect(ends[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_UNIQUE' } });
  expect(await plates()).toEqual(['a', 'c']);
});

test('what one leaves for its end is done then, and not when it is refused', async () => {
  const note = (plate: string, after: () => unknown = () => {}) =>
    transaction(db, async trx => {
      unitOf(trx)?.ends.push(async () => void (await trx('lorries').insert({ plate })));
      await after();
    });
  await Promise.allSettled([note('a'), note('b', refuse), note('c'), note('a'), note('d')]);
  expect(await plates()).toEqual(['a', 'c', 'd']);
});

test('a first one that is refused holds back none of those behind it', async () => {
  const ends = await Promise.allSettled([park('a', refuse), park('b'), park('c')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await plates()).toEqual(['b', 'c']);
});

test('nobody is told before it is stored for all', async () => {
  const told: string[] = [];
  let seen: string[] | null = null;
  const first = park('a').then(() => told.push('a'));
  const second = park('b', async () => {
    seen = [...told];
    // Others read what was, meanwhile.
    expect(await plates()).toEqual([]);
  });
  await Promise.all([first, second]);
  expect(seen).toEqual([]);
  expect(told).toEqual(['a']);
});

test('when there is no space for all of them nobody is told that it was stored, and the next goes well', async () => {
  const pages = Number((await db.raw('pragma page_count'))[0].page_count);
  const fill = () => transaction(db, trx => trx('lorries').insert({ plate: 'x'.repeat(500_000) }));
  const limited = transaction(db, async trx => {
    await trx.raw(`pragma max_page_count = ${pages + 10}`);
    await trx('lorries').insert({ plate: 'a' });
  });
  const ends = await Promise.allSettled([limited, park('b'), fill()]);
  expect(ends.map(end => end.status === 'rejected' && end.reason.code)).toEqual(Array(3).fill('SQLITE_FULL'));
  expect(await plates()).toEqual([]);
  expect(await park('c')).toBe('c');
  expect(await plates()).toEqual(['c']);
});

test('what comes while others write joins them; what takes long is by itself', async () => {
  const late: Promise<unknown>[] = [];
  await park('a', () => late.push(park('b'), park('c', undefined, { isLong: true })));
  await Promise.all(late);
  expect(await plates()).toEqual(['a', 'b', 'c']);
  expect(commits).toBe(2);
});

test('what is part of a transaction already ends with that', async () => {
  const outer = db.transaction(async trx => {
    await transaction(trx, inner => inner('lorries').insert({ plate: 'a' }));
    refuse();
  });
  await expect(outer).rejects.toThrow('not this one');
  expect(await plates()).toEqual([]);
});
