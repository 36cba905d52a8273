import type { Knex } from 'knex';

const BATCH = 500;
const MAX_SEARCH_TEXT = 1000;

const LISTS = [
  ['loads', 'intermediateStops'],
  ['clients', 'timeWindow'],
  ['locations', 'timeWindow'],
] as const;

type Stop = { destination?: { name?: string | null; city?: string | null } | null; city?: string | null };
type Load = { id: number; searchText: string | null; intermediateStops: string };

/** As searches compared text when this was written. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const textOf = ({ searchText, intermediateStops }: Load): string => {
  const stops: Stop[] = JSON.parse(intermediateStops);
  const more = [
    ...stops.map(stop => stop.destination?.name),
    ...stops.map(stop => stop.destination?.city),
    ...stops.map(stop => stop.city),
  ];
  return fold([searchText, ...more].filter(Boolean).join(' ')).slice(0, MAX_SEARCH_TEXT);
};

/**
 * Empty lists become nothing, which is what filters take for empty; and a load is found by the places where it
 * stops.
 */
export const up = async (db: Knex): Promise<void> => {
  for (const [table, column] of LISTS)
    await db(table)
      .where(column, '[]')
      .update({ [column]: null });
  for (let last = 0; ; ) {
    const rows: Load[] = await db('loads')
      .where('id', '>', last)
      .whereNotNull('intermediateStops')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'searchText', 'intermediateStops');
    for (const row of rows)
      await db('loads')
        .where({ id: row.id })
        .update({ searchText: textOf(row) });
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
};
