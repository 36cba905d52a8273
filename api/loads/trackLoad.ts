import { z } from 'zod';
import { isStorable } from '#domain/characters';
import { isAdminLevel } from '#domain/roles';
import {
  lastStep,
  loadSteps,
  nextStep,
  type StepName,
  stepBack,
  stepForward,
  stepKey,
  type TrackingEvent,
  undoDetail,
} from '#domain/tracking';
import { problemsOf } from '#domain/validation';
import { findRow } from '../crud/read.ts';
import { updateRow } from '../crud/write.ts';
import { forbidden, HttpError, invalid } from '../http/HttpError.ts';
import { momentOf } from '../crud/momentOf.ts';
import { lockLoads } from '../routes/lockPlanning.ts';
import { moveRoute } from '../routes/moveRoute.ts';
import type { Ctx } from '../world.ts';
import { loadsResource } from './index.ts';
import type { LoadRow } from './LoadRow.ts';
import { announceStep, announceUndo } from './announceStep.ts';
import { trackingOf } from './trackingOf.ts';

/** `step` names what is being reported ('at-origin', 's12:delivered' of the stop 12), so that the same report sent twice counts once. */
export const trackBody = z.strictObject({
  direction: z.enum(['forward', 'back']).nullish(),
  step: z.string().max(40).refine(isStorable).nullish(),
  at: z.iso.datetime().nullish(),
});

type Tracking = z.output<typeof trackBody>;
type TrackedRow = LoadRow & { tracking: TrackingEvent[] };

const parse = (body: unknown): Tracking => {
  const parsed = trackBody.safeParse(body ?? {}, { reportInput: true });
  if (!parsed.success) throw invalid(problemsOf(parsed.error));
  return parsed.data;
};

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

/** The same report sent again: it was counted when it came first. */
const isRepeated = (load: TrackedRow, { direction, step }: Tracking): boolean =>
  direction !== 'back' && loadSteps(load).some(each => each.key === step && each.state !== 'pending');

const forward = async (load: TrackedRow, { step, at }: Tracking, ctx: Ctx): Promise<void> => {
  const next = nextStep(load);
  if (!next)
    throw new HttpError(409, load.status === 'delivered' ? 'errors.loads.lastStep' : 'errors.loads.notAssigned');
  if (step && stepKey(next) !== step) throw new HttpError(409, 'errors.loads.wrongStep');
  const moment = momentOf('at', at, ctx);
  // Assigned comes from the route, and only the route may give it.
  if (next.status === 'assigned') throw new HttpError(409, 'errors.loads.notAssigned');
  await updateRow(loadsResource, load, { ...stepForward(load, next, moment) }, ctx);
  await keep(load, next.status, next, moment, ctx);
  await announceStep(load, next, moment, ctx);
};

/** What was invoiced, to the client or by the carrier, was carried: that is not taken back (Design 5 and 6). */
const checkNotInvoiced = async (load: TrackedRow, ctx: Ctx): Promise<void> => {
  if (load.invoiceId) throw new HttpError(409, 'errors.loads.invoiced');
  const route: { invoiceId: number | null } | undefined = await ctx
    .db('routes')
    .where({ id: load.routeId })
    .first('invoiceId');
  if (route?.invoiceId) throw new HttpError(409, 'errors.routes.invoiced');
};

const back = async (load: TrackedRow, { step }: Tracking, ctx: Ctx): Promise<void> => {
  if (!isAdminLevel(ctx.user.role)) throw forbidden();
  const last = lastStep(load);
  if (!last) throw new HttpError(409, 'errors.loads.firstStep');
  if (step && stepKey(last) !== step) throw new HttpError(409, 'errors.loads.wrongStep');
  await checkNotInvoiced(load, ctx);
  const undone = await updateRow(loadsResource, load, { ...stepBack(load, last) }, ctx);
  await keep(load, undoDetail(last.status), last, ctx.now.toISOString(), ctx);
  await announceUndo(undone as LoadRow, last, ctx);
};

/**
 * One step of a load's tracking: forward by whoever drives or plans it, back (a mistake) by the office alone (Design 5).
 * The event, the alerts and the route's own status are part of the same transaction. Answers the load's row.
 */
export const trackLoad = async (id: number, body: unknown, ctx: Ctx): Promise<LoadRow> => {
  const tracking = parse(body);
  await lockLoads([id], null, ctx);
  const found = (await findRow(loadsResource, id, ctx, { lock: true })) as LoadRow;
  const load: TrackedRow = { ...found, tracking: (await trackingOf([id], ctx)).get(id) ?? [] };
  if (!load.routeId) throw new HttpError(409, 'errors.loads.noRoute');
  if (isRepeated(load, tracking)) return found;
  if (tracking.direction === 'back') await back(load, tracking, ctx);
  else await forward(load, tracking, ctx);
  await moveRoute(load.routeId, ctx);
  return (await findRow(loadsResource, id, ctx)) as LoadRow;
};
