import { randomInt } from 'node:crypto';
import { MAX_ID } from '#domain/fields';
import { locations } from '#domain/locations';
import { cleanStops, keptStops, type Stop, stopsRefusal } from '#domain/loads/stops';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalid } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

type Location = Row & { addressName: string | null; label: string | null; address: Stop['destination'] };

/** Random, not counted: a removed stop's id doesn't recur. */
const newId = (): number => randomInt(1000, MAX_ID);

/** Fills in the address of stops that only name one of the client's locations; 422 for another's location. */
const withPlaces = async (stops: Stop[], clientId: unknown, ctx: Ctx): Promise<Stop[]> => {
  const named = stops.filter(each => !each.destination).map(each => each.destinationId ?? 0);
  if (!named.length) return stops;
  const rows: Values[] = await ctx
    .db('locations')
    .whereIn('id', named)
    .where({ clientId: Number(clientId), disabled: false });
  const found = new Map(rows.map(row => [row.id, decodeRow(locations, row) as Location]));
  return stops.map((each, index) => {
    if (each.destination) return each;
    const location = found.get(each.destinationId);
    if (!location)
      throw invalid({ [`intermediateStops.${index}.destinationId`]: { key: 'errors.loads.stopLocation' } });
    const { id, addressName, label, address } = location;
    return { ...each, destination: { ...address, id, name: addressName ?? label } };
  });
};

/**
 * The stops to store for a load: complete ones, sorted by day, with their places. Stops already reached stay as they
 * are, 409 if a change would affect them (Design 5). `data` has `intermediateStops`, `previous` is the row.
 */
export const stopsToKeep = async (data: Values, previous: LoadRow | null, ctx: Ctx): Promise<Stop[]> => {
  const wanted = cleanStops(data.intermediateStops as Stop[] | null);
  const refusal = previous && stopsRefusal(wanted, previous);
  if (refusal) throw new HttpError(409, refusal);
  return keptStops(await withPlaces(wanted, data.clientId ?? previous?.clientId, ctx), previous, newId);
};
