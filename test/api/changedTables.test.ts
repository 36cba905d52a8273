import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseError } from '../../api/database/databaseErrors.ts';
import { type Db, openDatabase } from '../../api/database/db.ts';
import { ENGINE } from '../help/database.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

/** The next version of the product, which changes the tables while this one still serves. */
let newer: Db;
beforeEach(() => {
  newer = openDatabase(office.config);
});
afterEach(() => newer.destroy());

const NUMBER_OF_SHAPES = 400;

const clients = () => office.db('clients').where({ id: office.ids.client });
const isSqlite = ENGINE === 'sqlite';

beforeEach(async () => {
  for (let time = 0; time < 5; time += 1) await clients();
});

test('a column that another process adds is there for statements that were asked before it', async () => {
  await newer.raw('alter table "clients" add column "extra" integer default 7');
  const [client] = await clients();
  expect(client).toMatchObject({ extra: 7 });
  expect(await clients()).toEqual([client]);
});

test('who is amid a transaction when the tables change reads them as they are, or is told to try again, which works', async () => {
  for (let time = 0; time < 5; time += 1) await office.db('carriers').where({ id: office.ids.carrier });
  const amid = office.db.transaction(async trx => {
    await trx('clients').where({ id: office.ids.client });
    // On SQLite nobody changes tables while somebody writes.
    if (!isSqlite) await newer.raw('alter table "carriers" add column "extra" integer default 7');
    return trx('carriers').where({ id: office.ids.carrier });
  });
  if (isSqlite) await expect(amid).resolves.toHaveLength(1);
  else await expect(amid.catch(error => databaseError(error)?.statusCode)).resolves.toBe(503);
  expect(await office.db('carriers').where({ id: office.ids.carrier })).toHaveLength(1);
});

test('more kinds of statements than are kept are answered all the same', async () => {
  for (let shape = 1; shape < NUMBER_OF_SHAPES; shape += 1) {
    const ids = Array.from({ length: shape }, () => office.ids.client);
    for (let time = 0; time < 3; time += 1)
      expect(await office.db('clients').whereIn('id', ids).pluck('id')).toHaveLength(1);
  }
});
