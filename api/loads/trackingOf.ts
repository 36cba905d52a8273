import type { TrackingEvent } from '#domain/loads/tracking';
import { type Account, actorFor } from '#domain/loads/trackingActor';
import type { Role } from '#domain/roles';
import { byIds } from '../crud/byIds.ts';
import { droveFor } from '../users/droveFor.ts';
import type { Ctx } from '../world.ts';

type Found = Omit<TrackingEvent, 'by'> & {
  id: number;
  loadId: number;
  username: string | null;
  role: Role | null;
  carrierId: number | null;
  vehicleId: number | null;
  disabled: boolean | number | null;
};

const askForSteps = byIds<Found>((db, loadIds) =>
  db('trackingEvents')
    .leftJoin('users', 'users.id', 'trackingEvents.userId')
    .leftJoin('vehicles', 'vehicles.id', 'users.vehicleId')
    .whereIn('trackingEvents.loadId', loadIds)
    .orderBy('trackingEvents.id')
    .select(
      'trackingEvents.id',
      'trackingEvents.loadId',
      'trackingEvents.detail',
      'trackingEvents.stop',
      'trackingEvents.timestamp',
      'trackingEvents.receivedAt',
      'trackingEvents.userId',
      'users.username',
      'users.role',
      'users.vehicleId',
      'users.disabled',
      db.raw('coalesce("users"."carrierId", "vehicles"."carrierId") as "carrierId"'),
    ),
);

/** The user's carrier: its own, or a driver's by its vehicle. */
const companyOf = async ({ db, user }: Ctx): Promise<number | null> => {
  if (user.role !== 'driver') return user.carrierId;
  const vehicle: { carrierId: number | null } | undefined = await db('vehicles')
    .where({ id: user.vehicleId })
    .first('carrierId');
  return vehicle?.carrierId ?? null;
};

const accountOf = ({ username, role, carrierId }: Found): Account | null =>
  username !== null && role !== null ? { username, role, carrierId } : null;

/** The companies of drivers who are no more, of whom the vehicle may be another company's by now. */
const pastCompanies = (found: readonly Found[], { db }: Ctx): Promise<Map<number, number>> => {
  const gone = found.flatMap(({ userId, vehicleId, carrierId, disabled }) =>
    disabled && userId !== null && vehicleId !== null && carrierId !== null
      ? [[userId, { id: userId, vehicleId, carrierId }] as const]
      : [],
  );
  return droveFor([...new Map(gone).values()], db);
};

/** The steps done for these loads, oldest first, with who did them if the reader may know; one query. */
export const trackingOf = async (loadIds: number[], ctx: Ctx): Promise<Map<number, TrackingEvent[]>> => {
  const found = await askForSteps(ctx.db, loadIds);
  const viewer = { role: ctx.user.role, carrierId: await companyOf(ctx) };
  // The office is told names whosever they are.
  const past = viewer.carrierId === null ? null : await pastCompanies(found, ctx);
  const steps = new Map<number, TrackingEvent[]>();
  for (const each of found) {
    const { id, loadId, detail, stop, timestamp, receivedAt } = each;
    const carrierId = past?.get(each.userId ?? 0) ?? each.carrierId;
    const by = actorFor(viewer, accountOf({ ...each, carrierId }));
    const event = { id, detail, stop, timestamp, receivedAt, userId: by?.name ? each.userId : null, by };
    const before = steps.get(loadId);
    if (before) before.push(event);
    else steps.set(loadId, [event]);
  }
  return steps;
};
