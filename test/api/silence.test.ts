import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime } from '../../api/oneAtATime.ts';
import { answerSoon } from '../../api/serving.ts';
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

type Lent = {
  query: (sql: string) => Promise<unknown>;
  connection: { stream: { emit: (event: string) => boolean; destroyed: boolean } };
};

test('a connection on which nothing comes is given up, but for one whose transaction asks nothing', async () => {
  if (ENGINE !== 'postgres') return expect(office.db.client.config.client).not.toBe('pg');
  answerSoon(office.db);
  const lent: Lent = await office.db.client.acquireConnection();
  const { stream } = lent.connection;
  await lent.query('begin');
  stream.emit('timeout');
  expect(stream.destroyed).toBe(false);
  const question = lent.query('select pg_sleep(5)').catch((error: Error) => error.message);
  await wait(50);
  stream.emit('timeout');
  expect(stream.destroyed).toBe(true);
  expect(await question).toContain('Connection terminated');
  await office.db.client.destroyRawConnection(lent).catch(() => {});
  await office.db.client.releaseConnection(lent);
});
