import type { Knex } from 'knex';
import { type Db, isPostgres } from './db.ts';

/** SQL text that is true when a JSON column holds `true` at a path; paths are ours, never a request's. */
export const jsonIsTrue = (db: Db, column: string, path: readonly string[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(`(coalesce(??::jsonb #>> '{${path.join(',')}}', 'false') = 'true')`, [column])
    : db.raw(`(coalesce(json_extract(??, '$.${path.join('.')}'), 0) = 1)`, [column]);

/** SQL that yields the texts of a list inside a JSON column, to be used as `in (…)`. */
export const jsonTexts = (db: Db, column: string, path: readonly string[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(
        `(select jsonb_array_elements_text(coalesce(nullif(??::jsonb #> '{${path.join(',')}}', 'null'::jsonb), '[]'::jsonb)))`,
        [column],
      )
    : db.raw(`(select value from json_each(coalesce(??, '{}'), '$.${path.join('.')}') where value is not null)`, [
        column,
      ]);

/** SQL that yields the text at a path of a JSON column; null when there is none. */
export const jsonText = (db: Db, column: string, path: readonly string[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(`(??::jsonb #>> '{${path.join(',')}}')`, [column])
    : db.raw(`json_extract(??, '$.${path.join('.')}')`, [column]);
