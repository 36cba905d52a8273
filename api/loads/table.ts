import { loads } from '#domain/loads';
import type { Table } from '../crud/resource.ts';

export const loadsTable: Table = {
  name: 'loads',
  entity: loads,
  search: [
    'clientRef',
    'cmrNumber',
    'goodsNature',
    'origin.name',
    'origin.city',
    'destination.name',
    'destination.city',
    'intermediateStops.destination.name',
    'intermediateStops.destination.city',
    'intermediateStops.city',
  ],
};
