import type { Knex } from 'knex';
import { isSqlite, plainIndex } from './columns.ts';

const KEPT = 'the history is only added to';

/** Alerts go after half a year, and what was noted of them with them (api/jobs/purgeAlerts.ts); all else stays. */
const onSqlite = async (db: Knex): Promise<void> => {
  await db.raw(`create trigger "changes_update" before update on "changes" for each row
    begin select raise(abort, '${KEPT}'); end`);
  await db.raw(`create trigger "changes_delete" before delete on "changes" for each row
    when old."resource" <> 'alerts'
    begin select raise(abort, '${KEPT}'); end`);
};

const onPostgres = async (db: Knex): Promise<void> => {
  await db.raw(`create function "refuseHistory"() returns trigger language plpgsql as $$
    begin raise exception '${KEPT}' using errcode = 'integrity_constraint_violation'; end $$`);
  await db.raw(`create trigger "changes_update" before update on "changes" for each row
    execute function "refuseHistory"()`);
  await db.raw(`create trigger "changes_delete" before delete on "changes" for each row
    when (old."resource" <> 'alerts') execute function "refuseHistory"()`);
};

/**
 * Who changed what can be read over all, newest first or by who did it, says from where, and is never altered. `history`
 * is the table as lists read rows: what all others have is the same for each of these, and so takes no room.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('changes', table => {
    table.string('ip', 45);
  });
  await plainIndex(db, 'changes', 'at, id');
  await plainIndex(db, 'changes', 'userId, at, id');
  const no = isSqlite(db) ? '0' : 'false';
  await db.raw(`create view "history" as select "id", 1 as "version", "at" as "createdAt", "at" as "updatedAt",
    ${no} as "disabled", coalesce(lower("ip"), '') as "searchText", "resource", "recordId", "action", "userId", "ip", "changes"
    from "changes"`);
  if (isSqlite(db)) await onSqlite(db);
  else await onPostgres(db);
};
