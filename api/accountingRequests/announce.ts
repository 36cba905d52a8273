import { loadLabel } from '#domain/loads';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { AccountingRequestRow } from './index.ts';

/** Tells the office that a driver asks for a CMR (Spec 8). */
export const announceCmr = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  const vehicle: { number: string } | undefined = await ctx
    .db('vehicles')
    .where({ id: request.vehicleId ?? 0 })
    .first('number');
  await raiseAlert(ctx, {
    kind: 'cmrRequested',
    args: { vehicle: vehicle?.number ?? '', load: loadLabel({ id: request.loadId ?? '' }) },
    to: { type: 'admin' },
    about: { resource: 'accountingRequests', id: request.id },
  });
};

/** Tells who asked what was answered. */
export const announceAnswer = async (
  request: AccountingRequestRow,
  previous: AccountingRequestRow,
  ctx: Ctx,
): Promise<void> => {
  if (request.status === previous.status || request.status === 'pending' || !request.carrierId) return;
  const outcome = request.status === 'accepted' ? 'Accepted' : 'Rejected';
  await raiseAlert(ctx, {
    kind: `${request.kind === 'cmr' ? 'cmr' : 'accountant'}${outcome}`,
    args: { load: loadLabel({ id: request.loadId ?? '' }) },
    to: { type: 'carrier', carrierId: request.carrierId },
    about: { resource: 'accountingRequests', id: request.id },
  });
};
