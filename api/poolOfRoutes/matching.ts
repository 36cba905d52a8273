import type { Knex } from 'knex';
import { REQUIREMENTS, type Requirement } from '#domain/loads/requirements';
import { jsonIsTrue, jsonTexts } from '../database/json.ts';
import type { Db } from '../database/db.ts';

const NEEDED = 'routes.neededVehicle';

/** Narrows to public routes with a load, neither removed nor invoiced (Design 6). */
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

/** The two lists of types a route asks for: traction and towing. */
const TYPE_LISTS = ['traction', 'tow'] as const;
export type TypeList = (typeof TYPE_LISTS)[number];

/** SQL for the types a route asks for, for use as `in …`. */
export const typesAsked = (db: Db, list: TypeList): Knex.Raw => jsonTexts(db, NEEDED, [list]);

const vehiclesOf = (db: Db, carrierId: number | null) =>
  db('vehicles').select(db.raw('1')).where({ 'vehicles.carrierId': carrierId, 'vehicles.disabled': false });

/** SQL that is true if the route asks for a flag that none of the carrier's active vehicles has. */
export const lacksFlag = (db: Db, carrierId: number | null, flag: Requirement): Knex.Raw =>
  db.raw('(? and not exists ?)', [
    jsonIsTrue(db, NEEDED, ['requirements', flag]),
    vehiclesOf(db, carrierId).where(`vehicles.${flag}`, true),
  ]);

/** SQL that is true if the route asks for types of which the carrier has no active vehicle. */
export const lacksType = (db: Db, carrierId: number | null, list: TypeList): Knex.Raw =>
  db.raw('(exists ? and not exists ?)', [
    typesAsked(db, list),
    vehiclesOf(db, carrierId)
      .where('vehicles.hasTraction', list === 'traction')
      .whereRaw('?? in ?', ['vehicles.type', typesAsked(db, list)]),
  ]);

/** SQL for each need a carrier may lack: the domain's `lacksOf`. */
export const allLacks = (db: Db, carrierId: number | null): Knex.Raw[] => [
  ...REQUIREMENTS.map(flag => lacksFlag(db, carrierId, flag)),
  ...TYPE_LISTS.map(list => lacksType(db, carrierId, list)),
];

/**
 * Narrows to routes a carrier could drive: each required flag is offered by one of its active vehicles, and it has the
 * required types. With the carrier's disablePublic: none (Design 6).
 */
export const matchingCarrier = (query: Knex.QueryBuilder, carrierId: number | null, db: Db): void => {
  for (const lack of allLacks(db, carrierId)) query.whereRaw('not ?', [lack]);
  query.whereNotExists(
    db('carriers').select(db.raw('1')).where({ 'carriers.id': carrierId, 'carriers.disablePublic': true }),
  );
};
