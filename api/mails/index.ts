import type { Resource } from '../crud/resource.ts';
import { mailsSheet } from './sheet.ts';
import { mailsTable } from './table.ts';

/**
 * The letters of the last month, for the office alone. The outbox writes them; nobody else does. An admin isn't told of
 * superUsers (Design 3), nor of what was written to their addresses.
 */
export const mailsResource: Resource = {
  ...mailsTable,
  defaultSort: ['createdAt', 'desc'],
  sheet: mailsSheet,
  scope: (query, { role }) => {
    if (role !== 'admin') query.whereRaw('1 = 0');
    // Asked once for all letters: there are few superUsers.
    else query.whereRaw(`lower("mails"."to") not in (select lower("email") from "users" where "role" = 'superUser')`);
  },
};
