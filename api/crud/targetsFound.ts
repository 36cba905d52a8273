import type { Db } from '../database/db.ts';
import { fillPlaces } from './byIds.ts';

/** A row that a reference points at. */
export type Target = { id: number; disabled: boolean | number };

type Found = Target & { of: string };

const inTable = (table: string, count: number): string =>
  `select '${table}' as "of", "id", "disabled" from "${table}" where "id" in (${Array(count).fill('?').join(', ')})`;

/** Reads rows of several tables in one statement, and gives by table what was found. `wanted`: ids by table. */
export const targetsFound = async (
  wanted: ReadonlyMap<string, readonly number[]>,
  db: Db,
): Promise<ReadonlyMap<string, Target[]>> => {
  const found = new Map<string, Target[]>();
  if (!wanted.size) return found;
  const filled = [...wanted].map(([table, ids]) => ({ table, ids: fillPlaces(ids) }));
  const sql = filled.map(({ table, ids }) => inTable(table, ids.length)).join(' union all ');
  const answer = await db.raw<Found[] | { rows: Found[] }>(
    sql,
    filled.flatMap(({ ids }) => ids),
  );
  for (const { of, ...target } of Array.isArray(answer) ? answer : answer.rows)
    found.set(of, [...(found.get(of) ?? []), target]);
  return found;
};
