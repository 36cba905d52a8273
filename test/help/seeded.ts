import { decodeRow } from '../../api/crud/codec.ts';
import { folderStore } from '../../api/files/folderStore.ts';
import { seedDemo } from '../../seeds/demo.ts';
import { ENTITIES, type EntityName } from '../../src/domain/entities.ts';
import { newDatabase, type TestDatabase } from './database.ts';

/** A Friday at noon in Spain, in winter time. */
export const NOW = new Date('2026-11-20T11:00:00.000Z');
export const TODAY = '2026-11-20';

export type Seeded = TestDatabase & {
  /** All rows of a table as the API reads them, by id. */
  rows: <T>(table: EntityName) => Promise<T[]>;
};

/** A database of its own with the demonstration in it. */
export const openSeeded = async (options: { rows?: number; now?: Date } = {}): Promise<Seeded> => {
  const database = await newDatabase();
  await seedDemo(database.db, { files: folderStore(database.dataDir), now: NOW, ...options });
  return {
    ...database,
    rows: async <T>(table: EntityName) => {
      const rows: Record<string, unknown>[] = await database.db(table).orderBy('id');
      return rows.map(row => decodeRow(ENTITIES[table], row) as T);
    },
  };
};
