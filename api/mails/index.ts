import type { Resource } from '../crud/resource.ts';
import { mailsSheet } from './sheet.ts';
import { mailsTable } from './table.ts';

/**
 * The last month's letters, for the office alone; only the outbox writes them. Admins don't see letters to superUsers'
 * addresses, as they don't see superUsers (Design 3).
 */
export const mailsResource: Resource = {
  ...mailsTable,
  defaultSort: ['createdAt', 'desc'],
  sheet: mailsSheet,
  scope: (query, { role }) => {
    if (role !== 'admin') query.whereRaw('1 = 0');
    // One query for all letters: there are few superUsers.
    else query.whereRaw(`lower("mails"."to") not in (select lower("email") from "users" where "role" = 'superUser')`);
  },
};
