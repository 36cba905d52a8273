import { entityOf } from './entities.ts';
import {
  CARRIER_INVOICE,
  CARRIER_PAYMENT,
  CLIENT_MONEY,
  CONTACT,
  COUNTERPART,
  FULL,
  MAILS,
  OFFICE_NOTES,
  OFFICE_PAYMENT,
  OWN_ACCOUNT,
  OWN_ALERTS,
  PAYMENTS,
  READ,
  READ_OWN,
  WHO_DRIVES,
  type Cell,
} from './permissionCells.ts';
import type { Role } from './roles.ts';
import type { ResourceName, ServiceName } from './resources.ts';

/** The matrix of Design 3, as data. Both sides read it: the API to refuse, the screens to leave out. */
export const PERMISSIONS: Record<ServiceName, Partial<Record<Role, Cell>>> = {
  users: {
    superUser: FULL,
    admin: { ...FULL, rows: 'own' },
    carrier: OWN_ACCOUNT,
    client: OWN_ACCOUNT,
    accountant: OWN_ACCOUNT,
    driver: OWN_ACCOUNT,
  },
  carriers: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', update: [...CONTACT, 'bankAccount', 'nif', 'vat', 'taxRegime'] },
    accountant: READ_OWN,
  },
  clients: {
    superUser: FULL,
    admin: FULL,
    client: { rows: 'own', update: [...CONTACT, 'timeWindow', 'receiveLoadsUpdates'] },
  },
  locations: {
    superUser: FULL,
    admin: FULL,
    client: { rows: 'own', create: 'all', update: 'all', remove: true },
  },
  vehicles: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', update: 'all', remove: true },
    driver: READ_OWN,
  },
  documents: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', update: 'all', remove: true },
    client: { rows: 'own', create: 'all', update: 'all', remove: true },
    accountant: READ_OWN,
    driver: { rows: 'own', create: 'all', update: 'all', remove: true },
  },
  loads: {
    superUser: { ...FULL, actions: ['track'] },
    admin: { ...FULL, actions: ['track'] },
    carrier: { rows: 'own', actions: ['track'], hidden: CLIENT_MONEY },
    client: { rows: 'own', hidden: ['routeId', 'position', 'routeRef'] },
    driver: { rows: 'own', actions: ['track'], hidden: CLIENT_MONEY },
  },
  routes: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', update: ['status', 'tractionVehicleId', 'towingVehicleId'] },
    driver: { rows: 'own', hidden: CLIENT_MONEY },
  },
  poolOfRoutes: {
    superUser: READ,
    admin: READ,
    carrier: { rows: 'own', hidden: [...OFFICE_NOTES, ...WHO_DRIVES] },
  },
  requestedRoutes: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', remove: true },
  },
  accountingRequests: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: ['carrierId', 'kind', 'comments'] },
    driver: { rows: 'own', create: ['loadId', 'routeId', 'comments', 'madeAt'] },
  },
  invoices: {
    superUser: FULL,
    admin: FULL,
    carrier: {
      rows: 'own',
      create: CARRIER_INVOICE,
      update: CARRIER_INVOICE,
      remove: true,
      hidden: ['issuerKey', 'notes'],
    },
    client: { rows: 'own', hidden: ['issuerKey', 'notes', 'isProcessed'] },
    accountant: { rows: 'own', update: ['isProcessed'], hidden: [...COUNTERPART, 'issuerKey', 'notes'] },
  },
  // Notes are the office's; a reference is free text that may name a counterpart, whom accountants aren't told of.
  payments: {
    superUser: PAYMENTS,
    admin: PAYMENTS,
    carrier: { rows: 'own', create: CARRIER_PAYMENT, remove: true, hidden: OFFICE_PAYMENT },
    client: { rows: 'own', hidden: OFFICE_PAYMENT },
    accountant: { rows: 'own', hidden: ['reference', ...OFFICE_PAYMENT] },
  },
  sepaFiles: { superUser: PAYMENTS, admin: PAYMENTS },
  discounts: { superUser: FULL, admin: FULL, carrier: READ },
  alerts: {
    superUser: FULL,
    admin: { rows: 'own', create: 'all', update: 'all', remove: true },
    carrier: OWN_ALERTS,
    client: OWN_ALERTS,
    accountant: OWN_ALERTS,
    driver: OWN_ALERTS,
  },
  // Which were written, to whom and whether they left; never what they say.
  mails: { superUser: MAILS, admin: MAILS },
  roles: { superUser: READ, admin: READ },
  settings: { superUser: { rows: 'all', update: 'all' }, admin: { rows: 'all', update: 'all' } },
  invoiceRuns: { superUser: { rows: 'all', create: 'all' }, admin: { rows: 'all', create: 'all' } },
  tableLoads: { superUser: READ, admin: READ },
  accounting: { superUser: READ, admin: READ, carrier: READ_OWN, accountant: READ_OWN },
};

export type Action = 'read' | 'create' | 'update' | 'remove' | 'track' | 'retry';

/** What a role may do with a service; undefined when nothing. */
export const cellOf = (role: Role, service: ServiceName): Cell | undefined => PERMISSIONS[service][role];

/** Whether the role has the verb on the service at all; which rows and fields is for the scope and `writableFields`. */
export const can = (role: Role, action: Action, service: ServiceName): boolean => {
  const cell = cellOf(role, service);
  if (!cell) return false;
  if (action === 'read') return true;
  if (action === 'track' || action === 'retry') return cell.actions?.includes(action) ?? false;
  return cell[action] !== undefined;
};

/** Fields of every answer that no role is ever sent. */
const SECRETS: Partial<Record<ServiceName, readonly string[]>> = {
  users: ['password'],
  mails: ['text', 'html', 'topic', 'until'],
};

/** Names that this role is never sent on this resource. */
export const hiddenFields = (role: Role, resource: ResourceName): ReadonlySet<string> =>
  new Set([...(SECRETS[resource] ?? []), ...(cellOf(role, resource)?.hidden ?? [])]);

/** The columns a role may filter, sort, search and export by: all but the hidden ones (Design 3). */
export const readableFields = (role: Role, resource: ResourceName): string[] => {
  const hidden = hiddenFields(role, resource);
  return Object.keys(entityOf(resource)?.fields ?? {}).filter(name => !hidden.has(name));
};

/** The fields a role may send when creating or changing a row. */
export const writableFields = (role: Role, verb: 'create' | 'update', resource: ResourceName): ReadonlySet<string> => {
  const allowed = cellOf(role, resource)?.[verb];
  if (!allowed) return new Set();
  const names = allowed === 'all' ? Object.keys(entityOf(resource)?.inputFields ?? {}) : allowed;
  const hidden = new Set(cellOf(role, resource)?.hidden);
  return new Set(names.filter(name => !hidden.has(name)));
};
