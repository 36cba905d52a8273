import type { Knex } from 'knex';
import { liveIndex } from './columns.ts';

/** Income and expenses are lists of their own: each side in the order of its dates. */
export const up = async (db: Knex): Promise<void> => {
  await liveIndex(db, 'invoices', 'issuerRole, date desc, id desc');
  await liveIndex(db, 'invoices', 'recipientRole, date desc, id desc');
};
