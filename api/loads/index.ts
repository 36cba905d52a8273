import { loadEditRefusal, loadErrors } from '#domain/loads';
import { lockLoads } from '../routes/lockPlanning.ts';
import { scopeOfRoutes } from '../routes/scope.ts';
import type { Resource } from '../crud/resource.ts';
import { keepDecaOfLoad } from '../deca/keepDeca.ts';
import { addDocument } from '../documents/addDocument.ts';
import { filterWaitingDelivered } from '../invoices/waitingDelivered.ts';
import { announceLoadChange } from './announceLoadChange.ts';
import { leaveToBeRemoved, placeOnRoute, statusByRoute } from './assignment.ts';
import { checkClients } from './checkClients.ts';
import { expandLoads } from './expand.ts';
import { forgetOrder } from './forgetOrder.ts';
import type { LoadRow } from './LoadRow.ts';
import { findByClientRef, LOOKUP_PARAMS } from './lookup.ts';
import { stepToStatus } from './stepToStatus.ts';
import { stopsToKeep } from './stopsToKeep.ts';
import { loadsTable } from './table.ts';
import { importSheet } from '../imports/importSheet.ts';

/** Assigning to a route is planning, not a change of the order's data: the lock doesn't apply. */
const isPlanning = (fields: readonly string[]): boolean => fields.every(field => field === 'routeId');

export const loadsResource: Resource = {
  ...loadsTable,
  sheet: importSheet('loads'),
  defaultSort: ['id', 'desc'],
  indexed: {
    filters: ['id', 'status', 'clientId', 'pickupDate'],
    orders: ['id', 'status', 'pickupDate'],
    few: ['clientId', 'routeId', 'invoiceId', 'cmrNumber', 'routeRef'],
    day: 'pickupDate',
  },
  numbers: { p: 'id', c: 'routeId', digits: 'p' },
  searchLinks: [{ by: 'clientId', table: 'clients' }],
  scope: (query, user, ctx) => {
    if (user.role === 'client') query.where('loads.clientId', user.clientId);
    else query.whereIn('loads.routeId', scopeOfRoutes(ctx.db('routes').select('routes.id'), user));
  },
  links: [{ name: 'client', by: 'clientId', table: 'clients', columns: ['id', 'name', 'alias', 'phone'] }],
  expand: expandLoads,
  filters: { waitingDelivered: filterWaitingDelivered('loads') },
  changesByRow: true,
  lookup: { params: LOOKUP_PARAMS, find: findByClientRef },
  rules: loadErrors,
  comesTo: async ({ routeId }, ctx) => ({ status: await statusByRoute(routeId, ctx) }),
  lock: lockLoads,
  refuseUpdate: (row, { user, now }, fields) => {
    const load = row as LoadRow;
    if (isPlanning(fields)) return load.invoiceId ? 'errors.loads.invoiced' : null;
    return loadEditRefusal(load, user.role, now, fields);
  },
  beforeSave: async ({ data, previous, ctx }) => {
    const load = previous as LoadRow | null;
    const stops = 'intermediateStops' in data && { intermediateStops: await stopsToKeep(data, load, ctx) };
    const next = { ...load, ...data } as LoadRow;
    if (next.routeId && ('routeId' in data || 'clientId' in data)) await checkClients([next], ctx);
    const placed = 'routeId' in data && (await placeOnRoute(data.routeId as number | null, load, ctx));
    return { ...(previous ? {} : { status: 'not-assigned' }), ...data, ...stops, ...placed };
  },
  afterSave: async ({ row, previous, ctx }) => {
    if (previous && previous.clientId !== row.clientId) await forgetOrder(previous as LoadRow, ctx);
    const isToldByDeca = await keepDecaOfLoad(row, previous, ctx);
    if (previous && !isToldByDeca) await announceLoadChange(previous as LoadRow, row as LoadRow, ctx);
  },
  beforeRemove: async (row, ctx) => {
    const columns = await leaveToBeRemoved(row as LoadRow, ctx);
    await forgetOrder(row as LoadRow, ctx);
    return columns;
  },
  step: {
    field: 'status',
    action: 'track',
    take: stepToStatus,
    docs: 'El estado del paso siguiente del seguimiento o, para la oficina, el del anterior: se anota el paso. Los de las paradas no cambian el estado: se anotan en /tracking',
  },
  attachFiles: async (row, files, ctx, body) => {
    await addDocument(ctx, { loadId: row.id }, body, files);
  },
};
