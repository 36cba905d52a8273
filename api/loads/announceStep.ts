import { formatAddress } from '#domain/address';
import { TIME_ZONE } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import type { StepName } from '#domain/tracking';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

const KINDS: Partial<Record<StepName['status'], { own: string; stop: string }>> = {
  'at-origin': { own: 'loadAtOrigin', stop: 'stopReached' },
  loaded: { own: 'loadLoaded', stop: 'stopReached' },
  'at-destination': { own: 'loadAtDestination', stop: 'stopReached' },
  delivered: { own: 'loadDelivered', stop: 'stopDelivered' },
};

const placeOf = (load: LoadRow, { status, stop }: StepName): string => {
  const place =
    stop !== null
      ? load.intermediateStops?.[stop]?.destination
      : status === 'at-origin'
        ? load.origin
        : load.destination;
  return place?.name || formatAddress(place, 'short') || place?.city || '';
};

type Client = { id: number; email: string | null; name: string; receiveLoadsUpdates: boolean | number };

/** Tells the office of a step, and the client too when it asked to be told (Spec 8, Design 5). */
export const announceStep = async (load: LoadRow, step: StepName, ctx: Ctx): Promise<void> => {
  const kinds = KINDS[step.status];
  if (!kinds) return;
  const kind = step.stop === null ? kinds.own : kinds.stop;
  const vehicle: { number: string | null } | undefined = await ctx
    .db('routes')
    .leftJoin('vehicles', 'vehicles.id', 'routes.tractionVehicleId')
    .where('routes.id', load.routeId)
    .first('vehicles.number');
  const args = { vehicle: vehicle?.number ?? '', load: loadLabel(load), place: placeOf(load, step) };
  const about = { resource: 'loads', id: load.id } as const;
  await raiseAlert(ctx, { kind, args, to: { type: 'admin' }, about });
  const client: Client | undefined = await ctx.db('clients').where({ id: load.clientId }).first();
  if (!client?.receiveLoadsUpdates) return;
  await raiseAlert(ctx, { kind, args, to: { type: 'client', clientId: client.id }, about });
  if (client.email) await mailUpdate(load, step, client.email, ctx);
};

const momentFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });

const mailUpdate = async (load: LoadRow, step: StepName, to: string, ctx: Ctx): Promise<void> => {
  const company: { name: string } | undefined = await ctx.db('settings').first('name');
  const args = {
    load: loadLabel(load),
    status: translate(`resources.loads.choices.status.${step.status}`),
    origin: formatAddress(load.origin, 'short'),
    destination: formatAddress(load.destination, 'short'),
    moment: momentFormat.format(ctx.now),
    link: `${ctx.config.publicUrl}/app/admin/loads/${load.id}`,
    company: company?.name ?? '',
  };
  await queueMail(ctx, {
    to,
    subject: translate('emails.loadUpdate.subject', args),
    text: translate('emails.loadUpdate.body', args),
  });
};
