import { isStillToCome } from '#domain/moments';
import { isAdminLevel } from '#domain/roles';
import {
  lastMoment,
  lastStep,
  loadSteps,
  nextStep,
  type StepName,
  stepBack,
  stepForward,
  stepKey,
  type TrackingEvent,
  undoDetail,
} from '#domain/loads/tracking';
import { momentOf } from '../crud/momentOf.ts';
import { updateRow } from '../crud/write.ts';
import { forbidden, HttpError } from '../http/HttpError.ts';
import { moveRoute } from '../routes/moveRoute.ts';
import type { Ctx } from '../world.ts';
import { announceStep, announceUndo } from './announceStep.ts';
import type { LoadRow } from './LoadRow.ts';
import { loadsTable } from './table.ts';
import { trackingOf } from './trackingOf.ts';

/** `step`: its key (stepKey); `at`: when it was done, by default now. */
export type Tracking = { direction?: 'forward' | 'back' | null; step?: string | null; at?: string | null };
type TrackedRow = LoadRow & { tracking: TrackingEvent[] };

const keep = async (load: LoadRow, detail: string, step: StepName, at: string, ctx: Ctx): Promise<void> => {
  await ctx.db('trackingEvents').insert({
    loadId: load.id,
    detail,
    stop: step.stop,
    timestamp: at,
    receivedAt: ctx.now.toISOString(),
    userId: ctx.user.id,
  });
};

/** A phone without coverage may tell of it after the office has noted the step before: no step precedes another. */
const momentOfStep = (load: TrackedRow, at: Tracking['at'], ctx: Ctx): string => {
  const [told, before] = [momentOf('at', at, ctx), lastMoment(load)];
  return before && before > told && !isStillToCome(before, ctx.now) ? before : told;
};

/**
 * Whether the report was already counted, even if the office has undone its step since: a phone that missed the answer
 * sends the same moment again.
 */
const isRepeated = (load: TrackedRow, { direction, step, at }: Tracking, ctx: Ctx): boolean => {
  if (direction === 'back' || !step) return false;
  const named = loadSteps(load).find(({ key }) => key === step);
  if (!named || named.state !== 'pending') return named !== undefined;
  if (!at) return false;
  const moment = momentOfStep(load, at, ctx);
  return load.tracking.some(
    ({ detail, stop, timestamp }) => detail === named.status && stop === named.stop && timestamp === moment,
  );
};

type Taken = { row: LoadRow; step: StepName };

const forward = async (load: TrackedRow, { step, at }: Tracking, ctx: Ctx): Promise<Taken> => {
  const next = nextStep(load);
  if (!next)
    throw new HttpError(409, load.status === 'delivered' ? 'errors.loads.lastStep' : 'errors.loads.notAssigned');
  if (step && stepKey(next) !== step) throw new HttpError(409, 'errors.loads.wrongStep');
  const moment = momentOfStep(load, at, ctx);
  // Only the route makes a load assigned.
  if (next.status === 'assigned') throw new HttpError(409, 'errors.loads.notAssigned');
  const row = await updateRow(loadsTable, load, { ...stepForward(load, next, moment) }, ctx);
  await keep(load, next.status, next, moment, ctx);
  await announceStep(load, next, moment, ctx);
  return { row: row as LoadRow, step: next };
};

/** 409 if the load, or its route, is invoiced: its transport can't be taken back (Design 5 and 6). */
const checkNotInvoiced = async (load: TrackedRow, ctx: Ctx): Promise<void> => {
  if (load.invoiceId) throw new HttpError(409, 'errors.loads.invoiced');
  const route: { invoiceId: number | null } | undefined = await ctx
    .db('routes')
    .where({ id: load.routeId })
    .first('invoiceId');
  if (route?.invoiceId) throw new HttpError(409, 'errors.routes.invoiced');
};

const back = async (load: TrackedRow, { step }: Tracking, ctx: Ctx): Promise<Taken> => {
  if (!isAdminLevel(ctx.user.role)) throw forbidden();
  const last = lastStep(load);
  if (!last) throw new HttpError(409, 'errors.loads.firstStep');
  if (step && stepKey(last) !== step) throw new HttpError(409, 'errors.loads.wrongStep');
  await checkNotInvoiced(load, ctx);
  const undone = (await updateRow(loadsTable, load, { ...stepBack(load, last) }, ctx)) as LoadRow;
  await keep(load, undoDetail(last.status), last, ctx.now.toISOString(), ctx);
  await announceUndo(undone, last, ctx);
  return { row: undone, step: last };
};

/**
 * One step of a locked load that the user may see: forward by whoever drives or plans it, back (a mistake) only by the
 * office (Design 5). Event, alerts and the route's status are in the same transaction. Gives the load's new row.
 */
export const takeStep = async (found: LoadRow, tracking: Tracking, ctx: Ctx): Promise<LoadRow> => {
  const load: TrackedRow = { ...found, tracking: (await trackingOf([found.id], ctx)).get(found.id) ?? [] };
  if (!load.routeId) throw new HttpError(409, 'errors.loads.noRoute');
  if (isRepeated(load, tracking, ctx)) return found;
  const { row, step } =
    tracking.direction === 'back' ? await back(load, tracking, ctx) : await forward(load, tracking, ctx);
  await moveRoute(load.routeId, step, ctx);
  return row;
};
