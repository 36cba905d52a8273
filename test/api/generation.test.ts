import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../api/app.ts';
import { type Db, databaseFile, openDatabase } from '../../api/database/db.ts';
import { unlessAccessChanged, unlessWritten } from '../../api/database/generation.ts';
import { ENGINE } from '../help/database.ts';
import { clientOf, type Office } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { sessionsOf } from '../help/sessions.ts';

const office = officePerTest();
const isSqlite = ENGINE === 'sqlite';

/** A second server of the same office: its connections know nothing of those of the first. */
let [theirs]: Db[] = [];
let elsewhere: { as: Office['as']; close: () => Promise<void> };
beforeEach(async () => {
  const db = openDatabase(office.config);
  const app = await buildApp(office.config, db, office.world);
  const sessions = await sessionsOf(office.db, office.ids, office.world.now());
  theirs = db;
  elsewhere = {
    as: account => clientOf(app, sessions.get(account) ?? null),
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
});
afterEach(() => elsewhere.close());

let asked = 0;
const names = (db: Db): Promise<string> =>
  unlessWritten(db, 'names', async () => {
    asked += 1;
    return (await db('clients').orderBy('id').pluck('name')).join();
  });
const rename = (db: Db, name: string) => db('clients').where({ id: office.ids.client }).update({ name });
beforeEach(() => {
  asked = 0;
});

/** The other databases of the tests' PostgreSQL are written to meanwhile, which counts as a write. */
const onceNobodyWrites = (attempt: () => Promise<void>) => vi.waitFor(attempt, { timeout: 10_000, interval: 20 });

describe('what is kept until somebody writes', () => {
  test('is asked once', () =>
    onceNobodyWrites(async () => {
      asked = 0;
      expect(await names(office.db)).toBe(await names(office.db));
      expect(asked).toBe(1);
    }));

  test('is asked once by all who ask while it is under way', () =>
    onceNobodyWrites(async () => {
      asked = 0;
      const [one, other] = await Promise.all([names(office.db), names(office.db)]);
      expect(one).toBe(other);
      expect(asked).toBe(1);
    }));

  test('is asked by each that has come by another connection, and once by it', () =>
    onceNobodyWrites(async () => {
      await rename(office.db, 'Cliente de los dos');
      asked = 0;
      for (const db of [office.db, theirs ?? office.db, office.db, theirs ?? office.db])
        expect(await names(db)).toContain('Cliente de los dos');
      expect(asked).toBe(2);
    }));

  test('the total of the pool, which is the longest of our questions, too', async () => {
    let counted = 0;
    office.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.startsWith('select count(*) as') && sql.includes('neededVehicle')) counted += 1;
    });
    await onceNobodyWrites(async () => {
      await rename(office.db, 'Cliente de la bolsa');
      counted = 0;
      // Behind the last row, where the page itself doesn't tell.
      for (const range of ['[5,9]', '[6,9]'])
        expect((await office.as('carrier').get(`/api/poolOfRoutes?range=${range}`)).status).toBe(200);
      expect(counted).toBe(1);
    });
  });

  test('is asked anew after a write of this server and of another', async () => {
    for (const [index, db] of [office.db, theirs ?? office.db, office.db].entries()) {
      await names(office.db);
      await rename(db, `Cliente ${index}`);
      expect(await names(office.db)).toContain(`Cliente ${index}`);
    }
  });

  test('is what was committed to others, and what it wrote to the transaction itself', async () => {
    const before = await names(office.db);
    const open = await office.db.transaction();
    await rename(open, 'A medias');
    expect(await names(office.db)).toBe(before);
    expect(await names(open)).toContain('A medias');
    expect(await names(office.db)).toBe(before);
    await open.rollback();
    expect(await names(office.db)).toBe(before);
    await office.db.transaction(trx => rename(trx, 'Del todo'));
    expect(await names(office.db)).toContain('Del todo');
  });

  test('is not kept when it was written to while it was asked for', async () => {
    const late = unlessWritten(office.db, 'late', async () => {
      const found = (await office.db('clients').pluck('name')).join();
      await rename(theirs ?? office.db, 'Entretanto');
      return found;
    });
    expect(await late).not.toContain('Entretanto');
    const again = await unlessWritten(office.db, 'late', async () => 'asked anew');
    expect(again).toBe('asked anew');
  });

  test('knows what a program that is none of ours wrote', async () => {
    const before = await names(office.db);
    const write = 'delete from "sessions"';
    if (isSqlite) {
      const program = "new (require('better-sqlite3'))(process.argv[1]).exec(process.argv[2])";
      execFileSync(process.execPath, ['-e', program, databaseFile(office.config.dataDir), write]);
      // Whoever asks because of it comes in a round of its own.
      await new Promise(resolve => setImmediate(resolve));
    } else await theirs?.raw(write);
    expect(await names(office.db)).toBe(before);
    expect(asked).toBe(2);
  });
});

describe('what is kept until accounts change', () => {
  const kept = () =>
    unlessAccessChanged(office.db, 'access', async () => {
      asked += 1;
      return 'found';
    });
  const client = () => ({ id: office.ids.client });

  test.each<[string, number, (db: Db) => PromiseLike<unknown>]>([
    ['a client gets another name', 1, db => db('clients').where(client()).update({ name: 'Otro' })],
    ['a client is removed', 2, db => db('clients').where(client()).update({ disabled: true })],
    ['a carrier is removed', 2, db => db('carriers').where({ id: office.ids.carrier }).update({ disabled: true })],
    ['a vehicle is removed', 2, db => db('vehicles').where({ id: office.ids.tractor }).update({ disabled: true })],
    [
      'an account is made inactive',
      2,
      db => db('users').where({ id: office.ids.users.admin }).update({ isActive: false }),
    ],
    [
      'an account gets another name',
      2,
      db => db('users').where({ id: office.ids.users.admin }).update({ username: 'otro' }),
    ],
    ['a session ends', 2, db => db('sessions').where({ userId: office.ids.users.admin }).del()],
    ['a second factor is asked of everybody', 2, db => db('settings').update({ requiresSecondFactor: true })],
  ])('when %s is asked %i times on SQLite', async (_what, times, write) => {
    await kept();
    await write(theirs ?? office.db);
    await kept();
    expect(asked).toBe(isSqlite ? times : 2);
  });
});

describe('at the next request, whichever server is asked', () => {
  const status = async (account: Account) => (await elsewhere.as(account).get('/api/loads')).status;
  const total = async () => (await elsewhere.as('admin').get('/api/clients')).body.total ?? 0;

  test.each<[string, (of: Office) => Promise<unknown>]>([
    ['who is made inactive', of => of.as('superUser').put(`/api/users/${of.ids.users.carrier}`, { isActive: false })],
    [
      'who changes the password',
      of => of.as('superUser').put(`/api/users/${of.ids.users.carrier}`, { password: 'otra-clave-larga' }),
    ],
    ['who is removed', of => of.as('superUser').delete(`/api/users/${of.ids.users.carrier}`)],
    ['whose carrier is removed', of => of.db('carriers').where({ id: of.ids.carrier }).update({ disabled: true })],
    ['who logs out', of => of.db('sessions').where({ userId: of.ids.users.carrier }).del()],
  ])('%s is out', async (_who, act) => {
    expect(await status('carrier')).toBe(200);
    await act(office);
    expect(await status('carrier')).toBe(401);
  });

  test('another role has its own rights', async () => {
    expect((await elsewhere.as('admin').get('/api/settings')).status).toBe(200);
    await office
      .db('users')
      .where({ id: office.ids.users.admin })
      .update({ role: 'client', clientId: office.ids.client });
    expect((await elsewhere.as('admin').get('/api/settings')).status).toBe(403);
  });

  test('a session is over when its time is, though nobody has written', async () => {
    expect(await status('carrier')).toBe(200);
    office.setNow('2026-11-28T11:00:00.000Z');
    expect(await status('carrier')).toBe(401);
  });

  test('a removed row is counted no longer, and not before the others are told', async () => {
    const before = await total();
    await office.db.transaction(async trx => {
      await trx('clients').where({ id: office.ids.client }).update({ disabled: true });
      expect(await total()).toBe(before);
    });
    expect(await total()).toBe(before - 1);
  });
});
