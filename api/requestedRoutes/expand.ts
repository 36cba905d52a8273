import { REQUIREMENTS } from '#domain/requirements';
import { isAdminLevel } from '#domain/roles';
import { type NeededVehicle, routes } from '#domain/routes';
import { vehicleFits, vehicles } from '#domain/vehicles';
import { byIds } from '../crud/byIds.ts';
import { decodeRow } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Values } from '../crud/resource.ts';
import { routesTold } from '../poolOfRoutes/routesTold.ts';
import type { Ctx } from '../world.ts';
import type { RequestRow } from './RequestRow.ts';

type Vehicle = Values & { carrierId: number; hasTraction: boolean; type: string };

const askForVehicles = byIds<Values>((db, carrierIds) =>
  db('vehicles')
    .whereIn('carrierId', carrierIds)
    .where('disabled', false)
    .select('carrierId', 'hasTraction', 'type', ...REQUIREMENTS),
);

const askForNeeds = byIds<Values>((db, routeIds) => db('routes').whereIn('id', routeIds).select('id', 'neededVehicle'));

const vehiclesOf = async (carrierIds: readonly number[], ctx: Ctx): Promise<Map<number, Vehicle[]>> => {
  const rows = await askForVehicles(ctx.db, carrierIds);
  return groupBy(
    rows.map(row => decodeRow(vehicles, row) as Vehicle & Row),
    vehicle => vehicle.carrierId,
  );
};

const neededBy = async (routeIds: readonly number[], ctx: Ctx): Promise<Map<number, NeededVehicle | null>> => {
  const rows = await askForNeeds(ctx.db, routeIds);
  const decoded = rows.map(row => decodeRow(routes, row));
  return new Map(decoded.map(row => [row.id as number, row.neededVehicle as NeededVehicle | null]));
};

/**
 * Adds, for the office, how many of the applicant's active vehicles fit what the route asks for: two queries a page. An
 * applicant is told of the route while it sees it.
 */
export const expandRequests = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  if (!rows.length) return rows;
  if (!isAdminLevel(ctx.user.role)) {
    const told = await routesTold(rows, ctx);
    return rows.map(row => ({ ...row, route: told.has(row.routeId as number) ? row.route : null }));
  }
  const requests = rows as RequestRow[];
  const owned = await vehiclesOf([...new Set(requests.map(request => request.carrierId))], ctx);
  const needed = await neededBy([...new Set(requests.map(request => request.routeId))], ctx);
  return requests.map(request => {
    const fitting = (owned.get(request.carrierId) ?? []).filter(vehicle =>
      vehicleFits(vehicle, needed.get(request.routeId)),
    );
    const traction = fitting.filter(vehicle => vehicle.hasTraction).length;
    return { ...request, fitting: { traction, tow: fitting.length - traction } };
  });
};
