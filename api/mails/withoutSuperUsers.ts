import type { Knex } from 'knex';
import type { Db } from '../database/db.ts';
import { jsonText } from '../database/json.ts';

/** The addresses that superUsers gave up, and until when each was theirs. Grouped, so that it is worked out once. */
const givenUp = (superUsers: Knex.QueryBuilder, db: Db): Knex.QueryBuilder => {
  const address = jsonText(db, 'changes', ['email', 0]);
  return db('changes')
    .where({ resource: 'users', action: 'update' })
    .whereIn('recordId', superUsers.clone().select('id'))
    .whereRaw('? is not null', [address])
    .select({ address: db.raw('lower(?)', [address]), until: db.raw('max("at")') })
    .groupByRaw('1');
};

/** Leaves out letters to what is a superUser's address, or was when they were written. */
export const withoutSuperUsers = (query: Knex.QueryBuilder, db: Db): void => {
  const superUsers = db('users').where({ role: 'superUser' });
  query.whereRaw('lower("mails"."to") not in ?', [superUsers.clone().select(db.raw('lower("email")'))]);
  const former = db
    .from(givenUp(superUsers, db).as('former'))
    .whereRaw('"former"."address" = lower("mails"."to") and "former"."until" >= "mails"."createdAt"');
  query.whereNotExists(former.select(db.raw('1')));
};
