import { locationErrors, locations } from '#domain/locations';
import type { Resource } from '../crud/resource.ts';
import { importSheet } from '../imports/importSheet.ts';

/** Places where a client's goods are picked up and delivered (Spec 3): managed by the office and the client. */
export const locationsResource: Resource = {
  name: 'locations',
  entity: locations,
  sheet: importSheet('locations'),
  rules: locationErrors,
  defaultSort: ['addressName', 'asc'],
  search: ['addressName', 'label', 'address.street', 'address.city', 'address.county', 'address.postalCode'],
  scope: (query, user) => {
    query.where('locations.clientId', user.clientId);
  },
  links: [{ name: 'client', by: 'clientId', table: 'clients', columns: ['id', 'name', 'alias'] }],
  changesByRow: true,
};
