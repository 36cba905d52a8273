import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Scratch, scratchSqlite } from './help/scratchSqlite.ts';

let db: Scratch['db'];
let close: Scratch['close'];
beforeEach(async () => {
  ({ db, close } = await scratchSqlite());
});
afterEach(() => close());

type Connection = object & { __knex__disposed?: unknown };
const take = (): Promise<Connection> => db.client.acquireConnection();
const give = (connection: Connection): Promise<void> => db.client.releaseConnection(connection);

describe('a connection to SQLite that was given back', () => {
  test('is the next that is lent, and lent to one at a time', async () => {
    const first = await take();
    const second = await take();
    expect(second).not.toBe(first);
    await give(first);
    expect(await take()).toBe(first);
    await give(first);
    await give(second);
  });

  test('isn’t lent again once Knex has given it up', async () => {
    const broken = await take();
    broken.__knex__disposed = new Error('broken');
    await give(broken);
    const next = await take();
    expect(next).not.toBe(broken);
    await give(next);
    expect(await db('lorries').pluck('plate')).toEqual([]);
  });

  test('is closed with its database', async () => {
    const connection = (await take()) as Connection & { open: boolean };
    await give(connection);
    await db.destroy();
    expect(connection.open).toBe(false);
  });
});
