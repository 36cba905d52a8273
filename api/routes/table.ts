import { routes } from '#domain/routes';
import type { Table } from '../crud/resource.ts';

export const routesTable: Table = {
  name: 'routes',
  entity: routes,
  search: ['clientRef', 'comments', 'specialPermit'],
};
