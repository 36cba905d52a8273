import type { Knex } from 'knex';
import type { FieldSpec } from '#domain/fields';
import { isPostgres } from '../database/db.ts';
import { orderKeyOf } from '../database/textOrder.ts';
import type { Ctx } from '../world.ts';
import { isToldInPart, TOLD_ACCOUNT } from './untold.ts';

type Direction = 'asc' | 'desc';

/** Columns that every row has; flags are never null either (codec.ts). */
const ALWAYS_THERE = ['id', 'version', 'createdAt', 'updatedAt'];

/** Choices by their position, the order in which they are offered: a state after the one before it. */
const rankOf = (choices: readonly string[]): string =>
  `case ?? ${choices.map((choice, rank) => `when '${choice}' then ${rank}`).join(' ')} end`;

/** The choices whose order isn't that of what is stored. */
const namesOf = ({ kind, choices = [] }: FieldSpec): readonly string[] =>
  kind === 'select' && choices.every(choice => /^[\w-]+$/.test(choice)) && choices.some(choice => /\D/.test(choice))
    ? choices
    : [];

/**
 * Sorts by a column, alike on both engines: text in Spanish order, choices as they are offered, empty before filled,
 * which PostgreSQL must be told. Not told for columns that are never empty, so that an index can answer.
 */
export const orderByField = (
  query: Knex.QueryBuilder,
  column: string,
  spec: FieldSpec,
  direction: Direction,
  ctx: Ctx,
): Knex.QueryBuilder => {
  const onPostgres = isPostgres(ctx.db);
  const field = column.split('.').at(-1) ?? '';
  const isThere = spec.required || spec.kind === 'boolean' || ALWAYS_THERE.includes(field);
  const nulls = onPostgres && !isThere ? ` nulls ${direction === 'asc' ? 'first' : 'last'}` : '';
  const by = (sql: string, columns = [column]) => query.orderByRaw(`${sql} ${direction}${nulls}`, columns);
  const names = namesOf(spec);
  if (isToldInPart(spec, ctx)) by(TOLD_ACCOUNT, [column, column]);
  else if (names.length) by(rankOf(names));
  else if (spec.kind === 'text') {
    by(...orderKeyOf(column, onPostgres));
    by(onPostgres ? '?? collate "C"' : '??');
  } else by('??');
  return query;
};
