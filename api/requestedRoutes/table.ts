import { requestedRoutes } from '#domain/requests';
import type { Table } from '../crud/resource.ts';

export const requestedRoutesTable: Table = { name: 'requestedRoutes', entity: requestedRoutes, search: [] };
