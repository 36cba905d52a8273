import type { Knex } from 'knex';
import type { Db } from '../database/db.ts';
import type { User } from '../world.ts';

/**
 * Narrows invoices to a carrier's or client's own, or for an accountant those of companies that appointed it; nobody
 * else has any (Design 3).
 */
export const scopeOfInvoices = (query: Knex.QueryBuilder, user: User, db: Db): Knex.QueryBuilder => {
  if (user.role === 'carrier') return query.where('invoices.carrierId', user.carrierId);
  if (user.role === 'client') return query.where('invoices.clientId', user.clientId);
  if (user.role === 'accountant')
    return query.where(any => {
      any
        .whereIn('invoices.carrierId', db('carriers').select('id').where({ accountantId: user.id, disabled: false }))
        .orWhereIn('invoices.clientId', db('clients').select('id').where({ accountantId: user.id, disabled: false }));
    });
  return query.whereRaw('1 = 0');
};
