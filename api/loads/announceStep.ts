import type { AlertKind } from '#domain/alerts/kinds';
import { loadLabel } from '#domain/loads';
import type { StepName } from '#domain/loads/tracking';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';
import { mailCorrection, mailStep, recallCorrection } from './mailStep.ts';
import { placeOf } from './placeOf.ts';

type Kinds = { office: AlertKind; client: AlertKind };
type Told = Exclude<StepName['status'], 'not-assigned' | 'assigned'>;

/** Alert kinds of each step: the load's own, and those of its intermediate stops. */
const OWN: Record<Told, Kinds> = {
  'at-origin': { office: 'loadAtOrigin', client: 'orderAtOrigin' },
  loaded: { office: 'loadLoaded', client: 'orderLoaded' },
  'at-destination': { office: 'loadAtDestination', client: 'orderAtDestination' },
  delivered: { office: 'loadDelivered', client: 'orderDelivered' },
};
const AT_STOP: Partial<Record<Told, Kinds>> = {
  'at-destination': { office: 'stopReached', client: 'orderAtStop' },
  delivered: { office: 'stopDelivered', client: 'orderStopDelivered' },
};

const kindsOf = ({ status, stop }: StepName): Kinds | undefined => (stop === null ? OWN : AT_STOP)[status as Told];

export type Client = { id: number; email: string | null };

const emailOfAccount = async (clientId: number, { db }: Ctx): Promise<string | null> => {
  const account: { email: string } | undefined = await db('users')
    .where({ clientId, role: 'client', isActive: true, disabled: false })
    .orderBy('id')
    .first('email');
  return account?.email ?? null;
};

/** The load's client, if it asked to be told about steps; otherwise null. Without an e-mail, its account's is its own. */
const askedToBeTold = async (load: LoadRow, ctx: Ctx): Promise<Client | null> => {
  const client: (Client & { receiveLoadsUpdates: boolean | number }) | undefined = await ctx
    .db('clients')
    .where({ id: load.clientId, disabled: false })
    .first('id', 'email', 'receiveLoadsUpdates');
  if (!client?.receiveLoadsUpdates) return null;
  return { id: client.id, email: client.email ?? (await emailOfAccount(client.id, ctx)) };
};

const plateOf = async (load: LoadRow, ctx: Ctx): Promise<string> => {
  const found: { number: string | null } | undefined = await ctx
    .db('routes')
    .leftJoin('vehicles', 'vehicles.id', 'routes.tractionVehicleId')
    .where('routes.id', load.routeId)
    .first('vehicles.number');
  return found?.number ?? '';
};

/** A load's name for the office: its number and the client's reference. */
const nameOf = (load: LoadRow): string => (load.clientRef ? `${loadLabel(load)} (${load.clientRef})` : loadLabel(load));

/**
 * Alerts the office about a step done at a moment (ISO), and the client too if it asked to be told (Spec 8, Design 5).
 */
export const announceStep = async (load: LoadRow, step: StepName, at: string, ctx: Ctx): Promise<void> => {
  const kinds = kindsOf(step);
  if (!kinds) return;
  const args = { load: nameOf(load), place: placeOf(load, step) };
  const about = { resource: 'loads', id: load.id } as const;
  const vehicle = await plateOf(load, ctx);
  await raiseAlert(ctx, { kind: kinds.office, args: { ...args, vehicle }, to: { type: 'admin' }, about });
  const isRightAgain = await recallCorrection({ load, step }, ctx);
  const client = await askedToBeTold(load, ctx);
  if (!client) return;
  // The client mustn't know the plate or who drives (Design 3).
  await raiseAlert(ctx, { kind: kinds.client, args, to: { type: 'client', clientId: client.id }, about });
  if (!isRightAgain) await mailStep({ load, step, kind: kinds.client, at, client }, ctx);
};

/** What a correction calls the alert that was wrong: of several stops, the one that is meant. */
const nameOfAlert = (load: LoadRow, step: StepName, kind: AlertKind): string => {
  const title = translate(`alerts.${kind}.title`);
  return step.stop === null ? title : `${title} (${placeOf(load, step)})`;
};

/** Takes back a step's alerts and letter, or sends corrections if they were read. `load` is its present row. */
export const announceUndo = async (load: LoadRow, step: StepName, ctx: Ctx): Promise<void> => {
  const kinds = kindsOf(step);
  if (!kinds) return;
  const status = translate(`resources.loads.choices.status.${load.status}`);
  const correction = (to: string): AlertKind => (to === 'client' ? 'orderUndone' : 'stepUndone');
  const about = { resource: 'loads', id: load.id } as const;
  const alert = nameOfAlert(load, step, kinds.client);
  const args = { load: nameOf(load), alert, status };
  // A load has an alert of each stop, and who has none of this one isn't told that another was wrong.
  const saying = step.stop === null ? undefined : { place: placeOf(load, step) };
  await takeBack({ kinds: [kinds.office, kinds.client], about, saying, correction, args }, ctx);
  await mailCorrection({ load, step, alert, status }, ctx);
};
