import { LOAD_STATUSES } from '#domain/loads';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

const UNDER_WAY = LOAD_STATUSES.filter(status => status !== 'not-assigned' && status !== 'delivered');

/**
 * 409 while a client has orders on a route, confirmed or not, or delivered ones with a price: a removed client couldn't be
 * invoiced.
 */
export const checkNothingOpen = async (clientId: number, { db }: Ctx): Promise<void> => {
  const open = db('loads')
    .where({ clientId, disabled: false })
    .where(any =>
      any
        .whereIn('status', UNDER_WAY)
        .orWhere(each => each.whereNotNull('routeId').whereNot('status', 'delivered'))
        .orWhere(each => each.where({ status: 'delivered' }).whereNull('invoiceId').whereNotNull('price')),
    );
  const [found]: { n: number | string }[] = await open.count({ n: '*' });
  const count = Number(found?.n ?? 0);
  if (count) throw new HttpError(409, 'errors.clients.openLoads', { args: { smart_count: count } });
};
