import type { ItemKind } from '#domain/invoiceParties';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';
import { loadsTable } from '../loads/table.ts';
import { routesTable } from '../routes/table.ts';

/** Where each kind is kept: its table, its ids in a request and on an invoice, whose it is, and its column where rows of both are. */
export const ITEM_KINDS = {
  loads: { kind: 'loads', table: loadsTable, field: 'loadIds', owner: 'clientId', row: 'loadId', label: loadLabel },
  routes: {
    kind: 'routes',
    table: routesTable,
    field: 'routeIds',
    owner: 'carrierId',
    row: 'routeId',
    label: routeLabel,
  },
} as const satisfies Record<ItemKind, object>;

export const EACH_KIND = ['loads', 'routes'] as const satisfies readonly ItemKind[];
