import type { Knex } from 'knex';
import type { Db } from '../db.ts';
import { scopeOfInvoices } from '../invoices/scope.ts';
import { scopeOfRoutes } from '../routes/scope.ts';
import type { User } from '../world.ts';

const live = (query: Knex.QueryBuilder, table: string) => query.where(`${table}.disabled`, false);

/** Documents of what a user sees: own company and vehicles, own routes and their loads, own invoices (Design 3). */
export const scopeOfDocuments = (query: Knex.QueryBuilder, user: User, db: Db): void => {
  const routes = () => scopeOfRoutes(db('routes').select('routes.id'), user);
  const invoices = () => live(scopeOfInvoices(db('invoices').select('invoices.id'), user, db), 'invoices');
  const loadsOnRoutes = () => live(db('loads').select('loads.id').whereIn('loads.routeId', routes()), 'loads');
  query.where(either => {
    switch (user.role) {
      case 'carrier':
        either
          .where('documents.carrierId', user.carrierId)
          .orWhereIn(
            'documents.vehicleId',
            db('vehicles').select('id').where({ carrierId: user.carrierId, disabled: false }),
          )
          .orWhereIn('documents.routeId', routes())
          .orWhereIn('documents.loadId', loadsOnRoutes())
          .orWhereIn('documents.invoiceId', invoices());
        return;
      case 'client':
        either
          .where('documents.clientId', user.clientId)
          .orWhereIn('documents.loadId', db('loads').select('id').where({ clientId: user.clientId, disabled: false }))
          .orWhereIn('documents.invoiceId', invoices());
        return;
      case 'driver':
        either.whereIn('documents.routeId', routes()).orWhereIn('documents.loadId', loadsOnRoutes());
        return;
      case 'accountant':
        either.whereIn('documents.invoiceId', invoices());
        return;
      default:
        either.whereRaw('1 = 0');
    }
  });
};
