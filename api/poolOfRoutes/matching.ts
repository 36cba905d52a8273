import type { Knex } from 'knex';
import { REQUIREMENTS, type Requirement } from '#domain/requirements';
import { jsonIsTrue, jsonTexts } from '../database/json.ts';
import type { Db } from '../database/db.ts';

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

/** Types are asked for in two lists, what pulls and what is pulled. */
const TYPE_LISTS = ['traction', 'tow'] as const;
export type TypeList = (typeof TYPE_LISTS)[number];

/** SQL of the types that a route asks for, to be used as `in …`. */
export const typesAsked = (db: Db, list: TypeList): Knex.Raw => jsonTexts(db, NEEDED, [list]);

const vehiclesOf = (db: Db, carrierId: number | null) =>
  db('vehicles').select(db.raw('1')).where({ 'vehicles.carrierId': carrierId, 'vehicles.disabled': false });

/** SQL that is true of a route which asks for a flag that no active vehicle of the carrier offers. */
export const lacksFlag = (db: Db, carrierId: number | null, flag: Requirement): Knex.Raw =>
  db.raw('(? and not exists ?)', [
    jsonIsTrue(db, NEEDED, ['requirements', flag]),
    vehiclesOf(db, carrierId).where(`vehicles.${flag}`, true),
  ]);

/** SQL that is true of a route which asks for types of which the carrier has no active vehicle. */
export const lacksType = (db: Db, carrierId: number | null, list: TypeList): Knex.Raw =>
  db.raw('(exists ? and not exists ?)', [
    typesAsked(db, list),
    vehiclesOf(db, carrierId)
      .where('vehicles.hasTraction', list === 'traction')
      .whereRaw('?? in ?', ['vehicles.type', typesAsked(db, list)]),
  ]);

/** Everything that can keep a route from fitting: `lacksOf` of the domain, said in SQL. */
export const allLacks = (db: Db, carrierId: number | null): Knex.Raw[] => [
  ...REQUIREMENTS.map(flag => lacksFlag(db, carrierId, flag)),
  ...TYPE_LISTS.map(list => lacksType(db, carrierId, list)),
];

/**
 * Narrows routes to those a carrier could drive: each flag asked for is offered by at least one of its active vehicles,
 * and it has the types asked for. disablePublic on the carrier: none (Design 6).
 */
export const matchingCarrier = (query: Knex.QueryBuilder, carrierId: number | null, db: Db): void => {
  for (const lack of allLacks(db, carrierId)) query.whereRaw('not ?', [lack]);
  query.whereNotExists(
    db('carriers').select(db.raw('1')).where({ 'carriers.id': carrierId, 'carriers.disablePublic': true }),
  );
};
