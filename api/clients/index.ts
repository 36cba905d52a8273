import { clients } from '#domain/clients';
import { contactErrors } from '#domain/contact';
import { endSessionsWhere } from '../auth/session.ts';
import { withdrawNewsOf } from '../documents/withdrawWarnings.ts';
import type { Resource } from '../crud/resource.ts';
import { checkNothingOpen } from './checkNothingOpen.ts';
import { importSheet } from '../imports/importSheet.ts';
import { accountantLink } from '../users/accountantLink.ts';

/**
 * Clients, who pay for the loads (Spec 3): managed by the office; a client reads itself and updates its contact data.
 */
export const clientsResource: Resource = {
  name: 'clients',
  entity: clients,
  sheet: importSheet('clients'),
  defaultSort: ['name', 'asc'],
  search: ['name', 'alias', 'nif', 'email', 'phone', 'provider', 'address.city'],
  scope: (query, user) => {
    query.where('clients.id', user.clientId);
  },
  links: [accountantLink],
  changesByRow: true,
  rules: contactErrors,
  // What it still owes or waits for must be settled first, as a carrier's routes must. A removed client may have no new
  // accounts, and its accounts are logged out at once (Spec 4).
  beforeRemove: async (row, ctx) => {
    await checkNothingOpen(row.id, ctx);
    await endSessionsWhere(ctx.db, { clientId: row.id });
    await withdrawNewsOf({ clientId: row.id }, ctx);
    return { createUserClient: false };
  },
};
