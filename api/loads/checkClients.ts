import { loadLabel } from '#domain/loads';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

/**
 * 409 naming the loads that come on a route though their client is removed: nobody could invoice them. Until the
 * transaction ends, none of their clients is removed.
 */
export const checkClients = async (loads: readonly LoadRow[], { db }: Ctx): Promise<void> => {
  const clientIds = [...new Set(loads.map(load => load.clientId))];
  if (!clientIds.length) return;
  const clients: { id: number; disabled: boolean | number }[] = await db('clients')
    .whereIn('id', clientIds)
    .orderBy('id')
    .forShare()
    .select('id', 'disabled');
  const removed = new Set(clients.flatMap(client => (client.disabled ? client.id : [])));
  const refused = loads.filter(load => removed.has(load.clientId));
  if (refused.length)
    throw new HttpError(409, 'errors.loads.clientRemoved', { args: { loads: refused.map(loadLabel).join(', ') } });
};
