import { createCalendar } from './calendar.ts';
import { buildCarrier } from './carriers.ts';
import { buildClient } from './clients.ts';
import { createCombos } from './combos.ts';
import type { Counts } from './counts.ts';
import { createLanes } from './lanes.ts';
import { buildLocations } from './locations.ts';
import { createRandom } from './random.ts';
import { ACCOUNTANTS, ACCOUNTS, accountId } from './users.ts';
import { buildVehicles } from './vehicles.ts';
import { createIds, type World } from './world.ts';

const SEED = 46_001;

/** Draws the companies, their vehicles and their places. The same counts and clock give the same market. */
export const createMarket = (counts: Counts, now: Date): World => {
  const random = createRandom(SEED);
  const calendar = createCalendar(now);
  const ids = createIds();
  const carriers = Array.from({ length: counts.carriers }, () => buildCarrier(ids.carriers() - 1, random, calendar));
  const vehicles = carriers.flatMap(carrier => buildVehicles(carrier, ids.vehicles, calendar, random));
  const clients = Array.from({ length: counts.clients }, () => buildClient(ids.clients() - 1, random, calendar));
  const locations = clients.flatMap(client => buildLocations(client, ids.locations, calendar, random));
  for (const account of ACCOUNTS) {
    const id = accountId(account.username);
    const carrier = 'carrierId' in account ? carriers[account.carrierId - 1] : undefined;
    const vehicle = 'vehicleId' in account ? vehicles[account.vehicleId - 1] : undefined;
    if (carrier) carrier.userId = id;
    if (vehicle) vehicle.driverId = id;
  }
  for (const [carrierId, accountantId] of ACCOUNTANTS) {
    const carrier = carriers[carrierId - 1];
    if (carrier) carrier.row.accountantId = accountantId;
  }
  return {
    random,
    calendar,
    ids,
    carriers,
    clients,
    locations,
    vehicles,
    combos: createCombos(vehicles),
    lanes: createLanes(locations),
    adminId: accountId('admin'),
  };
};
