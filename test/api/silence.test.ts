import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../api/database/db.ts';
import { oneAtATime } from '../../api/database/oneAtATime.ts';
import { answerSoon } from '../../api/database/serving.ts';
import { ENGINE } from '../help/database.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

test('who waits for another to have decided the same kind of thing asks again and again, and goes on then', async () => {
  const asked: string[] = [];
  const said: string[] = [];
  const listen = ({ sql }: { sql: string }) => asked.push(sql);
  let decided = () => {};
  let begun = () => {};
  const isBegun = new Promise<void>(resolve => (begun = resolve));
  const first = office.db.transaction(async trx => {
    await oneAtATime(trx, 'imports');
    begun();
    await new Promise<void>(resolve => (decided = resolve));
    said.push('first');
  });
  await isBegun;
  office.db.on('query', listen);
  const second = office.db.transaction(async trx => {
    await oneAtATime(trx, 'imports');
    said.push('second');
  });
  await wait(300);
  decided();
  await Promise.all([first, second]);
  office.db.off('query', listen);
  expect(said).toEqual(['first', 'second']);
  // On SQLite it waits for its beginning.
  const tries = asked.filter(sql => sql.includes('advisory'));
  if (ENGINE === 'postgres') expect(tries.length).toBeGreaterThan(2);
  else expect(tries).toEqual([]);
});

test('a connection on which nothing comes is given up, but for one whose transaction asks nothing', async () => {
  answerSoon(office.db);
  const update = (trx: Db, registry: string) => trx('settings').update({ registry });
  /** Long silence on the way to the database; SQLite has no way that could fall silent. */
  const fallSilent = async (trx: Db): Promise<void> => {
    if (ENGINE === 'postgres') (await trx.client.acquireConnection()).connection.stream.emit('timeout');
  };
  await office.db.transaction(async trx => {
    await update(trx, 'Tomo 1');
    await fallSilent(trx);
    await wait(50);
    await update(trx, 'Tomo 2');
  });
  expect(await office.db('settings').first('registry')).toEqual({ registry: 'Tomo 2' });
  if (ENGINE !== 'postgres') return;
  const asking = office.db.transaction(async trx => {
    await update(trx, 'Tomo 3');
    setTimeout(() => void fallSilent(trx), 50);
    await expect(trx.raw('select pg_sleep(5)')).rejects.toThrow('Connection terminated');
    throw new Error('Given up');
  });
  await expect(asking).rejects.toThrow();
  expect(await office.db('settings').first('registry')).toEqual({ registry: 'Tomo 2' });
});
