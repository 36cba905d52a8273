import { carrierName } from '#domain/carriers';
import { loadLabel } from '#domain/loads';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { AccountingRequestRow } from './RequestRow.ts';

const about = ({ id }: AccountingRequestRow) => ({ resource: 'accountingRequests', id }) as const;

/** Tells the office that a driver asks for a CMR, or a carrier for an accountant (Spec 8). */
export const announceRequest = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  const to: Recipient = { type: 'admin' };
  if (request.kind === 'cmr') {
    const vehicle: { number: string } | undefined = await ctx
      .db('vehicles')
      .where({ id: request.vehicleId ?? 0 })
      .first('number');
    const args = { vehicle: vehicle?.number ?? '', load: loadLabel({ id: request.loadId ?? '' }) };
    return raiseAlert(ctx, { kind: 'cmrRequested', args, to, about: about(request) });
  }
  const carrier: { name: string; surname: string | null } | undefined = await ctx
    .db('carriers')
    .where({ id: request.carrierId })
    .first('name', 'surname');
  return raiseAlert(ctx, {
    kind: 'accountantRequested',
    args: { carrier: carrierName(carrier ?? {}) },
    to,
    about: about(request),
  });
};

/** Tells who asked what was answered: the driver of its CMR, the carrier of its accountant. */
export const announceAnswer = async (request: AccountingRequestRow, ctx: Ctx): Promise<void> => {
  const { kind, status, carrierId, vehicleId } = request;
  const outcome = status === 'accepted' ? 'Accepted' : 'Rejected';
  const args = { load: loadLabel({ id: request.loadId ?? '' }) };
  if (kind === 'cmr' && vehicleId)
    await raiseAlert(ctx, { kind: `cmr${outcome}`, args, to: { type: 'driver', vehicleId }, about: about(request) });
  if (kind === 'accountant' && carrierId)
    await raiseAlert(ctx, {
      kind: `accountant${outcome}`,
      args,
      to: { type: 'carrier', carrierId },
      about: about(request),
    });
};
