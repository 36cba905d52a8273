import type { Knex } from 'knex';
import { isSqlite, liveIndex } from './columns.ts';

/** What is searched and grows with the years: each has its text in an index of its parts of three letters. */
export const SEARCHED = [
  'loads',
  'routes',
  'invoices',
  'clients',
  'carriers',
  'vehicles',
  'locations',
  'documents',
] as const;

/** Where that index is. */
export const searchIndexOf = (table: string): string => `${table}_search`;

/**
 * What a search reads in the widest tables: what is found too often is walked and counted here, not in the rows. All
 * rows are in it and not only those that lists show: SQLite would take it for other questions too, and be slower.
 */
const NARROW = [
  ['loads', '"clientId"'],
  ['routes', '"carrierId", "tractionVehicleId"'],
  ['invoices', '"carrierId", "clientId", "rawNif"'],
] as const;

/** The index reads the text from the table itself; triggers keep it right whoever writes. */
const onSqlite = async (db: Knex): Promise<void> => {
  for (const table of SEARCHED) {
    const index = searchIndexOf(table);
    await db.raw(`create virtual table "${index}" using fts5("searchText",
      content = '${table}', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', columnsize = 0)`);
    await db.raw(`insert into "${index}"("rowid", "searchText") select "id", "searchText" from "${table}"`);
    const add = `insert into "${index}"("rowid", "searchText") values (new."id", new."searchText");`;
    const drop = `insert into "${index}"("${index}", "rowid", "searchText") values ('delete', old."id", old."searchText");`;
    await db.raw(`create trigger "${index}_insert" after insert on "${table}" begin ${add} end`);
    await db.raw(`create trigger "${index}_delete" after delete on "${table}" begin ${drop} end`);
    await db.raw(`create trigger "${index}_update" after update of "id", "searchText" on "${table}"
      when old."searchText" is not new."searchText" or old."id" is not new."id" begin ${drop} ${add} end`);
  }
  for (const [table, columns] of NARROW)
    await db.raw(`create index "${table}_text" on "${table}" ("id" desc, "disabled", ${columns}, "searchText")`);
};

/** Where the server has no pg_trgm, or this user may not have it, searches read the tables as before. */
const onPostgres = async (db: Knex): Promise<void> => {
  await db.raw(`do $$ begin create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`);
  // It may have been made in another schema than ours.
  const { rows } = await db.raw<{ rows: { schema: string }[] }>(
    `select n.nspname as schema from pg_opclass c join pg_namespace n on n.oid = c.opcnamespace where c.opcname = 'gin_trgm_ops'`,
  );
  const [found] = rows;
  if (!found) return;
  for (const table of SEARCHED)
    await db.raw(
      `create index "${searchIndexOf(table)}" on "${table}" using gin ("searchText" "${found.schema}".gin_trgm_ops)`,
    );
};

/** Indexes that nothing is known of would be taken for all sorts of questions where it is known of others. */
const countIfCounted = async (db: Knex): Promise<void> => {
  if (!(await db('sqlite_master').where('name', 'sqlite_stat1').first('name'))) return;
  for (const [table] of NARROW) await db.raw(`analyze "${table}"`);
};

/** Searches find their rows by an index, and lists by status, of all or of one client, come in order from one. */
export const up = async (db: Knex): Promise<void> => {
  if (isSqlite(db)) await onSqlite(db);
  else await onPostgres(db);
  await liveIndex(db, 'loads', 'status, id desc');
  await liveIndex(db, 'loads', 'clientId, status, id desc');
  for (const column of ['routeRef', 'cmrNumber'])
    await db.raw(
      `create index "loads_live_${column}" on "loads" ("${column}") where "disabled" = ${isSqlite(db) ? '0' : 'false'} and "${column}" is not null`,
    );
  if (isSqlite(db)) await countIfCounted(db);
};
