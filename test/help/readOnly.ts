import { type Db, isPostgres } from '../../api/database/db.ts';
import type { Office } from './office.ts';

/** What makes a connection refuse all that is written, as one to a disk that has become read-only, and what undoes it. */
const SET = {
  sqlite: ['pragma query_only = on', 'pragma query_only = off'],
  postgres: ['set default_transaction_read_only = on', 'set default_transaction_read_only = off'],
} as const;

const MOST = { sqlite: 16, postgres: 10 };

/** Says the same on each connection that the office may come to use. */
const onAll = async (db: Db, count: number, statement: string): Promise<void> => {
  const connections: unknown[] = [];
  for (let n = 0; n < count; n += 1) connections.push(await db.client.acquireConnection());
  for (const connection of connections) await db.raw(statement).connection(connection);
  for (const connection of connections) await db.client.releaseConnection(connection);
};

/** While `use` runs nothing can be written into the office's database. */
export const whileReadOnly = async ({ db }: Office, use: () => Promise<void>): Promise<void> => {
  const engine = isPostgres(db) ? 'postgres' : 'sqlite';
  const [begin, end] = SET[engine];
  await onAll(db, MOST[engine], begin);
  try {
    await use();
  } finally {
    await onAll(db, MOST[engine], end);
  }
};
