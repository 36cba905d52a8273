import { z } from 'zod';
import { isStorable } from '#domain/text/characters';
import { findRow } from '../crud/read.ts';
import { parseBody } from '../http/parseBody.ts';
import { lockLoads } from '../routes/lockPlanning.ts';
import type { Ctx } from '../world.ts';
import { loadsResource } from './index.ts';
import type { LoadRow } from './LoadRow.ts';
import { takeStep } from './takeStep.ts';

/**
 * `step` names the reported step ('at-origin', 's12:delivered' at stop 12), so that a report sent twice counts once.
 */
export const trackBody = z.strictObject({
  direction: z.enum(['forward', 'back']).nullish(),
  step: z.string().max(40).refine(isStorable).nullish(),
  at: z.iso.datetime().nullish(),
});

/** POST /api/loads/{id}/tracking: one step of a load the user may see; gives its row. */
export const trackLoad = async (id: number, body: unknown, ctx: Ctx): Promise<LoadRow> => {
  const tracking = parseBody(trackBody, body);
  await lockLoads([id], null, ctx);
  const found = (await findRow(loadsResource, id, ctx, { lock: true })) as LoadRow;
  await takeStep(found, tracking, ctx);
  return (await findRow(loadsResource, id, ctx)) as LoadRow;
};
