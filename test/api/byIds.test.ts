import { describe, expect, test } from 'vitest';
import { byIds } from '../../api/crud/byIds.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

const rowsUpTo = async (count: number): Promise<number[]> => {
  await office.db('rows').insert(Array.from({ length: count }, (_, n) => ({ id: n + 1, name: `row ${n + 1}` })));
  return Array.from({ length: count }, (_, n) => n + 1);
};

type Found = { id: number; name: string };
const made: number[] = [];
const ask = byIds<Found>((db, ids) => {
  made.push(ids.length);
  return db('rows').whereIn('id', ids).where('name', 'like', 'row %').orderBy('id', 'desc');
});
const idsOf = async (ids: number[], db = office.db) => (await ask(db, ids)).map(({ id }) => id);

describe('a question by numbers', () => {
  test('is answered for any count of them, each row once, its text made once for those of about a size', async () => {
    await office.db.schema.createTable('rows', table => {
      table.integer('id').primary();
      table.string('name');
    });
    const all = await rowsUpTo(130);
    for (const count of [1, 2, 3, 4, 24, 25, 26, 99, 100, 101, 130]) {
      const ids = all.slice(0, count);
      expect(await idsOf(ids), `${count} of them`).toEqual([...ids].reverse());
      expect(await idsOf(ids), `${count} of them again`).toEqual([...ids].reverse());
    }
    expect(made).toEqual([1, 2, 4, 25, 50, 100, 101, 101, 130, 130]);
  });

  test('for none is none', async () => expect(await idsOf([])).toEqual([]));

  test('finds only those that there are', async () => expect(await idsOf([3, 4_000, 7])).toEqual([7, 3]));

  test('sees what its transaction has written, and what is committed since', async () => {
    await office.db('rows').where({ id: 5 }).update({ name: 'other' });
    expect(await idsOf([4, 5])).toEqual([4]);
    const undone = office.db.transaction(async trx => {
      await trx('rows').where({ id: 5 }).update({ name: 'row 5' });
      expect(await idsOf([4, 5], trx)).toEqual([5, 4]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await idsOf([4, 5])).toEqual([4]);
  });

  test('that goes wrong is told with its text, and the next is answered', async () => {
    const wrong = byIds((db, ids) => db('nowhere').whereIn('id', ids));
    await expect(wrong(office.db, [1])).rejects.toThrow(/from .nowhere. where .id. in/);
    expect(await idsOf([1])).toEqual([1]);
  });
});
