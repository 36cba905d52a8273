import { expect } from 'vitest';
import { type Db, isPostgres } from '../../api/db.ts';
import { DELIVERED, FINISHED } from './invoicing.ts';

type Row = Record<string, unknown>;
type Named = { id: number; num: string; value: number; name: string | null };

const at = '2026-11-20T11:00:00.000Z';
const PLACE = JSON.stringify({ street: 'Calle Mayor', houseNumber: '1', city: 'Valencia', postalCode: '46001' });

const inserted = async (db: Db, table: string, rows: readonly Row[]): Promise<number[]> => {
  const ids: { id: number }[] = await db.batchInsert(table, rows as Row[], 50).returning('id');
  return ids.map(row => row.id).sort((a, b) => a - b);
};

/** Delivered loads, each of 100 €, of a client or of as many as there are ids. */
export const addDelivered = (db: Db, clientIds: readonly number[]): Promise<number[]> =>
  inserted(
    db,
    'loads',
    clientIds.map(clientId => ({ ...DELIVERED, clientId, origin: PLACE, destination: PLACE, price: 10_000 })),
  );

export const addFinished = (db: Db, carrierIds: readonly number[]): Promise<number[]> =>
  inserted(
    db,
    'routes',
    carrierIds.map(carrierId => ({ ...FINISHED, carrierId, price: 10_000 })),
  );

export const addClients = (db: Db, count: number): Promise<number[]> =>
  inserted(
    db,
    'clients',
    Array.from({ length: count }, (_, n) => ({
      name: `Cliente ${String(n).padStart(3, '0')}`,
      alias: `C${n}`,
      nif: 'G28029007',
      address: PLACE,
      createdAt: at,
      updatedAt: at,
    })),
  );

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
