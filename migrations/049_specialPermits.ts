import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** What the indexes of all fields (037) hold besides since then. */
export const ADDED_FIELDS: Readonly<Record<string, readonly string[]>> = { routes: ['specialPermit'] };

const indexAnew = async (db: Knex): Promise<void> => {
  const { FIELD_INDEXES, FIELDS_PRESENT, fieldIndexOf } = await import('./037_fieldIndexes.ts');
  for (const [table, added] of Object.entries(ADDED_FIELDS)) {
    const columns = [...(FIELD_INDEXES[table] ?? []), ...added].map(column => `"${column}"`).join(', ');
    await db.raw(`drop index "${fieldIndexOf(table)}"`);
    await db.raw(
      `create index "${fieldIndexOf(table)}" on "${table}" ("id" desc, ${columns}, "${FIELDS_PRESENT[table]}" is null)`,
    );
    if (await db('sqlite_master').where('name', 'sqlite_stat1').first('name')) await db.raw(`analyze "${table}"`);
  }
};

/** The special circulation permit that the control document names (Orden FOM/2861/2012 art. 6). */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('routes', table => {
    table.string('specialPermit', 100);
  });
  if (isSqlite(db)) await indexAnew(db);
};
