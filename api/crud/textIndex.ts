import type { Knex } from 'knex';
import { fold } from '#domain/text/fold';
import { SEARCHED, searchIndexOf } from '../../migrations/034_searchIndex.ts';
import { type Db, isPostgres } from '../database/db.ts';
import { foldedColumn } from '../database/textOrder.ts';
import { likePattern } from './search.ts';

/** The index is of three-letter parts; shorter texts aren't in it. */
const PART = 3;

const isIndexed = (table: string, texts: readonly string[]): boolean =>
  SEARCHED.some(each => each === table) && texts.every(text => [...fold(text)].length >= PART);

/** An FTS5 expression for any of these texts, literally. */
const phrases = (texts: readonly string[]): string =>
  texts.map(text => `"${fold(text).replaceAll('"', '""')}"`).join(' OR ');

/** The ids of a table's rows whose folded text contains any of these, by the index if it can. */
export const idsWithText = (table: string, texts: readonly string[], db: Db): Knex.QueryBuilder => {
  const index = searchIndexOf(table);
  if (!isPostgres(db) && isIndexed(table, texts))
    return db(index)
      .select({ id: 'rowid' })
      .whereRaw('?? match ?', [index, phrases(texts)]);
  const query = db(table).select('id');
  for (const text of texts) query.orWhereRaw(`??.?? like ? escape '\\'`, [table, 'searchText', likePattern(text)]);
  return query;
};

/** The same in some columns only: for users who may not read the others. */
export const idsWithTextIn = (
  columns: readonly string[],
  table: string,
  texts: readonly string[],
  db: Db,
): Knex.QueryBuilder =>
  db(table)
    .select('id')
    .whereIn('id', idsWithText(table, texts, db))
    .where(any => {
      any.whereRaw('1 = 0');
      for (const column of columns) {
        const [folded, bound] = foldedColumn(column, isPostgres(db));
        for (const text of texts) any.orWhereRaw(`${folded} like ? escape '\\'`, [...bound, likePattern(text)]);
      }
    });

const onPostgres = new WeakMap<object, Promise<boolean>>();

/** Whether the index exists: PostgreSQL may lack the extension for it (migration 034). */
const hasIndex = (db: Db): Promise<boolean> => {
  if (!isPostgres(db)) return Promise.resolve(true);
  const { config } = db.client;
  const known = onPostgres.get(config);
  if (known) return known;
  const asked = Promise.resolve(
    db('pg_indexes')
      .whereRaw('schemaname = current_schema()')
      .where('indexname', searchIndexOf(SEARCHED[0]))
      .first('indexname'),
  ).then(row => row !== undefined);
  onPostgres.set(config, asked);
  asked.catch(() => onPostgres.delete(config));
  return asked;
};

/** Whether an index can look up a text in a table: not texts of one or two letters. */
export const canBeLookedUp = async (table: string, text: string, db: Db): Promise<boolean> =>
  isIndexed(table, [text]) && hasIndex(db);
