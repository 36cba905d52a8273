import { SETTINGS_ID } from '#domain/settings';
import type { Db } from '../database/db.ts';

/** Creates the company's row if missing, with its data still to be filled in. */
export const ensureSettings = async (db: Db, now: Date): Promise<void> => {
  const at = now.toISOString();
  await db('settings')
    .insert({ id: SETTINGS_ID, name: '', nif: '', createdAt: at, updatedAt: at })
    .onConflict('id')
    .ignore();
};
