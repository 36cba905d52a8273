import type { ItemKind } from '#domain/invoices/parties';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';
import { loadsTable } from '../loads/table.ts';
import { routesTable } from '../routes/table.ts';

/** What an invoice takes from an item of either kind: whether it may be on it, what it says and what it comes to. */
const TAKEN = ['id', 'status', 'price', 'clientRef', 'invoiceId', 'invoiceDate'] as const;

/** Each kind's table, field of ids, owner field, column where rows of both kinds are stored, and columns taken. */
export const ITEM_KINDS = {
  loads: {
    kind: 'loads',
    table: loadsTable,
    field: 'loadIds',
    owner: 'clientId',
    row: 'loadId',
    label: loadLabel,
    taken: [...TAKEN, 'clientId', 'origin', 'destination', 'pickupDate', 'deliveredDate', 'deliveryDate'],
  },
  routes: {
    kind: 'routes',
    table: routesTable,
    field: 'routeIds',
    owner: 'carrierId',
    row: 'routeId',
    label: routeLabel,
    taken: [...TAKEN, 'carrierId', 'startDate', 'endDate'],
  },
} as const satisfies Record<ItemKind, object>;

export const EACH_KIND = ['loads', 'routes'] as const satisfies readonly ItemKind[];
