import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

const MEASURES = {
  loads: ['weight', 'length', 'width', 'height'],
  vehicles: ['tonnage', 'long', 'width', 'height'],
} as const;

/** As many decimals as are shown, and above 0 as before. */
const shown = (value: number): number => Math.max(Number(value.toFixed(3)), 0.001);

/**
 * Measures become what screens showed of them. More than three decimals are refused by now, and a row that had them took
 * no change at all, of whatever field.
 */
export const up = async (db: Knex): Promise<void> => {
  const rounded = isSqlite(db) ? 'round(??, 3)' : 'round(??::numeric, 3)::double precision';
  for (const [table, columns] of Object.entries(MEASURES))
    for (const column of columns) {
      const rows: { id: number; value: number }[] = await db(table)
        .whereRaw(`?? <> ${rounded}`, [column, column])
        .select('id', { value: column });
      for (const { id, value } of rows)
        await db(table)
          .where({ id })
          .update({ [column]: shown(value) });
    }
};
