import { carrierErrors, carriers, emptiedFields } from '#domain/carriers';
import { UNFINISHED_STATUSES } from '#domain/routes';
import { endSessionsOf, endSessionsWhere } from '../auth/session.ts';
import type { Change, Resource, Row, Values } from '../crud/resource.ts';
import { withdrawNewsOf } from '../documents/withdrawWarnings.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { decasNaming } from '../deca/decasNaming.ts';
import { rejectRequestsOf } from '../requestedRoutes/settleRequests.ts';
import { lockAwaited } from '../routes/lockPlanning.ts';
import type { Ctx } from '../world.ts';
import { accountantLink } from '../users/accountantLink.ts';
import { announceAccountant } from '../users/announceAccountant.ts';
import { announceBankAccount } from './announceBankAccount.ts';
import { withVehicleCounts } from './vehicleCounts.ts';
import { importSheet } from '../imports/importSheet.ts';

/** 422 unless the account has the role accountant: no other may be given a carrier's invoices. */
const checkAccountant = async (accountantId: unknown, ctx: Ctx): Promise<void> => {
  const isAccountant = await ctx
    .db('users')
    .where({ id: Number(accountantId), role: 'accountant', disabled: false })
    // Until the transaction ends it stays one.
    .forShare()
    .first('id');
  if (!isAccountant) throw invalidKeys({ accountantId: 'errors.carriers.accountantRole' });
};

const beforeSave = async ({ data, previous, ctx }: Change): Promise<Values> => {
  const next: Values = { ...previous, ...data };
  if (data.accountantId) await checkAccountant(data.accountantId, ctx);
  return { ...data, ...emptiedFields(next) };
};

/**
 * A carrier with a confirmed or ongoing route can't be removed. If removed, its open requests are rejected, and its users
 * and its vehicles' drivers are logged out at once (Design 3).
 */
const beforeRemove = async (row: Row, ctx: Ctx): Promise<Values> => {
  const route: unknown = await ctx
    .db('routes')
    .where({ carrierId: row.id, disabled: false })
    .whereIn('status', UNFINISHED_STATUSES)
    .first('id');
  if (route) throw new HttpError(409, 'errors.carriers.onRoute');
  await rejectRequestsOf(row.id, ctx);
  await endSessionsWhere(ctx.db, { carrierId: row.id });
  await withdrawNewsOf({ carrierId: row.id }, ctx);
  const drivers: { id: number }[] = await ctx
    .db('users')
    .join('vehicles', 'vehicles.id', 'users.vehicleId')
    .where('vehicles.carrierId', row.id)
    .select('users.id');
  for (const { id } of drivers) await endSessionsOf(ctx.db, id);
  return {};
};

const decas = decasNaming('carriers');

/** Carriers (Spec 3): managed by the office, read by themselves and by their accountant. */
export const carriersResource: Resource = {
  name: 'carriers',
  entity: carriers,
  sheet: importSheet('carriers'),
  defaultSort: ['name', 'asc'],
  search: ['name', 'surname', 'nif', 'email', 'phone', 'address.city'],
  scope: (query, user) => {
    if (user.role === 'carrier') query.where('carriers.id', user.carrierId);
    else if (user.role === 'accountant') query.where('carriers.accountantId', user.id);
    else query.whereRaw('1 = 0');
  },
  links: [accountantLink],
  expand: withVehicleCounts,
  rules: carrierErrors,
  // A removal has no body: what it changes are the routes that the carrier waits for.
  lock: (ids, body, ctx) => (body ? decas.lock(ids, body, ctx) : lockAwaited(ids, ctx)),
  beforeSave,
  afterSave: async saved => {
    const { row, previous, ctx } = saved;
    await decas.keep(saved);
    await announceAccountant('carriers', row, previous, ctx);
    await announceBankAccount(row, previous, ctx);
  },
  beforeRemove,
};
