import type { Knex } from 'knex';
import { type Db, isPostgres } from './db.ts';

/** SQL that is true if a JSON column has `true` at a path; paths are ours, never a request's. */
export const jsonIsTrue = (db: Db, column: string, path: readonly string[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(`(coalesce(??::jsonb #>> '{${path.join(',')}}', 'false') = 'true')`, [column])
    : db.raw(`(coalesce(json_extract(??, '$.${path.join('.')}'), 0) = 1)`, [column]);

/** SQL for the texts of a list in a JSON column, for use in `in (…)`. */
export const jsonTexts = (db: Db, column: string, path: readonly string[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(
        `(select jsonb_array_elements_text(coalesce(nullif(??::jsonb #> '{${path.join(',')}}', 'null'::jsonb), '[]'::jsonb)))`,
        [column],
      )
    : db.raw(`(select value from json_each(coalesce(??, '{}'), '$.${path.join('.')}') where value is not null)`, [
        column,
      ]);

/** SQL for the text at a path of a JSON column, numbers being places in a list; null if missing. */
export const jsonText = (db: Db, column: string, path: readonly (string | number)[]): Knex.Raw =>
  isPostgres(db)
    ? db.raw(`(??::jsonb #>> '{${path.join(',')}}')`, [column])
    : db.raw(
        `json_extract(??, '$${path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}')`,
        [column],
      );
