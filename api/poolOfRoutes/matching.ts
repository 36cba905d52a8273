import type { Knex } from 'knex';
import { REQUIREMENTS } from '#domain/requirements';
import { jsonIsTrue, jsonTexts } from '../json.ts';
import type { Db } from '../db.ts';

const NEEDED = 'routes.neededVehicle';

/** Public routes with at least one load, neither removed nor invoiced (Design 6). */
export const onlyPublic = (query: Knex.QueryBuilder, db: Db): void => {
  query
    .where({ 'routes.isPublic': true, 'routes.status': 'public', 'routes.disabled': false })
    .whereNull('routes.invoiceId')
    .whereExists(
      db('loads')
        .select(db.raw('1'))
        .whereRaw('?? = ??', ['loads.routeId', 'routes.id'])
        .where('loads.disabled', false),
    );
};

const vehiclesOf = (db: Db, carrierId: number | null) =>
  db('vehicles').select(db.raw('1')).where({ 'vehicles.carrierId': carrierId, 'vehicles.disabled': false });

/** No type asked for, or an active vehicle of one of the types. */
const hasType = (
  query: Knex.QueryBuilder,
  db: Db,
  carrierId: number | null,
  list: 'traction' | 'tow',
  hasTraction: boolean,
): void => {
  query.where(any => {
    any.whereRaw('not exists ?', [jsonTexts(db, NEEDED, [list])]).orWhereExists(
      vehiclesOf(db, carrierId)
        .where('vehicles.hasTraction', hasTraction)
        .whereRaw('?? in ?', ['vehicles.type', jsonTexts(db, NEEDED, [list])]),
    );
  });
};

/**
 * Narrows routes to those a carrier could drive: each flag asked for is offered by at least one of its active vehicles,
 * and it has the types asked for. disablePublic on the carrier: none (Design 6).
 */
export const matchingCarrier = (query: Knex.QueryBuilder, carrierId: number | null, db: Db): void => {
  for (const flag of REQUIREMENTS)
    query.where(any => {
      any
        .whereRaw('not ?', [jsonIsTrue(db, NEEDED, ['requirements', flag])])
        .orWhereExists(vehiclesOf(db, carrierId).where(`vehicles.${flag}`, true));
    });
  hasType(query, db, carrierId, 'traction', true);
  hasType(query, db, carrierId, 'tow', false);
  query.whereNotExists(
    db('carriers').select(db.raw('1')).where({ 'carriers.id': carrierId, 'carriers.disablePublic': true }),
  );
};
