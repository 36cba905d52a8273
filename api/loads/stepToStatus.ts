import { isAdminLevel } from '#domain/roles';
import { wayToStatus } from '#domain/loads/tracking';
import type { Row } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';
import { takeStep } from './takeStep.ts';

/**
 * Turns a sent status into the step that leads to it: the next one or, for the office, the previous one; 409 for any
 * other (Design 5). The load is locked and visible to the user; it may have that status already, after being put on or
 * taken off a route.
 */
export const stepToStatus = async (row: Row, status: unknown, ctx: Ctx): Promise<Row> => {
  const load = row as LoadRow;
  if (status === load.status) return load;
  if (!load.routeId) throw new HttpError(409, 'errors.loads.noRoute');
  const direction = wayToStatus(load, status);
  if (!direction || (direction === 'back' && !isAdminLevel(ctx.user.role)))
    throw new HttpError(409, 'errors.loads.wrongStep');
  return takeStep(load, { direction }, ctx);
};
