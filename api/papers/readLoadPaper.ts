import { loadSteps, type Step, type TrackingEvent } from '#domain/loads/tracking';
import type { Row } from '../crud/resource.ts';
import { trackingOf } from '../loads/trackingOf.ts';
import type { Ctx } from '../world.ts';
import type { Call } from './calls.ts';
import { type Carriage, carriageOfLoad, type PaperLoad } from './readCarriage.ts';

/** The data for a load's papers. */
export type LoadCarriage = Carriage & {
  load: PaperLoad;
  /** When the vehicle reached and left each place. */
  steps: Step[];
  /** The types of documents uploaded for the load. */
  documentTypes: string[];
};

/** The data of a load's papers, with its steps and the types of its documents. */
export const readLoadPaper = async (row: Row, ctx: Ctx): Promise<LoadCarriage> => {
  const carriage = await carriageOfLoad(row, ctx);
  const { load } = carriage;
  const tracking: TrackingEvent[] = (await trackingOf([load.id], ctx)).get(load.id) ?? [];
  const documentTypes: string[] = await ctx
    .db('documents')
    .where({ loadId: load.id, disabled: false })
    .distinct('type')
    .orderBy('type')
    .pluck('type');
  return { ...carriage, steps: loadSteps({ ...load, tracking }), documentTypes };
};

/** When the vehicle arrived at a place and was done there (ISO); null for what is still to come. */
export const timesAt = (
  { stop, isPickup }: Call,
  steps: readonly Step[],
): { came: string | null; done: string | null } => {
  const when = (status: string) => steps.find(step => step.stop === stop && step.status === status)?.at ?? null;
  return isPickup
    ? { came: when('at-origin'), done: when('loaded') }
    : { came: when('at-destination'), done: when('delivered') };
};
