import type { Db } from '../../api/database/db.ts';
import { DELIVERED, FINISHED } from './invoicing.ts';

type Row = Record<string, unknown>;

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
