import { requestErrors } from '#domain/requests';
import { isAdminLevel } from '#domain/roles';
import type { Resource } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { lockRequests } from '../routes/lockPlanning.ts';
import { announceRemoval, announceRequest, announceReturn } from './announceRequest.ts';
import { checkCanApply, checkCarrier } from './apply.ts';
import { decide } from './decide.ts';
import { expandRequests, requestSheet } from './expand.ts';
import type { RequestRow } from './RequestRow.ts';
import { stopDeciding } from './stopDeciding.ts';
import { requestedRoutesTable } from './table.ts';

/** To its carrier it is rejected, and is shown so; one that the carrier has withdrawn stays pending, and is gone for it. */
const REMOVED_BY_OFFICE = { status: 'rejected' } as const;

/** Carriers' applications for public routes (Spec 3, Design 6). */
export const requestedRoutesResource: Resource = {
  ...requestedRoutesTable,
  defaultSort: ['id', 'desc'],
  numbers: { c: 'routeId', digits: 'c' },
  searchLinks: [{ by: 'carrierId', table: 'carriers' }],
  scope: (query, user) => {
    query.where('requestedRoutes.carrierId', user.carrierId);
  },
  shownWhenRemoved: REMOVED_BY_OFFICE,
  links: [
    {
      name: 'carrier',
      by: 'carrierId',
      table: 'carriers',
      columns: ['id', 'name', 'surname', 'phone', 'email', 'companyType'],
    },
    { name: 'route', by: 'routeId', table: 'routes', columns: ['id', 'status', 'startDate', 'endDate'] },
  ],
  expand: expandRequests,
  sheet: requestSheet,
  rules: requestErrors,
  defaults: () => ({ status: 'pending' }),
  looksUp: ['routeId'],
  lock: lockRequests,
  refuseUpdate: (row, _ctx, fields) => {
    if ((row as RequestRow).status !== 'pending') return 'errors.requests.decided';
    if (row.disabled) return 'errors.requests.withdrawn';
    return fields.some(field => field !== 'status') ? 'errors.requests.onlyStatus' : null;
  },
  beforeSave: async ({ data, previous, ctx }) => {
    if (previous) return data;
    if (data.status !== 'pending') throw invalidKeys({ status: 'validation.choice' });
    await checkCanApply(data.routeId as number, data.carrierId as number, ctx);
    await checkCarrier(data.carrierId as number, ctx);
    return { ...data, userId: ctx.user.id };
  },
  afterSave: async ({ row, previous, ctx }) => {
    if (previous) await decide(row as RequestRow, ctx);
    else await announceRequest(row as RequestRow, 'routeRequested', { type: 'admin' }, ctx);
  },
  beforeRemove: async (row, ctx) => {
    const request = row as RequestRow;
    if (request.status !== 'pending') throw new HttpError(409, 'errors.requests.notPending');
    await stopDeciding(request.routeId, ctx, request.id);
    await announceRemoval(request, ctx);
    return isAdminLevel(ctx.user.role) ? REMOVED_BY_OFFICE : {};
  },
  beforeRestore: async (row, ctx) => {
    const request = row as RequestRow;
    if (request.status === 'accepted') throw new HttpError(409, 'errors.requests.decided');
    await checkCarrier(request.carrierId, ctx);
    await checkCanApply(request.routeId, request.carrierId, ctx);
    await announceReturn(request, ctx);
    return { status: 'pending' };
  },
};
