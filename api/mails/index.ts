import type { Resource } from '../crud/resource.ts';
import { withoutSuperUsers } from './withoutSuperUsers.ts';
import { mailsSheet } from './sheet.ts';
import { mailsTable } from './table.ts';

/**
 * The last month's letters, for the office alone; only the outbox writes them. Admins don't see letters to superUsers'
 * addresses, present or former, as they don't see superUsers (Design 3).
 */
export const mailsResource: Resource = {
  ...mailsTable,
  defaultSort: ['createdAt', 'desc'],
  sheet: mailsSheet,
  scope: (query, { role }, { db }) => {
    if (role !== 'admin') query.whereRaw('1 = 0');
    else withoutSuperUsers(query, db);
  },
};
