import { accountingRequests, requestErrors } from '#domain/requests';
import { isAdminLevel } from '#domain/roles';
import type { Resource, Row, Values } from '../crud/resource.ts';
import { filesOf, keepFiles } from '../files/fileRows.ts';
import { forbidden, HttpError, invalidKeys } from '../http/HttpError.ts';
import { momentOf } from '../crud/momentOf.ts';
import { routesTold } from '../poolOfRoutes/routesTold.ts';
import { scopeOfRoutes } from '../routes/scope.ts';
import { ofDriversCarrier } from '../vehicles/ofDriversCarrier.ts';
import type { Ctx } from '../world.ts';
import { announceAnswer, announceRequest, withdrawRequest } from './announce.ts';
import { checkAsksOnce, prepareAccountant, prepareCmr } from './prepare.ts';
import type { AccountingRequestRow } from './RequestRow.ts';

/** The ids of the requests' loads that the reader still sees: a load given to another carrier is no longer its own. */
const loadsTold = async (rows: readonly Row[], { db, user }: Ctx): Promise<Set<number>> => {
  const ids = [...new Set(rows.map(row => row.loadId as number | null))].filter(id => id !== null);
  if (isAdminLevel(user.role) || !ids.length) return new Set(ids);
  const routes = scopeOfRoutes(db('routes').select('routes.id'), user);
  return new Set<number>(await db('loads').whereIn('id', ids).whereIn('routeId', routes).pluck('id'));
};

/** Requests to the office: a carrier's for an accountant, a driver's for a CMR, with its files (Spec 3 and 7). */
export const accountingRequestsResource: Resource = {
  name: 'accountingRequests',
  entity: accountingRequests,
  defaultSort: ['id', 'desc'],
  search: ['comments'],
  numbers: { p: 'loadId', c: 'routeId', digits: 'p' },
  searchLinks: [{ by: 'carrierId', table: 'carriers' }],
  scope: (query, user) => {
    if (user.role === 'carrier') query.where('accountingRequests.carrierId', user.carrierId);
    else
      ofDriversCarrier(
        query.where('accountingRequests.vehicleId', user.vehicleId),
        'accountingRequests.carrierId',
        user,
      );
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
    const [loads, routes] = [await loadsTold(rows, ctx), await routesTold(rows, ctx)];
    return rows.map(row => ({
      ...row,
      load: loads.has(row.loadId as number) ? row.load : null,
      route: routes.has(row.routeId as number) ? row.route : null,
      files: files.get(row.id) ?? [],
    }));
  },
  rules: requestErrors,
  defaults: ({ user }): Values => ({
    kind: user.role === 'driver' ? 'cmr' : 'accountant',
    status: 'pending',
  }),
  comesTo: (_values, { user }) => (user.role === 'driver' ? { vehicleId: user.vehicleId } : {}),
  // A request isn't rewritten: it is answered, once.
  refuseUpdate: (row, _ctx, fields) => {
    if (fields.includes('status') && (row as AccountingRequestRow).status !== 'pending')
      return 'errors.requests.decided';
    return fields.every(field => field === 'status' || field === 'comments') ? null : 'errors.requests.onlyStatus';
  },
  beforeSave: async ({ data, previous, ctx }) => {
    if (previous) return data;
    if (data.status !== 'pending') throw invalidKeys({ status: 'validation.choice' });
    const prepared = data.kind === 'cmr' ? await prepareCmr(data, ctx) : await prepareAccountant(data, ctx);
    const { madeAt } = data as Partial<AccountingRequestRow>;
    return { ...prepared, userId: ctx.user.id, ...(madeAt && { madeAt: momentOf('madeAt', madeAt, ctx) }) };
  },
  afterSave: async ({ row, previous, data, ctx }) => {
    if (!previous) await announceRequest(row as AccountingRequestRow, ctx);
    else if ('status' in data) await announceAnswer(row as AccountingRequestRow, ctx);
  },
  beforeRemove: async (row, ctx) => {
    await withdrawRequest(row as AccountingRequestRow, ctx);
    return {};
  },
  beforeRestore: async (row, ctx) => {
    const request = row as AccountingRequestRow;
    const { kind, status, carrierId } = request;
    if (status !== 'pending') return;
    if (kind === 'accountant' && carrierId) await checkAsksOnce(carrierId, ctx);
    await announceRequest(request, ctx);
  },
  filesAs: 'files',
  /** While a request is unanswered, its sender and the office may add files. */
  attachFiles: async (row, files, ctx) => {
    const { status, userId } = row as AccountingRequestRow;
    if (!isAdminLevel(ctx.user.role)) {
      if (userId !== ctx.user.id) throw forbidden();
      if (status !== 'pending') throw new HttpError(409, 'errors.requests.decided');
    }
    await keepFiles('accountingRequestId', row.id, files, ctx);
  },
};
