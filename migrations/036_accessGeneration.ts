import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** What decides who is in and with which rights: a change of any of these columns, or a row of these that goes. */
const ACCESS = {
  sessions: ['userId', 'lastSeenAt', 'expiresAt'],
  users: [
    ...['username', 'email', 'role', 'carrierId', 'clientId', 'vehicleId', 'isActive', 'disabled'],
    ...['hasSecondFactor', 'mustChangePassword'],
  ],
  carriers: ['disabled'],
  clients: ['disabled'],
  vehicles: ['carrierId', 'disabled'],
  settings: ['requiresSecondFactor'],
};

/**
 * Counts the changes to who may come in, so that sessions need not be read anew after every write of anything else.
 * PostgreSQL can't be asked for it more cheaply than for the session itself.
 */
export const up = async (db: Knex): Promise<void> => {
  if (!isSqlite(db)) return;
  await db.raw(
    `create table "accessGeneration" ("id" integer primary key check ("id" = 1), "number" integer not null)`,
  );
  await db.raw(`insert into "accessGeneration" ("id", "number") values (1, 1)`);
  const count = 'begin update "accessGeneration" set "number" = "number" + 1; end';
  for (const [table, columns] of Object.entries(ACCESS)) {
    const names = columns.map(name => `"${name}"`).join(', ');
    await db.raw(`create trigger "${table}_access_update" after update of ${names} on "${table}" ${count}`);
    await db.raw(`create trigger "${table}_access_delete" after delete on "${table}" ${count}`);
  }
};
