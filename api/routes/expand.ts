import { loads } from '#domain/loads';
import { isAdminLevel } from '#domain/roles';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

const LOAD_COLUMNS = [
  'id',
  'routeId',
  'status',
  'clientId',
  'clientRef',
  'origin',
  'destination',
  'intermediateStops',
  'pickupDate',
  'deliveryDate',
  'weight',
  'length',
  'width',
  'height',
  'loadType',
  'loadSide',
  'isPalleted',
  'goodsNature',
  'comments',
  'cmrNumber',
] as const;

type Load = Values & { id: number; routeId: number; weight: number; length: number; width: number; height: number };

const sum = (loads: readonly Load[], field: 'weight' | 'length' | 'width' | 'height'): number =>
  Math.round(loads.reduce((total, load) => total + load[field], 0) * 1000) / 1000;

/** Sizes in metres and weight in kg, each simply added up (Spec 9). */
const totalsOf = (loads: readonly Load[]) => ({
  loads: loads.length,
  weight: sum(loads, 'weight'),
  length: sum(loads, 'length'),
  width: sum(loads, 'width'),
  height: sum(loads, 'height'),
});

/** The loads of a page of routes, in order; what the client pays only for admin level (Design 3). */
export const loadsByRoute = async (ids: number[], ctx: Ctx, withPrice: boolean): Promise<Map<number, Load[]>> => {
  const rows: Values[] = await ctx
    .db('loads')
    .whereIn('routeId', ids)
    .where('disabled', false)
    .orderBy(['position', 'id'])
    .select(...LOAD_COLUMNS, 'price');
  const shown = rows.map(row => {
    const { price, ...load } = rowToWire(loads, decodeRow(loads, row)) as Load;
    return withPrice ? ({ ...load, price } as Load) : (load as Load);
  });
  return groupBy(shown, load => load.routeId);
};

type Request = {
  id: number;
  routeId: number;
  carrierId: number;
  status: string;
  createdAt: string;
  carrierName: string;
};

/** Who asked for the routes: all of them for the office, just its own for a carrier (Security T10). */
const requestsByRoute = async (ids: number[], ctx: Ctx): Promise<Map<number, Request[]>> => {
  const { role, carrierId } = ctx.user;
  if (!isAdminLevel(role) && role !== 'carrier') return new Map();
  const query = ctx
    .db('requestedRoutes')
    .join('carriers', 'carriers.id', 'requestedRoutes.carrierId')
    .whereIn('requestedRoutes.routeId', ids)
    .where('requestedRoutes.disabled', false)
    .orderBy('requestedRoutes.id')
    .select(
      'requestedRoutes.id',
      'requestedRoutes.routeId',
      'requestedRoutes.carrierId',
      'requestedRoutes.status',
      'requestedRoutes.createdAt',
      'carriers.name as carrierName',
      'carriers.surname as carrierSurname',
      'carriers.phone as carrierPhone',
    );
  if (role === 'carrier') query.where('requestedRoutes.carrierId', carrierId);
  const found: Request[] = await query;
  return groupBy(found, request => request.routeId);
};

/** Adds to a page of routes their loads, totals and requests: two queries whatever the page. */
export const expandRoutes = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  if (!rows.length) return rows;
  const ids = rows.map(row => row.id);
  const isOffice = isAdminLevel(ctx.user.role);
  const [loadsOf, requestsOf] = [await loadsByRoute(ids, ctx, isOffice), await requestsByRoute(ids, ctx)];
  return rows.map(row => {
    const carried = loadsOf.get(row.id) ?? [];
    const requests = requestsOf.get(row.id) ?? [];
    const pending = requests.filter(request => request.status === 'pending').length;
    return {
      ...row,
      loadIds: carried.map(load => load.id),
      loads: carried,
      totals: totalsOf(carried),
      requests,
      pendingRequests: pending,
      requested: !isOffice && pending > 0,
    };
  });
};
