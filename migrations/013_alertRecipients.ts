import type { Knex } from 'knex';
import { isSqlite, liveIndex, plainIndex } from './columns.ts';

/** Whose an alert is, as one word: `admin`, `carrier:12`. Computed, so that it can't differ from the ids. */
const RECIPIENT = `"recipientType" || coalesce(':' || coalesce("carrierId", "clientId", "userId", "vehicleId"), '')`;

/** One more for a recipient, in the transaction that changes an alert of theirs, whoever writes it and how. */
const onSqlite = async (db: Knex): Promise<void> => {
  await db.raw(`alter table "alerts" add column "recipient" text generated always as (${RECIPIENT}) virtual`);
  const more = (row: 'old' | 'new') => `insert into "alertGenerations" ("recipient", "generation")
    values (${row}."recipient", 1) on conflict ("recipient") do update set "generation" = "generation" + 1;`;
  const trigger = (name: string, event: string, work: string, when = '') =>
    db.raw(`create trigger "alerts_${name}" after ${event} on "alerts" for each row ${when} begin ${work} end`);
  await trigger('inserted', 'insert', more('new'));
  await trigger('updated', 'update', more('new'));
  await trigger('moved', 'update', more('old'), 'when old."recipient" <> new."recipient"');
  await trigger('deleted', 'delete', more('old'));
};

/**
 * At the very end of the transaction, one transaction after another: the row that all of them count in is locked for a
 * commit only, and two that changed the same recipients in another order can't wait for each other.
 */
const onPostgres = async (db: Knex): Promise<void> => {
  const asText = RECIPIENT.replace(/coalesce\("carrierId".*?\)/, '$&::text');
  await db.raw(`alter table "alerts" add column "recipient" text generated always as (${asText}) stored`);
  await db.raw(`create function "countAlertChange"(whose text) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7299);
      insert into "alertGenerations" ("recipient", "generation") values (whose, 1)
        on conflict ("recipient") do update set "generation" = "alertGenerations"."generation" + 1
        where "alertGenerations".xmin <> pg_current_xact_id()::xid;
    end $$`);
  await db.raw(`create function "alertChanged"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then perform "countAlertChange"(new."recipient"); end if;
      if tg_op = 'DELETE' then perform "countAlertChange"(old."recipient");
      elsif tg_op = 'UPDATE' and old."recipient" <> new."recipient" then perform "countAlertChange"(old."recipient");
      end if;
      return null;
    end $$`);
  await db.raw(`create constraint trigger "alerts_changed" after insert or update or delete on "alerts"
    deferrable initially deferred for each row execute function "alertChanged"()`);
};

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('alertGenerations', table => {
    table.string('recipient', 40).primary();
    table.bigInteger('generation').notNullable();
  });
  if (isSqlite(db)) await onSqlite(db);
  else await onPostgres(db);

  // Which of the server's own texts it is; none when a person wrote it.
  await db.schema.alterTable('alerts', table => {
    table.string('kind', 40);
  });

  // One person's alerts: the newest, those of a time, and unread first. What is unread is counted in an index of its own.
  await liveIndex(db, 'alerts', 'recipient, id desc');
  await liveIndex(db, 'alerts', 'recipient, createdAt desc, id desc');
  await liveIndex(db, 'alerts', 'recipient, isRead, id desc');
  const isUnread = isSqlite(db) ? `"disabled" = 0 and "isRead" = 0` : `"disabled" = false and "isRead" = false`;
  await db.raw(`create index "alerts_unread" on "alerts" ("recipient", "id" desc) where ${isUnread}`);
  // What was said of a row, to take it back; and what is old enough to be cleared out.
  await liveIndex(db, 'alerts', 'resource, recordId, id desc');
  await plainIndex(db, 'alerts', 'isRead, createdAt');
};
