import type { Db } from '../api/database/db.ts';
import { isPostgres } from '../api/database/db.ts';
import { searchTextOf } from '../api/crud/search.ts';
import { resources } from '../api/resources.ts';
import type { Row } from './rows.ts';
import { type Batch, TABLES, type TableName } from './world.ts';

/** Values in one statement: below the 32,766 that SQLite takes and the 65,535 of PostgreSQL. */
const MAX_VALUES = 30_000;
const MAX_ROWS = 1_000;

/** Places and addresses are shared by many rows, so each is written down once. */
const json = new WeakMap<object, string>();

const encode = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  const text = json.get(value) ?? JSON.stringify(value);
  json.set(value, text);
  return text;
};

const searchedIn = (table: TableName) => Object.values(resources).find(resource => resource.name === table);

/** Inserts rows that all have the columns of the first; objects become JSON and `searchText` what the API would put there. */
const insertRows = async (db: Db, table: TableName, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const resource = 'searchText' in first ? searchedIn(table) : undefined;
  const valuesOf = (row: Row) => {
    if (resource) row.searchText = searchTextOf(resource, row);
    return columns.map(column => encode(row[column]));
  };
  const holes = `(${columns.map(() => '?').join(', ')})`;
  const head = `insert into "${table}" (${columns.map(column => `"${column}"`).join(', ')}) values `;
  const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size);
    await db.raw(`${head}${some.map(() => holes).join(', ')}`, some.flatMap(valuesOf) as string[]);
  }
};

/** Carriers and accounts refer to each other: the accountants are appointed once their accounts are there. */
const appoint = async (db: Db, carriers: readonly Row[]): Promise<void> => {
  for (const { id, accountantId } of carriers)
    if (accountantId) await db('carriers').where({ id }).update({ accountantId });
};

/** Inserts a batch in the order in which its tables refer to one another. */
export const insertBatch = async (db: Db, batch: Batch): Promise<void> => {
  const { carriers = [] } = batch;
  const rows: Batch = { ...batch, carriers: carriers.map(carrier => ({ ...carrier, accountantId: null })) };
  for (const table of TABLES) await insertRows(db, table, rows[table] ?? []);
  await appoint(db, carriers);
};

/** Tables whose rows are known by what they are of. */
const WITHOUT_ID: readonly TableName[] = [
  'invoiceSeries',
  'invoiceLines',
  'invoiceRecipients',
  'invoiceIssuers',
  'invoiceRunRows',
  'sepaItems',
  'expiryWarnings',
];

/** PostgreSQL counts ids by itself and has to be told of those given here. */
export const advanceIds = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) return;
  for (const table of TABLES.filter(name => !WITHOUT_ID.includes(name)))
    await db.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), greatest(max("id"), 1)) from "${table}"`);
};
