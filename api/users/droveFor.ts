import type { Db } from '../database/db.ts';

/** A driver's account; `carrierId`: the present owner of its vehicle. */
type Driver = { id: number; vehicleId: number; carrierId: number };
type Begun = { recordId: number; id: number };
type Change = Begun & { changes: string };

const ownerBefore = ({ changes }: Change): number | undefined =>
  (JSON.parse(changes) as { carrierId?: [number, number] }).carrierId?.[0];

/**
 * The carrier that each account drove for: the vehicle's owner before its first change of carrier after the account was
 * made (or restored), from the history. Without such a change: the present owner.
 */
export const droveFor = async (drivers: readonly Driver[], db: Db): Promise<Map<number, number>> => {
  if (!drivers.length) return new Map();
  const historyOf = (resource: string, ids: number[], actions: string[]) =>
    db('changes').where({ resource }).whereIn('recordId', ids).whereIn('action', actions).orderBy('id');
  const begun: Begun[] = await historyOf(
    'users',
    drivers.map(({ id }) => id),
    ['create', 'restore'],
  ).select('recordId', 'id');
  const changes: Change[] = await historyOf(
    'vehicles',
    drivers.map(({ vehicleId }) => vehicleId),
    ['update'],
  ).select('recordId', 'id', 'changes');
  const beginning = new Map(begun.map(({ recordId, id }) => [recordId, id]));
  const ownerAt = ({ id, vehicleId, carrierId }: Driver): number => {
    const since = changes.filter(each => each.recordId === vehicleId && each.id > (beginning.get(id) ?? 0));
    return since.map(ownerBefore).find(owner => owner !== undefined) ?? carrierId;
  };
  return new Map(drivers.map(driver => [driver.id, ownerAt(driver)]));
};
