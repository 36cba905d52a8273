import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { ENGINE } from '../help/database.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';

const office = officePerTest();

const BELL = '/api/alerts?sort=["id","DESC"]&range=[0,4]&filter={"isRead":false}';
const ask = async (account: Account, tag?: string) => {
  const headers = tag ? { 'if-none-match': tag } : undefined;
  const { status, headers: sent, body, text } = await office.as(account).send({ method: 'GET', url: BELL, headers });
  return { status, tag: String(sent.etag), cache: sent['cache-control'], total: body.total, text };
};
const tell = (recipientType: string, to: object = {}) =>
  office.as('admin').post('/api/alerts', { title: 'Aviso', recipientType, ...to });
const tellCarrier = () => tell('carrier', { carrierId: office.ids.carrier });

describe('a list of alerts asked for again', () => {
  test.each(['superUser', 'admin', 'carrier', 'client', 'accountant', 'driver'] as const)(
    'by %s is 304 and empty while nothing changed, and never kept by a cache',
    async account => {
      const first = await ask(account);
      expect(first).toMatchObject({ status: 200, cache: 'no-store' });
      expect(await ask(account, first.tag)).toMatchObject({ status: 304, tag: first.tag, text: '', cache: 'no-store' });
      expect((await ask(account, `W/${first.tag}`)).status).toBe(304);
      expect((await ask(account, `"x", ${first.tag}`)).status).toBe(304);
      expect((await ask(account, '"x"')).status).toBe(200);
    },
  );

  test('is answered anew after an alert, for who it is for and the superUser alone', async () => {
    const [before, other, office1] = [await ask('carrier'), await ask('otherCarrier'), await ask('superUser')];
    await tellCarrier();
    expect(await ask('carrier', before.tag)).toMatchObject({ status: 200, total: 1 });
    expect((await ask('otherCarrier', other.tag)).status).toBe(304);
    expect(await ask('superUser', office1.tag)).toMatchObject({ status: 200, total: 1 });
  });

  test('is answered anew after each kind of change', async () => {
    await tellCarrier();
    const { db } = office;
    const changes: (() => Promise<unknown>)[] = [
      () => office.as('carrier').put('/api/alerts/1', { isRead: true }),
      () => office.as('carrier').put('/api/alerts/many', { ids: [1], data: { isRead: false } }),
      () => office.as('superUser').delete('/api/alerts/1'),
      () => office.as('superUser').put('/api/alerts/1/restore'),
      () => office.as('superUser').put('/api/alerts/1', { carrierId: office.ids.otherCarrier }),
      () => office.as('superUser').put('/api/alerts/1', { carrierId: office.ids.carrier }),
      () => db('alerts').where({ id: 1 }).update({ title: 'Otro' }),
      () => db('alerts').where({ id: 1 }).del(),
    ];
    let { tag } = await ask('carrier');
    for (const change of changes) {
      await change();
      const again = await ask('carrier', tag);
      expect(again.status).toBe(200);
      expect(again.tag).not.toBe(tag);
      ({ tag } = again);
    }
  });

  test('is one person’s: nobody’s tag fits another, not even in the same company or after a change of role', async () => {
    const tags = new Map<Account, string>();
    for (const account of ['superUser', 'admin', 'carrier', 'otherCarrier', 'client', 'driver'] as const)
      tags.set(account, (await ask(account)).tag);
    expect(new Set(tags.values()).size).toBe(tags.size);
    await office.db('users').where({ id: office.ids.users.otherCarrier }).update({ carrierId: office.ids.carrier });
    expect((await ask('otherCarrier', tags.get('otherCarrier'))).status).toBe(200);
    expect((await ask('otherCarrier', tags.get('carrier'))).status).toBe(200);
  });

  test('is 401 without a session, whatever the tag', async () => {
    const { tag } = await ask('admin');
    const answer = await office.anonymous.send({ method: 'GET', url: BELL, headers: { 'if-none-match': tag } });
    expect(answer.status).toBe(401);
  });

  test('does not count what was rolled back', async () => {
    const { tag } = await ask('admin');
    const work = office.db.transaction(async trx => {
      await trx('alerts').insert({ title: 'x', recipientType: 'admin', createdAt: '', updatedAt: '' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await ask('admin', tag)).status).toBe(304);
  });

  test('never misses one, however many are raised at once to the same people in another order', async () => {
    const { carrier, otherCarrier } = office.ids;
    const raise = (ids: number[]) =>
      office.db.transaction(async trx => {
        for (const carrierId of ids)
          await trx('alerts').insert({ title: 'x', recipientType: 'carrier', carrierId, createdAt: '', updatedAt: '' });
      });
    let [tag, seen] = [(await ask('carrier')).tag, 0];
    const watching = (async () => {
      while (seen < 40) {
        // A question over a network lets the server do something else before the next one.
        await setImmediate();
        const answer = await ask('carrier', tag);
        if (answer.status === 304) continue;
        [tag, seen] = [answer.tag, answer.total ?? 0];
      }
    })();
    const orders = [
      [carrier, otherCarrier],
      [otherCarrier, carrier],
    ];
    await Promise.all(Array.from({ length: 40 }, (_, turn) => raise(orders[turn % 2] ?? [])));
    await watching;
    expect(seen).toBe(40);
  });
});

test('what is unread is counted, and the newest read, in the order of an index', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => ({
    title: `${index}`,
    recipientType: 'carrier',
    carrierId: index % 2 ? office.ids.carrier : office.ids.otherCarrier,
    isRead: index % 10 > 0,
    createdAt: '',
    updatedAt: '',
  }));
  await office.db.batchInsert('alerts', rows, 50);
  const own = () => office.db('alerts').where({ recipient: `carrier:${office.ids.carrier}`, disabled: false });
  const plan = async (query: Knex.QueryBuilder): Promise<string> => {
    if (ENGINE === 'sqlite') {
      // With its values bound, as it is asked: SQLite looks at them to see that a partial index will do.
      const { sql, bindings } = query.toSQL().toNative();
      return JSON.stringify(await office.db.raw(`explain query plan ${sql}`, [...bindings] as Knex.RawBinding[]));
    }
    const sql = query.toQuery();
    return office.db.transaction(async trx => {
      // So small a table is read whole, unless that is made dear.
      await trx.raw('set local enable_seqscan = off');
      await trx.raw('set local enable_bitmapscan = off');
      return JSON.stringify((await trx.raw(`explain ${sql}`)).rows);
    });
  };
  expect(await plan(own().whereIn('isRead', [false]).count({ total: '*' }))).toMatch(/alerts_(unread|live_recipient)/);
  const newest = await plan(own().select('*').orderBy('id', 'desc').limit(25));
  expect(newest).toMatch(/alerts_live_recipient_id/);
  expect(newest).not.toMatch(/sort|temp b-tree/i);
  const unread = await plan(own().whereIn('isRead', [false]).select('*').orderBy('id', 'desc').limit(5));
  expect(unread).toMatch(/alerts_(unread|live_recipient)/);
  expect(unread).not.toMatch(/sort|temp b-tree/i);
});
