import type { Knex } from 'knex';
import { ORDER_KEY, ORDER_KEY_SQL } from '../api/database/textOrder.ts';
import { isSqlite } from './columns.ts';

/** The lists that come by a name when nothing else is asked for, and those of one owner. */
const NAMED: readonly (readonly [table: string, column: string, owner?: string])[] = [
  ['carriers', 'name'],
  ['clients', 'name'],
  ['locations', 'addressName'],
  ['locations', 'addressName', 'clientId'],
  ['vehicles', 'number'],
  ['vehicles', 'number', 'carrierId'],
  ['users', 'username'],
];

/** Of days that may be missing: PostgreSQL has these at the other end than SQLite unless its index says where. */
const DAYS: readonly (readonly [table: string, index: string, columns: string])[] = [
  ['loads', 'loads_live_pickupDate_desc_id_desc', '"pickupDate" desc nulls last, "id" desc'],
  ['routes', 'routes_live_startDate_desc_id_desc', '"startDate" desc nulls last, "id" desc'],
  ['documents', 'documents_live_expirationDate_id', '"expirationDate" nulls first, "id"'],
];

/**
 * Names in the order of a Spanish dictionary, from an index. It holds what `orderKey` answers: whoever changes that has
 * to make these anew (`reindex`) in a migration.
 */
export const up = async (db: Knex): Promise<void> => {
  for (const [table, column, owner] of NAMED) {
    // As api/crud/order.ts asks: what may be missing comes first.
    const nulls = column === 'addressName' ? ' nulls first' : '';
    const [key, plain, no] = isSqlite(db)
      ? [`${ORDER_KEY}("${column}")`, `"${column}"`, '0']
      : [`(${ORDER_KEY_SQL.replaceAll('??', `"${column}"`)})${nulls}`, `"${column}" collate "C"${nulls}`, 'false'];
    const name = [table, 'spanish', owner, column].filter(Boolean).join('_');
    const columns = [owner && `"${owner}"`, key, plain, '"id"'].filter(Boolean).join(', ');
    await db.raw(`create index "${name}" on "${table}" (${columns}) where "disabled" = ${no}`);
  }
  if (isSqlite(db)) return;
  for (const [table, index, columns] of DAYS) {
    await db.raw(`drop index "${index}"`);
    await db.raw(`create index "${index}" on "${table}" (${columns}) where "disabled" = false`);
  }
};
