import { accountingRequests, type RequestStatus } from '#domain/requests';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Resource, Row, Values } from '../crud/resource.ts';
import { findRow } from '../crud/read.ts';
import { filesOf, keepFiles } from '../files/fileRows.ts';
import { HttpError, invalidKeys } from '../HttpError.ts';
import { loadsResource } from '../loads/index.ts';
import type { LoadRow } from '../loads/LoadRow.ts';
import type { Ctx } from '../world.ts';
import { announceAnswer, announceCmr } from './announce.ts';

export type AccountingRequestRow = Row & {
  kind: 'accountant' | 'cmr';
  status: RequestStatus;
  carrierId: number | null;
  loadId: number | null;
  vehicleId: number | null;
};

/** A driver asks for the CMR of a load that its vehicle carries: route, carrier and vehicle follow from the load. */
const prepareCmr = async (data: Values, ctx: Ctx): Promise<Values> => {
  if (!data.loadId) throw invalidKeys({ loadId: 'validation.required' });
  const load = (await findRow(loadsResource, data.loadId as number, ctx)) as LoadRow;
  const route: { id: number; carrierId: number | null; tractionVehicleId: number | null } | undefined = await ctx
    .db('routes')
    .where({ id: load.routeId ?? 0 })
    .first('id', 'carrierId', 'tractionVehicleId');
  if (data.routeId && data.routeId !== route?.id) throw invalidKeys({ routeId: 'validation.choice' });
  return {
    ...data,
    routeId: route?.id ?? null,
    carrierId: route?.carrierId ?? null,
    vehicleId: route?.tractionVehicleId ?? null,
  };
};

/** A carrier asks for an accountant, once at a time. */
const prepareAccountant = async (data: Values, ctx: Ctx): Promise<Values> => {
  const { carrierId } = data;
  if (!carrierId) throw invalidKeys({ carrierId: 'validation.required' });
  if (!isAdminLevel(ctx.user.role) && carrierId !== ctx.user.carrierId) throw new HttpError(403, 'errors.notYours');
  const pending: unknown = await ctx
    .db('accountingRequests')
    .where({ carrierId: carrierId as number, kind: 'accountant', status: 'pending', disabled: false })
    .first('id');
  if (pending) throw new HttpError(409, 'errors.requests.accountantPending');
  return data;
};

export const accountingRequestsResource: Resource = {
  name: 'accountingRequests',
  entity: accountingRequests,
  defaultSort: ['id', 'desc'],
  search: ['comments'],
  searchLinks: [{ by: 'carrierId', table: 'carriers' }],
  scope: (query, user) => {
    if (user.role === 'carrier') query.where('accountingRequests.carrierId', user.carrierId);
    else query.where('accountingRequests.vehicleId', user.vehicleId);
  },
  links: [
    {
      name: 'carrier',
      by: 'carrierId',
      table: 'carriers',
      columns: ['id', 'name', 'surname', 'phone', 'email', 'companyType'],
    },
    { name: 'load', by: 'loadId', table: 'loads', columns: ['id', 'status', 'clientRef'] },
    { name: 'route', by: 'routeId', table: 'routes', columns: ['id', 'status'] },
  ],
  expand: async (rows, ctx) => {
    const files = await filesOf(
      'accountingRequestId',
      rows.map(row => row.id),
      ctx,
    );
    return rows.map(row => ({ ...row, files: files.get(row.id) ?? [] }));
  },
  defaults: ({ user }): Values => ({
    kind: user.role === 'driver' ? 'cmr' : 'accountant',
    status: 'pending',
    ...(user.role === 'carrier' && { carrierId: user.carrierId }),
  }),
  beforeSave: async ({ data, previous, ctx }) => {
    if (previous) {
      const decided = (previous as AccountingRequestRow).status !== 'pending';
      if ('status' in data && decided) throw new HttpError(409, 'errors.requests.decided');
      return data;
    }
    if (data.status !== 'pending') throw invalidKeys({ status: 'validation.choice' });
    const prepared = data.kind === 'cmr' ? await prepareCmr(data, ctx) : await prepareAccountant(data, ctx);
    return { ...prepared, userId: ctx.user.id };
  },
  afterSave: async ({ row, previous, ctx }) => {
    const request = row as AccountingRequestRow;
    if (previous) return announceAnswer(request, previous as AccountingRequestRow, ctx);
    if (request.kind === 'cmr') return announceCmr(request, ctx);
    const carrier: { name: string } | undefined = await ctx
      .db('carriers')
      .where({ id: request.carrierId })
      .first('name');
    await raiseAlert(ctx, {
      kind: 'accountantRequested',
      args: { carrier: carrier?.name ?? '' },
      to: { type: 'admin' },
      about: { resource: 'accountingRequests', id: row.id },
    });
  },
  attachFiles: (row, files, ctx) => keepFiles('accountingRequestId', row.id, files, ctx),
};
