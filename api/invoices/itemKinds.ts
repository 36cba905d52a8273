import type { ItemKind } from '#domain/invoices/parties';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';
import { loadsTable } from '../loads/table.ts';
import { routesTable } from '../routes/table.ts';

/** Each kind's table, field of ids, owner field, and column where rows of both kinds are stored. */
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
