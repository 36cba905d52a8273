import { expect } from 'vitest';
import { type Db, isPostgres } from '../../api/database/db.ts';

type Named = { id: number; num: string; value: number; name: string | null };

/**
 * The office's numbers are 1 to N, each once; each invoice has its paper and is the sum of its lines, and each line's load
 * is its invoice's and nobody else's. All of it as it is at one moment: a request that nobody waits for any more may still
 * be at work.
 */
export const expectNumbered = (floor: Db, year: number): Promise<Named[]> =>
  floor.transaction(db => expectNumberedIn(db, year), isPostgres(floor) ? { isolationLevel: 'repeatable read' } : {});

const expectNumberedIn = async (db: Db, year: number): Promise<Named[]> => {
  const invoices: Named[] = await db('invoices').where({ issuerKey: 'admin' }).orderBy('id');
  const numbers = invoices.map(({ num }) => Number(num.replace(`${year}/`, ''))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: invoices.length }, (_, n) => n + 1));
  const issuers: number[] = await db('invoiceIssuers')
    .whereIn('invoiceId', db('invoices').where({ issuerKey: 'admin' }).select('id'))
    .orderBy('invoiceId')
    .pluck('invoiceId');
  expect(issuers).toEqual(invoices.map(({ id }) => id));
  const lines: { invoiceId: number; loadId: number; amount: number }[] = await db('invoiceLines').whereNull('routeId');
  const sums = new Map<number, number>();
  for (const { invoiceId, amount } of lines) sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + Number(amount));
  expect(invoices.filter(({ id, value }) => sums.get(id) !== Number(value))).toEqual([]);
  const loads = lines.map(line => line.loadId).filter(id => id !== null);
  expect(new Set(loads).size).toBe(loads.length);
  const of: { id: number; invoiceId: number }[] = await db('loads').whereNotNull('invoiceId').select('id', 'invoiceId');
  const pairs = (list: readonly (readonly [number, number])[]) => list.map(pair => pair.join(' ')).sort();
  expect(pairs(of.map(({ id, invoiceId }) => [id, invoiceId]))).toEqual(
    pairs(lines.filter(line => line.loadId !== null).map(line => [line.loadId, line.invoiceId])),
  );
  return invoices;
};
