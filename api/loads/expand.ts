import { isAdminLevel } from '#domain/roles';
import { routes } from '#domain/routes';
import { byIds } from '../crud/byIds.ts';
import { rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Values } from '../crud/resource.ts';
import { ofDriversCarrier } from '../vehicles/ofDriversCarrier.ts';
import type { Ctx } from '../world.ts';
import { trackingOf } from './trackingOf.ts';

const askForRoutes = byIds<Values>((db, ids) =>
  db('routes')
    .leftJoin('carriers', 'carriers.id', 'routes.carrierId')
    .leftJoin('vehicles as traction', 'traction.id', 'routes.tractionVehicleId')
    .leftJoin('vehicles as towing', 'towing.id', 'routes.towingVehicleId')
    .whereIn('routes.id', ids)
    .select(
      'routes.id',
      'routes.status',
      'routes.startDate',
      'routes.invoiceId',
      'routes.carrierId',
      'carriers.name as carrierName',
      'carriers.surname as carrierSurname',
      'traction.number as tractionNumber',
      'towing.number as towingNumber',
    ),
);

/** What each role may know of a load's route: clients not who drives for us, only the office whether it is invoiced. */
const routesOf = async (rows: Row[], ctx: Ctx): Promise<Map<number, Values>> => {
  const ids = [...new Set(rows.map(row => row.routeId).filter(id => id != null))] as number[];
  if (!ids.length || ctx.user.role === 'client') return new Map();
  const found = await askForRoutes(ctx.db, ids);
  const forOffice = isAdminLevel(ctx.user.role);
  return new Map(
    found.map(({ invoiceId, ...each }) => [
      each.id as number,
      rowToWire(routes, forOffice ? { ...each, invoiceId } : each),
    ]),
  );
};

const askForPapers = byIds<{ loadId: number; type: string }>((db, ids) =>
  db('documents').whereIn('loadId', ids).where('disabled', false).distinct('loadId', 'type'),
);

type CmrRequest = { loadId: number; status: string; createdAt: string };

/** Each load's last CMR request from a driver's vehicle: drivers have no list of their requests. */
const cmrRequestsOf = async (ids: number[], { db, user }: Ctx): Promise<Map<number, Omit<CmrRequest, 'loadId'>>> => {
  const asked = db('accountingRequests').where({ kind: 'cmr', vehicleId: user.vehicleId, disabled: false });
  const found: CmrRequest[] = await ofDriversCarrier(asked, 'accountingRequests.carrierId', user)
    .whereIn('loadId', ids)
    .orderBy('id')
    .select('loadId', 'status', 'createdAt');
  return new Map(found.map(({ loadId, ...request }) => [loadId, request]));
};

/**
 * Adds route, steps done, papers uploaded and, for its driver, the CMR request's state to a page of loads, each in one
 * query.
 */
export const expandLoads = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  if (!rows.length) return rows;
  const ids = rows.map(row => row.id);
  const tracking = await trackingOf(ids, ctx);
  const papers = await askForPapers(ctx.db, ids);
  const [documents, routeOf] = [groupBy(papers, paper => paper.loadId), await routesOf(rows, ctx)];
  const requests = ctx.user.role === 'driver' ? await cmrRequestsOf(ids, ctx) : null;
  return rows.map(row => ({
    ...row,
    ...(requests && { cmrRequest: requests.get(row.id) ?? null }),
    route: routeOf.get(row.routeId as number) ?? null,
    tracking: tracking.get(row.id) ?? [],
    documentTypes: (documents.get(row.id) ?? []).map(each => each.type),
  }));
};
