import { loads } from '#domain/loads';
import { REQUIREMENTS } from '#domain/loads/requirements';
import { isAdminLevel } from '#domain/roles';
import { type NeededVehicle, routes } from '#domain/routes';
import { vehicleFits, vehicles } from '#domain/vehicles';
import { byIds } from '../crud/byIds.ts';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Sheet, Values } from '../crud/resource.ts';
import { plainSheet } from '../crud/sheetColumns.ts';
import { routesTold } from '../poolOfRoutes/routesTold.ts';
import { shownWay } from '../poolOfRoutes/shownLoad.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';
import type { RequestRow } from './RequestRow.ts';
import { requestedRoutesTable } from './table.ts';

type Vehicle = Values & { carrierId: number; hasTraction: boolean; type: string };

const askForVehicles = byIds<Values>((db, carrierIds) =>
  db('vehicles')
    .whereIn('carrierId', carrierIds)
    .where('disabled', false)
    .select('carrierId', 'hasTraction', 'type', ...REQUIREMENTS),
);

const askForNeeds = byIds<Values>((db, routeIds) => db('routes').whereIn('id', routeIds).select('id', 'neededVehicle'));

const askForWays = byIds<Values>((db, routeIds) =>
  db('loads')
    .whereIn('routeId', routeIds)
    .where('disabled', false)
    .orderBy(['position', 'id'])
    .select('routeId', 'origin', 'destination', 'intermediateStops'),
);

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

/** The routes' loads in order, with the towns that the pool shows. */
const waysOf = async (routeIds: readonly number[], ctx: Ctx): Promise<Map<number, Values[]>> => {
  const rows = await askForWays(ctx.db, routeIds);
  const ways = groupBy(rows, row => row.routeId as number);
  const shown = (row: Values) => shownWay(rowToWire(loads, decodeRow(loads, row)));
  return new Map([...ways].map(([id, carried]) => [id, carried.map(shown)]));
};

/** Whether the route is out of the pool while the office decides: applicants still see what they asked for. */
const isBeingDecided = ({ status, disabled, route }: Row): boolean =>
  status === 'pending' && !disabled && (route as RouteRow | null)?.status === 'requested';

/** That the office has removed what it has rejected is no business of the applicant's. */
const asApplicantSees = (row: Row): Row => ({ ...row, disabled: row.disabled && row.status === 'pending' });

/** A sheet of requests; to applicants it says no more than the list. */
export const requestSheet = (ctx: Ctx): Sheet => {
  const { columns, expand } = plainSheet(requestedRoutesTable, ctx);
  if (isAdminLevel(ctx.user.role)) return { columns, expand };
  return { columns, expand: (rows, asking) => expand(rows.map(asApplicantSees), asking) };
};

/**
 * Adds the route to an applicant's requests while it may see it or waits for the answer; at most three queries per
 * page.
 */
const withRoutes = async (rows: readonly Row[], ctx: Ctx): Promise<Row[]> => {
  const seen = await routesTold(rows, ctx);
  const isTold = (row: Row) => seen.has(row.routeId as number) || isBeingDecided(row);
  const ways = await waysOf([...new Set(rows.filter(isTold).map(row => row.routeId as number))], ctx);
  return rows.map(row => {
    const carried = ways.get(row.routeId as number) ?? [];
    return { ...asApplicantSees(row), route: isTold(row) ? { ...(row.route as Row), loads: carried } : null };
  });
};

/**
 * Adds, for the office, how many of the applicant's active vehicles fit the route: two queries per page. An applicant
 * gets the route only while it may see it.
 */
export const expandRequests = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  if (!rows.length) return rows;
  if (!isAdminLevel(ctx.user.role)) return withRoutes(rows, ctx);
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
