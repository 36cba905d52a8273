import { totalsOf } from '#domain/loads/capacity';
import { loads } from '#domain/loads';
import { TOLD_OF_LOADS } from '#domain/loads/readByDriver';
import { isAdminLevel } from '#domain/roles';
import { byIds } from '../crud/byIds.ts';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

const LOAD_COLUMNS = ['id', 'routeId', 'status', 'deliveredDate', ...TOLD_OF_LOADS] as const;

type Load = Values & { id: number; routeId: number; weight: number; length: number; width: number; height: number };

type Client = { id: number; name: string; alias: string };

const askForClients = byIds<Client>((db, ids) => db('clients').whereIn('id', ids).select('id', 'name', 'alias'));

const clientsById = async (ids: unknown[], ctx: Ctx): Promise<Map<number, Client>> => {
  const found = await askForClients(ctx.db, [...new Set(ids)] as number[]);
  return new Map(found.map(client => [client.id, client]));
};

const askForLoads = byIds<Values>((db, ids) =>
  db('loads')
    .whereIn('routeId', ids)
    .where('disabled', false)
    .orderBy(['position', 'id'])
    .select(...LOAD_COLUMNS, 'price', 'invoiceId'),
);

/** The loads of a page of routes, in order; their clients and prices only for admin level (Design 3). */
const loadsByRoute = async (ids: number[], ctx: Ctx, forOffice: boolean): Promise<Map<number, Load[]>> => {
  const rows = await askForLoads(ctx.db, ids);
  const whose = forOffice ? rows.map(row => row.clientId) : [];
  const clients = await clientsById(whose, ctx);
  const shown = rows.map(row => {
    const { price, invoiceId, ...load } = rowToWire(loads, decodeRow(loads, row)) as Load;
    const client = clients.get(row.clientId as number) ?? null;
    return (forOffice ? { ...load, price, invoiceId, client } : load) as Load;
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

/** The requests for these routes: all for the office, a carrier only its own (Security T10). */
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

/** Adds loads, totals and requests to a page of routes, in a fixed number of queries. */
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
