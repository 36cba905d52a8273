import type { Knex } from 'knex';
import { liveIndex } from './columns.ts';

/**
 * The office sees the letters that its server wrote (Design 9): they become rows like all others, found by their
 * receiver and newest first. `until`: after that moment a letter is of no use, its link has run out.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('mails', table => {
    table.integer('version').notNullable().defaultTo(1);
    table.string('updatedAt', 24).notNullable().defaultTo('');
    table.boolean('disabled').notNullable().defaultTo(false);
    table.text('searchText').notNullable().defaultTo('');
    table.string('until', 24);
  });
  // Addresses are plain ASCII; the subjects of the few letters before this one are found by their plain letters.
  await db.raw(`update "mails" set "updatedAt" = "createdAt", "searchText" = lower("to" || ' ' || "subject")`);
  await liveIndex(db, 'mails', 'createdAt desc, id desc');
};
