import type { Resource } from '../crud/resource.ts';
import { mailsTable } from './table.ts';

/** The letters of the last month, for the office alone. The outbox writes them; nobody else does. */
export const mailsResource: Resource = {
  ...mailsTable,
  defaultSort: ['createdAt', 'desc'],
  scope: query => {
    query.whereRaw('1 = 0');
  },
};
