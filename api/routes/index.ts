import { WHO_DRIVES } from '#domain/permissions/cells';
import { isConfirmed, keptErrors, routeEditRefusal, routeErrors } from '#domain/routes';
import { daysOfLoads } from '#domain/loads/planning';
import type { Resource, Values } from '../crud/resource.ts';
import { keepDeca } from '../deca/keepDeca.ts';
import { addDocument } from '../documents/addDocument.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { tellRepriced } from '../invoiceRuns/tellRepriced.ts';
import { setLoadsOfRoute, settleLoads } from '../loads/assignment.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import { revokeRequests, settleRequests } from '../requestedRoutes/settleRequests.ts';
import type { Ctx } from '../world.ts';
import { announceRoute } from './announceRoute.ts';
import { checkRemoval } from './checkRemoval.ts';
import { checkStaff } from './checkStaff.ts';
import { expandRoutes } from './expand.ts';
import { filterHasRequests } from './hasRequests.ts';
import { filterWaitingDelivered } from '../invoices/waitingDelivered.ts';
import { filterInvoiceable } from './invoiceable.ts';
import { invoiceDateOf } from './invoiceDateOf.ts';
import { lockRoutes } from './lockPlanning.ts';
import { reopened } from './reopening.ts';
import type { RouteRow } from './RouteRow.ts';
import { scopeOfRoutes } from './scope.ts';
import { statusChange } from './statusChange.ts';
import { routesTable } from './table.ts';
import { fittingVehicles } from './vehicles.ts';

const BLANK = {
  status: null,
  carrierId: null,
  tractionVehicleId: null,
  towingVehicleId: null,
  specialPermit: null,
  isPublic: false,
  invoiceId: null,
  loadIds: [],
};

/**
 * The changes to a finished route: carrier, vehicles and permit can't change (409); it becomes ongoing if loads are added
 * (Design 5), otherwise it stays finished.
 */
const afterFinished = async (route: RouteRow, data: Values, ctx: Ctx): Promise<Values> => {
  if (WHO_DRIVES.some(field => field in data)) throw new HttpError(409, 'errors.routes.finished');
  const isJoined = ((data.loadIds ?? []) as number[]).some(id => !route.loadIds?.includes(id));
  if (!isJoined) return {};
  const { status, invoiceDate } = await reopened(route, ctx);
  return { status, invoiceDate: 'invoiceDate' in data ? data.invoiceDate : invoiceDate };
};

/**
 * Whether only delivered loads remain after taking loads off a confirmed route: no further step will finish it (Design
 * 5).
 */
const leavesAllDelivered = async ({ id, status }: RouteRow, ids: number[] | null, ctx: Ctx): Promise<boolean> => {
  if (!isConfirmed(status) || !ids?.length) return false;
  const delivered = (await loadsOfRoute(id, ctx)).filter(load => load.status === 'delivered');
  return ids.every(each => delivered.some(load => load.id === each));
};

/** A permit is its carrier's: the next one doesn't drive under it. */
const permitOfCarrier = (before: RouteRow | null, next: RouteRow, data: Values): Values =>
  before?.carrierId && before.carrierId !== next.carrierId && !('specialPermit' in data) ? { specialPermit: null } : {};

/** A new route without days gets those of its loads. */
const daysOfNew = async ({ startDate, endDate, loadIds }: Values, { db }: Ctx): Promise<Values> => {
  const ids = (loadIds ?? []) as number[];
  if (startDate || endDate || !ids.length) return {};
  return daysOfLoads(await db('loads').whereIn('id', ids).select('pickupDate', 'deliveryDate'));
};

export const routesResource: Resource = {
  ...routesTable,
  defaultSort: ['id', 'desc'],
  indexed: {
    filters: ['id', 'status', 'carrierId', 'startDate'],
    orders: ['id', 'startDate'],
    few: ['carrierId', 'tractionVehicleId', 'towingVehicleId', 'invoiceId'],
    day: 'startDate',
  },
  numbers: { p: { of: 'loads', column: 'routeId' }, c: 'id', digits: 'c' },
  searchLinks: [
    { by: 'carrierId', table: 'carriers' },
    { by: 'tractionVehicleId', table: 'vehicles' },
  ],
  scope: (query, user) => {
    scopeOfRoutes(query, user);
  },
  links: [
    {
      name: 'carrier',
      by: 'carrierId',
      table: 'carriers',
      columns: ['id', 'name', 'surname', 'phone', 'email', 'companyType'],
    },
    {
      name: 'tractionVehicle',
      by: 'tractionVehicleId',
      table: 'vehicles',
      columns: ['id', 'number', 'type', 'tonnage', 'long', 'width', 'height'],
    },
    {
      name: 'towingVehicle',
      by: 'towingVehicleId',
      table: 'vehicles',
      columns: ['id', 'number', 'type', 'tonnage', 'long', 'width', 'height'],
    },
  ],
  expand: expandRoutes,
  filters: {
    invoiceable: filterInvoiceable,
    hasRequests: filterHasRequests,
    waitingDelivered: filterWaitingDelivered('routes'),
  },
  rules: routeErrors,
  lock: lockRoutes,
  refuseUpdate: (row, { user }) => {
    const route = row as RouteRow;
    return routeEditRefusal({ ...route, loadCount: route.loadIds?.length ?? 0 }, user.role);
  },
  beforeSave: async ({ data: sent, previous, ctx }) => {
    const before = previous as RouteRow | null;
    const data = before ? sent : { ...sent, ...(await daysOfNew(sent, ctx)) };
    const next = { ...BLANK, ...before, ...data } as RouteRow;
    const onRoad = before?.status === 'finished' ? await afterFinished(before, data, ctx) : {};
    // A finished route keeps its vehicles, whoever owns them by now.
    const cleared =
      before?.status === 'finished'
        ? {}
        : { ...(await fittingVehicles(next, data, ctx)), ...permitOfCarrier(before, next, data) };
    const status = { ...(await statusChange(before, { ...next, ...cleared }, data, ctx)), ...onRoad };
    const lacks = keptErrors({ ...next, ...cleared, ...status });
    const isStaffed = 'carrierId' in data || 'tractionVehicleId' in data;
    if (before && isStaffed && Object.keys(lacks).length) throw invalidKeys(lacks);
    const saved = { ...next, ...cleared, ...status } as RouteRow;
    const changesStaff = isStaffed || 'towingVehicleId' in data;
    if (isConfirmed(saved.status) && (changesStaff || !isConfirmed(before?.status))) await checkStaff(saved, ctx);
    const isDone = before && 'loadIds' in data && (await leavesAllDelivered(before, data.loadIds as number[], ctx));
    const done = isDone ? ({ status: 'finished' } as const) : {};
    const invoiceDate = await invoiceDateOf({ ...saved, ...done }, next.loadIds ?? [], ctx);
    return { ...data, ...cleared, ...status, ...done, ...(invoiceDate && { invoiceDate }) };
  },
  afterSave: async ({ row, previous, data, ctx }) => {
    const [route, before] = [row as RouteRow, previous as RouteRow | null];
    if ('loadIds' in data) await setLoadsOfRoute(route, (data.loadIds as number[] | null) ?? [], ctx);
    if (before && before.status !== route.status) await settleLoads(route, ctx);
    const lost = before?.carrierId && before.carrierId !== route.carrierId;
    if (lost)
      await revokeRequests({ routeId: row.id, carrierId: route.carrierId, isTold: isConfirmed(before.status) }, ctx);
    // Assigned by hand: nobody else waits for it any more.
    if (route.carrierId && route.carrierId !== before?.carrierId) await settleRequests(row.id, route.carrierId, ctx);
    await announceRoute(before, route, ctx);
    if (before && before.price !== route.price) await tellRepriced(route.id, ctx);
    await keepDeca(route.id, ctx);
  },
  beforeRemove: async (row, ctx) => {
    const route = row as RouteRow;
    await checkRemoval(route, ctx);
    await setLoadsOfRoute(route, [], ctx);
    await settleRequests(row.id, null, ctx);
    await revokeRequests({ routeId: row.id, carrierId: null, isTold: isConfirmed(route.status) }, ctx);
    await announceRoute(route, { ...route, status: 'draft' }, ctx);
    return { isPublic: false, status: 'draft' };
  },
  attachFiles: async (row, files, ctx, body) => {
    await addDocument(ctx, { routeId: row.id }, body, files);
  },
};
