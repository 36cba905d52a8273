import { lacksOf } from '#domain/routes/matching';
import type { NeededVehicle } from '#domain/routes';
import { vehicles } from '#domain/vehicles';
import { say } from '../http/answerLanguage.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import { matchingCarrier, onlyPublic } from '../poolOfRoutes/matching.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';

/** Why a public route doesn't fit the carrier: the pool is switched off for it, or what its vehicles lack, in words. */
const noMatch = async (routeId: number, carrierId: number, ctx: Ctx): Promise<HttpError> => {
  const carrier: { disablePublic: boolean | number } = await ctx
    .db('carriers')
    .where({ id: carrierId })
    .first('disablePublic');
  if (carrier.disablePublic) return new HttpError(409, 'errors.requests.switchedOff');
  const route = decodeRow(routesTable.entity, await ctx.db('routes').where({ id: routeId }).first());
  const fleet: Values[] = await ctx.db('vehicles').where({ carrierId });
  const lacks = lacksOf(
    route.neededVehicle as NeededVehicle | null,
    fleet.map(vehicle => decodeRow(vehicles, vehicle)),
  );
  const needs = lacks.map(choice => choice.map(need => say(`resources.poolOfRoutes.needs.${need}`)).join(' o '));
  return new HttpError(409, 'errors.requests.noMatch', { args: { needs: needs.join(', ') } });
};

/** 409 if the carrier was removed since it asked. Locks it, so that a simultaneous removal waits, and sees the request. */
export const checkCarrier = async (id: number, { db }: Ctx): Promise<void> => {
  const carrier: unknown = await db('carriers').where({ id, disabled: false }).forShare().first('id');
  if (!carrier) throw new HttpError(409, 'errors.carriers.disabled');
};

/**
 * 409 with the reason unless a carrier may apply for a route now: it is in the pool, fits the carrier's vehicles, and
 * there is no earlier request (Design 6). Locks the route, so that a simultaneous acceptance waits.
 */
export const checkCanApply = async (routeId: number, carrierId: number, ctx: Ctx): Promise<void> => {
  await ctx.db('routes').where({ id: routeId }).forUpdate().first('id');
  const open = ctx.db('routes').where('routes.id', routeId);
  onlyPublic(open, ctx.db);
  if (!(await open.clone().first('routes.id'))) throw new HttpError(409, 'errors.requests.notPublic');
  matchingCarrier(open, carrierId, ctx.db);
  if (!(await open.first('routes.id'))) throw await noMatch(routeId, carrierId, ctx);
  const asked: unknown = await ctx
    .db('requestedRoutes')
    .where({ routeId, carrierId, status: 'pending', disabled: false })
    .first('id');
  if (asked) throw new HttpError(409, 'errors.requests.alreadyRequested');
};
