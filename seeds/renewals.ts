import { addDays, addMonths } from '#domain/dates';
import { type Cabinet, file } from './documents.ts';
import { DEMO_CARRIER } from './plans.ts';
import { accountId } from './users.ts';
import type { World } from './world.ts';

const nameOf = (day: string) => `Póliza ${day.slice(0, 4)}`;

/** The demonstration's carrier renewed an insurance this week: the older policy is kept, replaced by the new one. */
export const fileRenewal = (cabinet: Cabinet, world: World): void => {
  const { calendar } = world;
  const type = 'liability_insurance';
  const older = cabinet.rows.find(row => row.carrierId === DEMO_CARRIER && row.type === type);
  if (!older) return;
  const renewed = addDays(calendar.today, -5);
  const begun = addMonths(renewed, -12);
  Object.assign(older, { name: nameOf(begun), expeditionDate: begun, expirationDate: renewed });
  file(cabinet, world, {
    owner: 'carrierId',
    ownerId: DEMO_CARRIER,
    type,
    name: nameOf(renewed),
    dates: { expeditionDate: renewed, expirationDate: addMonths(renewed, 12) },
    replacesId: Number(older.id),
    userId: accountId('transportista'),
    createdAt: calendar.at(calendar.work(calendar.today, -1), 600),
  });
};
