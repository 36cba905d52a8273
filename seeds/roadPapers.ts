import type { LoadStatus } from '#domain/loads';
import { type Cabinet, file } from './documents.ts';
import type { Row } from './rows.ts';
import { accountId } from './users.ts';
import type { BuiltRoute, World } from './world.ts';

const LOADED: readonly LoadStatus[] = ['loaded', 'at-destination', 'delivered'];

const moment = (row: Row) => `${row.updatedAt}`;

/** What the road brings in: the order to the carrier, the CMR from the loading on, the signed note of the delivery. */
export const fileRoute = (cabinet: Cabinet, { row, loads, carrier }: BuiltRoute, world: World): void => {
  const createdAt = `${row.createdAt}`;
  file(cabinet, world, { owner: 'routeId', ownerId: Number(row.id), type: 'load_order', isDated: false, createdAt });
  const vehicle = world.vehicles[Number(row.tractionVehicleId) - 1];
  const userId = vehicle?.driverId ?? carrier?.userId ?? null;
  for (const load of loads) {
    const status = load.status as LoadStatus;
    const ownerId = Number(load.id);
    const name = load.cmrNumber ? `${load.cmrNumber}` : null;
    const common = { owner: 'loadId', ownerId, name, isDated: false, createdAt: moment(load), userId } as const;
    if (LOADED.includes(status)) file(cabinet, world, { ...common, type: 'cmr' });
    if (status === 'delivered' && ownerId % 3 !== 0)
      file(cabinet, world, { ...common, type: 'delivery_note', withPhoto: ownerId % 2 === 0 });
  }
};

/** The paper that came with a received invoice. */
export const fileInvoice = (cabinet: Cabinet, invoice: Row, world: World): void => {
  const carrierUser = invoice.carrierId === 1 ? accountId('transportista') : null;
  file(cabinet, world, {
    owner: 'invoiceId',
    ownerId: Number(invoice.id),
    type: 'invoice',
    name: `${invoice.num}`,
    isDated: false,
    createdAt: `${invoice.createdAt}`,
    userId: carrierUser,
  });
};
