import { contactErrors, normalizeContact } from '#domain/contact';
import { settings } from '#domain/settings';
import type { Resource } from '../crud/resource.ts';

/** The company that runs the product: one row, that is there from the first start and only changes (Design 7). */
export const settingsResource: Resource = {
  name: 'settings',
  entity: settings,
  defaultSort: ['id', 'asc'],
  search: [],
  scope: query => {
    query.whereRaw('1 = 0');
  },
  rules: contactErrors,
  beforeSave: ({ data }) => ({
    ...normalizeContact(data),
    ...('verifactuMode' in data && { verifactuMode: data.verifactuMode ?? 'off' }),
  }),
};
