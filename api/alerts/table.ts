import { alerts } from '#domain/alerts';
import type { Table } from '../crud/resource.ts';

export const alertsTable: Table = { name: 'alerts', entity: alerts, search: ['title', 'description'] };
