import { expect, test } from 'vitest';
import { type Db, isPostgres } from '../../api/database/db.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

const corrections = (db: Db) => db('invoices').where({ invoiceId: 1, disabled: false }).select('id');

/** How PostgreSQL runs a statement that it has prepared for whatever values come. */
const planKeptFor = async (db: Db): Promise<string> => {
  const prepared = await db('pg_prepared_statements').where('statement', 'like', '%"invoiceId" = $1%').first('name');
  await db.raw('set local plan_cache_mode = force_generic_plan');
  // The table is empty, and would be read whole.
  await db.raw('set local enable_seqscan = off');
  const { rows } = await db.raw<{ rows: object[] }>(`explain execute "${prepared?.name}"(1)`);
  return JSON.stringify(rows);
};

test('a question that is asked again and again finds live rows by their index, whichever values come', async () => {
  await office.db.transaction(async trx => {
    for (let time = 0; time < 5; time += 1) expect(await corrections(trx)).toEqual([]);
    if (isPostgres(trx)) expect(await planKeptFor(trx)).toContain('invoices_corrections');
  });
});
