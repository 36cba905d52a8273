import { isAdminLevel, type Role } from '#domain/roles';

/** Clients and carriers are looked up in lists that only the office has. */
const PARTIES = ['clientId', 'carrierId'];

/** The fields that a role may filter a list of invoices by, besides `fields`. */
export const invoiceFilters = (role: Role, fields: readonly string[]): string[] =>
  isAdminLevel(role) ? [...PARTIES, ...fields] : [...fields];
