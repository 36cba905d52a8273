import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** The states of the tables that grow without end, each after the one before it. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  loads: ['not-assigned', 'assigned', 'at-origin', 'loaded', 'at-destination', 'delivered'],
  routes: ['requested', 'draft', 'public', 'assigned', 'ongoing', 'finished', 'confirmed'],
};

/** As lists ask for it (api/crud/order.ts): another spelling would not be answered from the index. */
const rankOf = (states: readonly string[]): string =>
  `case "status" ${states.map((state, rank) => `when '${state}' then ${rank}`).join(' ')} end`;

/** Lists sorted by status come in order from an index. */
export const up = async (db: Knex): Promise<void> => {
  const onSqlite = isSqlite(db);
  const isCounted = onSqlite && (await db('sqlite_master').where('name', 'sqlite_stat1').first('name')) !== undefined;
  for (const [table, states] of Object.entries(STATES)) {
    const rank = `(${rankOf(states)})${onSqlite ? '' : ' nulls first'}`;
    const live = `"disabled" = ${onSqlite ? '0' : 'false'}`;
    await db.raw(`create index "${table}_live_state" on "${table}" (${rank}, "id") where ${live}`);
    // An index that nothing is known of would be taken for all sorts of questions where it is known of others.
    if (isCounted) await db.raw(`analyze "${table}"`);
  }
  // By their names, which no list is sorted by any more (039).
  if (!onSqlite) await db.raw('drop index "loads_spanish_status"');
};
