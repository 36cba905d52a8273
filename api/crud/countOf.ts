import type { Knex } from 'knex';
import type { Db } from '../database/db.ts';
import { unlessWritten } from '../database/generation.ts';
import { mayTakeLong } from '../readers/aside.ts';

/** The exact number of rows of a query; cached until somebody writes. */
export const countOf = async (rows: Knex.QueryBuilder, db: Db): Promise<number> => {
  const query = rows.count({ total: '*' });
  const { sql, bindings } = query.toSQL();
  return unlessWritten(db, `${sql} ${JSON.stringify(bindings)}`, async () => {
    const counted: { total: number }[] = await mayTakeLong(query, db);
    return Number(counted[0]?.total ?? 0);
  });
};
