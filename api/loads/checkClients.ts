import { loadLabel } from '#domain/loads';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

/** A new one has no number yet. */
type Order = Pick<LoadRow, 'clientId'> & { id?: number };

/**
 * 409 naming the loads that come on a route though their client is removed: nobody could invoice them; 422 for a new one.
 * Until the transaction ends, none of their clients is removed.
 */
export const checkClients = async (loads: readonly Order[], { db }: Ctx): Promise<void> => {
  const clientIds = [...new Set(loads.map(load => load.clientId))];
  if (!clientIds.length) return;
  const clients: { id: number; disabled: boolean | number }[] = await db('clients')
    .whereIn('id', clientIds)
    .orderBy('id')
    .forShare()
    .select('id', 'disabled');
  const removed = new Set(clients.flatMap(client => (client.disabled ? client.id : [])));
  const refused = loads.filter(load => removed.has(load.clientId));
  if (!refused.length) return;
  const named = refused.flatMap(({ id }) => (id ? loadLabel({ id }) : []));
  if (!named.length) throw invalidKeys({ clientId: 'validation.disabledReference' });
  throw new HttpError(409, 'errors.loads.clientRemoved', { args: { loads: named.join(', ') } });
};
