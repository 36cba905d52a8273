import type { Knex } from 'knex';
import { ORDER_KEY } from '../api/database/textOrder.ts';
import { isSqlite } from './columns.ts';

/**
 * What the lists of the widest tables are filtered and put in order by, all of it in one index each, which is a fifth of
 * its table: what no other index answers is read here. After the newest comes the one before, as these lists show them.
 */
export const FIELD_INDEXES: Readonly<Record<string, readonly string[]>> = {
  loads: [
    ...['disabled', 'status', 'clientId', 'pickupDate', 'deliveryDate', 'invoiceDate', 'price', 'packages', 'weight'],
    ...['length', 'width', 'height', 'loadType', 'loadSide', 'isPalleted', 'goodsNature', 'comments', 'cmrNumber'],
    ...['routeRef', 'clientRef', 'routeId', 'position', 'invoiceId', 'createdAt', 'updatedAt', 'version'],
  ],
  routes: [
    ...['disabled', 'status', 'carrierId', 'startDate', 'endDate', 'invoiceDate', 'price', 'clientRef', 'isPublic'],
    ...['tractionVehicleId', 'towingVehicleId', 'comments', 'invoiceId', 'createdAt', 'updatedAt', 'version'],
  ],
};

/** Texts that these lists are put in order by, which is that of a dictionary. */
const ORDERED: Readonly<Record<string, readonly string[]>> = { loads: ['clientRef', 'goodsNature'], routes: [] };

/** Long texts of which only is asked whether there are any. */
export const FIELDS_PRESENT: Readonly<Record<string, string>> = { loads: 'intermediateStops', routes: 'neededVehicle' };

export const fieldIndexOf = (table: string): string => `${table}_fields`;

/** PostgreSQL reads a table with as many processes as it has, and would have to keep such an index with every change. */
export const up = async (db: Knex): Promise<void> => {
  if (!isSqlite(db)) return;
  const isCounted = (await db('sqlite_master').where('name', 'sqlite_stat1').first('name')) !== undefined;
  for (const [table, columns] of Object.entries(FIELD_INDEXES)) {
    const parts = [
      '"id" desc',
      ...columns.map(column => `"${column}"`),
      `"${FIELDS_PRESENT[table]}" is null`,
      ...(ORDERED[table] ?? []).map(column => `${ORDER_KEY}("${column}")`),
    ];
    await db.raw(`create index "${fieldIndexOf(table)}" on "${table}" (${parts.join(', ')})`);
    // An index that nothing is known of would be taken for all sorts of questions where it is known of others.
    if (isCounted) await db.raw(`analyze "${table}"`);
  }
};
