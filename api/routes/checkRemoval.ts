import { loadLabel } from '#domain/loads';
import { isStarted } from '#domain/loads/tracking';
import { HttpError } from '../http/HttpError.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

const names = (loads: Parameters<typeof loadLabel>[0][]): string => loads.map(loadLabel).join(', ');

/** 409 if a route can't be removed: it or one of its loads is invoiced, or one has started. */
export const checkRemoval = async ({ id, invoiceId }: RouteRow, ctx: Ctx): Promise<void> => {
  if (invoiceId) throw new HttpError(409, 'errors.routes.notRemoved.invoiced');
  const loads = await loadsOfRoute(id, ctx);
  const invoiced = loads.filter(load => load.invoiceId);
  if (invoiced.length)
    throw new HttpError(409, 'errors.routes.notRemoved.loadInvoiced', { args: { loads: names(invoiced) } });
  const started = loads.filter(isStarted);
  if (started.length) throw new HttpError(409, 'errors.routes.notRemoved.started', { args: { loads: names(started) } });
};
