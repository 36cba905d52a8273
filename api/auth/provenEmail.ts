import type { Db } from '../database/db.ts';

/** The accounts whose e-mail doesn't tell whose they are, by id. */
export const withUnprovenEmail = (db: Db) => db('unprovenEmails').select('userId');

/** Trusts an account's e-mail: a link sent to it was used (a change would have voided the link), or the office entered it. */
export const proveEmail = async (db: Db, userId: number): Promise<void> => {
  await db('unprovenEmails').where({ userId }).del();
};

/** Distrusts an account's e-mail, which its owner entered: it could be anybody's. */
export const doubtEmail = async (db: Db, userId: number): Promise<void> => {
  await db('unprovenEmails').insert({ userId }).onConflict('userId').ignore();
};
