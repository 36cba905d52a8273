import { isAdminLevel, type Role } from '#domain/roles';

/** Clients and carriers are looked up in lists that only the office has; what a carrier rejects is for it to annul. */
const OF_OFFICE = ['clientId', 'carrierId', 'acceptance'];

/** The fields that a role may filter a list of invoices by, besides `fields`. */
export const invoiceFilters = (role: Role, fields: readonly string[]): string[] =>
  isAdminLevel(role) ? [...OF_OFFICE, ...fields] : [...fields];
