import type { Knex } from 'knex';
import type { DocumentOwner } from '#domain/documents';
import { isAdminLevel } from '#domain/roles';
import type { Db } from '../database/db.ts';
import { scopeOfInvoices } from '../invoices/scope.ts';
import { scopeOfRoutes } from '../routes/scope.ts';
import type { Ctx, User } from '../world.ts';

type Ids = Knex.QueryBuilder;

/**
 * The ids, by kind of owner, of the rows a user sees (Design 3): own company and vehicles, own routes and their loads,
 * own invoices. A kind left out: none. Not for admin level, which sees every document.
 */
const visibleOwners = (user: User, db: Db): Partial<Record<DocumentOwner, Ids>> => {
  const live = (table: string) => db(table).select(`${table}.id`).where(`${table}.disabled`, false);
  const routeId = scopeOfRoutes(live('routes'), user);
  const loadId = live('loads').whereIn('loads.routeId', scopeOfRoutes(live('routes'), user));
  const invoiceId = scopeOfInvoices(live('invoices'), user, db);
  switch (user.role) {
    case 'carrier': {
      const { carrierId } = user;
      return {
        carrierId: live('carriers').where({ id: carrierId }),
        vehicleId: live('vehicles').where({ carrierId }),
        routeId,
        loadId,
        invoiceId,
      };
    }
    case 'client': {
      const { clientId } = user;
      return {
        clientId: live('clients').where({ id: clientId }),
        loadId: live('loads').where({ clientId }),
        invoiceId,
      };
    }
    case 'driver':
      return { routeId, loadId };
    default:
      return { invoiceId };
  }
};

/** Narrows documents to those of rows the user sees. */
export const scopeOfDocuments = (query: Knex.QueryBuilder, user: User, db: Db): void => {
  query.where(any => {
    for (const [owner, ids] of Object.entries(visibleOwners(user, db))) any.orWhereIn(`documents.${owner}`, ids);
  });
};

/** Whether the user sees the row that a document would belong to. */
export const seesOwner = async (owner: DocumentOwner, id: number, { user, db }: Ctx): Promise<boolean> => {
  if (isAdminLevel(user.role)) return true;
  const ids = visibleOwners(user, db)[owner];
  return ids !== undefined && (await db.from(ids.as('seen')).where('seen.id', id).first('seen.id')) !== undefined;
};
