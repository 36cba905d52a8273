import type { Knex } from 'knex';

const BATCH = 500;

const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * A finished route has the day from which its carrier may invoice it (Design 6): where none was typed, its last one, else
 * its first, else the day in Spain on which it was last touched.
 */
export const up = async (db: Knex): Promise<void> => {
  const dateless = () => db('routes').where({ status: 'finished' }).whereNull('invoiceDate');
  const planned = db.raw('coalesce("endDate", "startDate")');
  await dateless().whereRaw('coalesce("endDate", "startDate") is not null').update({ invoiceDate: planned });
  for (;;) {
    const rows: { id: number; updatedAt: string }[] = await dateless()
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'updatedAt');
    if (!rows.length) return;
    for (const { id, updatedAt } of rows)
      await db('routes')
        .where({ id })
        .update({ invoiceDate: madrid.format(new Date(updatedAt)) });
  }
};
