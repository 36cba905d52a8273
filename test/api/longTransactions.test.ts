import { expect, test } from 'vitest';
import { turnsOf } from '../../api/database/sqliteTurns.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addDelivered } from '../help/uninvoiced.ts';

const office = officePerFile();

const nameOf = async (id: number): Promise<string> => (await office.db('clients').where({ id }).first()).alias;

/** A transaction that goes on until it is let go. */
const longOne = async (work: (trx: typeof office.db) => Promise<unknown>) => {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let begun = () => {};
  const isUnderWay = new Promise<void>(resolve => {
    begun = resolve;
  });
  const done = office.db.transaction(async trx => {
    await work(trx);
    begun();
    await held;
  });
  await isUnderWay;
  return { done, letGo };
};

test('while one writes for long the others are answered what was, and what they write waits for its end', async () => {
  const { client } = office.ids;
  const before = await nameOf(client);
  const long = await longOne(trx => trx('clients').where({ id: client }).update({ alias: 'A medias' }));

  const list = await office.as('admin').get('/api/clients');
  expect(list.status).toBe(200);
  expect((list.body.data as { id: number; alias: string }[]).find(({ id }) => id === client)?.alias).toBe(before);

  const ended: string[] = [];
  const writes = [1, 2, 3].map(async n => {
    const created = await office.as('admin').post('/api/discounts', {
      title: `Oferta ${n}`,
      description: 'x',
      link: 'https://ejemplo.es',
    });
    ended.push('write');
    return created.status;
  });
  expect((await office.as('admin').get(`/api/clients/${client}`)).status).toBe(200);
  const isLocked = office.db.client.config.client !== 'pg';
  if (isLocked) expect(ended).toEqual([]);
  long.letGo();
  await long.done;
  expect(await Promise.all(writes)).toEqual([201, 201, 201]);
  expect(await nameOf(client)).toBe('A medias');
});

test('whoever reads is answered though many wait to write', async () => {
  const { client } = office.ids;
  const rename = (alias: string) => office.db('clients').where({ id: client }).update({ alias });
  const long = await longOne(trx => trx('clients').where({ id: client }).update({ alias: 'Larga' }));
  const waiting = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(rename));
  expect(await nameOf(client)).not.toBe('Larga');
  long.letGo();
  await Promise.all([long.done, waiting]);
});

test('whoever does something else is answered though more invoices wait for a number than there are connections', async () => {
  const { client } = office.ids;
  const loads = await addDelivered(
    office.db,
    Array.from({ length: 16 }, () => client),
  );
  const issue = (who: 'admin' | 'superUser', load?: number) =>
    office.as(who).post('/api/invoices', { isEmitted: true, clientId: client, loadIds: [load] });
  expect((await issue('admin', loads.pop())).status).toBe(201);
  const long = await longOne(trx => trx('invoiceSeries').increment('last', 0));
  const issued = loads.map((load, n) => issue(n % 2 ? 'admin' : 'superUser', load));
  expect((await office.as('carrier').get('/api/routes')).status).toBe(200);
  expect((await office.as('carrier').get('/api/vehicles')).status).toBe(200);
  long.letGo();
  await long.done;
  expect((await Promise.all(issued)).map(({ status }) => status)).toEqual(loads.map(() => 201));
});

test('a transaction that is taken back lets the next one write', async () => {
  const failing = office.db.transaction(async trx => {
    await trx('clients').where({ id: office.ids.client }).update({ alias: 'Nunca' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await office.db('clients').where({ id: office.ids.client }).update({ alias: 'Después' });
  expect(await nameOf(office.ids.client)).toBe('Después');
});

test('who has waited too long for its turn is told so as busy, which is answered with a 503, and the line goes on', async () => {
  const [first, second, third] = [{}, {}, {}];
  const turns = turnsOf({}, 20);
  await turns.take(first);
  await expect(turns.take(second)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const next = turns.take(third);
  turns.give(second);
  turns.give(first);
  await next;
  expect([first, second, third].map(turns.isOf)).toEqual([false, false, true]);
});

test('whose turn comes in the moment in which it would have given up has it', async () => {
  const [first, second, third] = [{}, {}, {}];
  const turns = turnsOf({}, 20);
  await turns.take(first);
  const next = turns.take(second);
  const isBusyUntil = Date.now() + 30;
  while (Date.now() < isBusyUntil);
  turns.give(first);
  await next;
  turns.give(second);
  await turns.take(third);
  expect(turns.isOf(third)).toBe(true);
});
