import type { Knex } from 'knex';
import { ORDER_KEY_SQL } from '../api/database/textOrder.ts';
import { isSqlite } from './columns.ts';

/** As api/crud/order.ts asks: what isn't filled in comes first. */
const keyOf = (column: string): string =>
  `(${ORDER_KEY_SQL.replaceAll('??', `"${column}"`)}) nulls first, "${column}" collate "C" nulls first`;

/** What a list of orders can be sorted by. */
const SORTED = {
  clientRef: keyOf('clientRef'),
  goodsNature: keyOf('goodsNature'),
  status: '"status" collate "C" nulls first',
};

/**
 * Orders by what is written in them: PostgreSQL else makes the key of each text anew, which for a million takes seconds.
 * SQLite has these in its index of all fields (037).
 */
export const up = async (db: Knex): Promise<void> => {
  if (isSqlite(db)) return;
  for (const [column, order] of Object.entries(SORTED))
    await db.raw(`create index "loads_spanish_${column}" on "loads" (${order}, "id") where "disabled" = false`);
};
