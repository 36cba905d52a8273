import type { Knex } from 'knex';

/** What a letter tells of, so that one that hasn't left yet can be taken back: `loads:12:delivered`. */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('mails', table => {
    table.string('topic', 80);
  });
  await db.raw('create index "mails_topic" on "mails" ("topic") where "topic" is not null');
};
