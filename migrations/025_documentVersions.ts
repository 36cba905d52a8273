import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** A document may take the place of an older one; one that isn't removed does so alone. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`alter table "documents" add column "replacesId" integer references "documents" ("id")`);
  await db.raw(`create unique index "documents_replacesId_unique" on "documents" ("replacesId")
    where "disabled" = ${isSqlite(db) ? '0' : 'false'}`);
};
