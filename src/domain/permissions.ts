import { entityOf } from './entities.ts';
import {
  CARRIER_INVOICE,
  CARRIER_PAYMENT,
  CLIENT_MONEY,
  CONTACT,
  COUNTERPART,
  FULL,
  MAILS,
  NOBODY,
  OFFICE_NOTES,
  OFFICE_PAYMENT,
  OWN_ACCOUNT,
  OWN_ALERTS,
  PAYMENTS,
  READ,
  READ_OWN,
  WHO_DRIVES,
  type Cell,
} from './permissions/cells.ts';
import type { Role } from './roles.ts';
import type { ResourceName, ServiceName } from './resources.ts';

/** For services of the office alone; both its roles have the same rights. */
const office = (cell: Cell) => ({ ...NOBODY, superUser: cell, admin: cell });

/**
 * The matrix of Design 3, as data, for both sides: the API refuses by it, the screens leave things out. Every role has
 * an entry for every service, null for no right; a missing entry doesn't compile.
 */
export const PERMISSIONS: Record<ServiceName, Record<Role, Cell | null>> = {
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
    carrier: { rows: 'own', update: [...CONTACT, 'bankAccount', 'nif', 'vat', 'taxRegime', 'registry'] },
    accountant: READ_OWN,
    client: null,
    driver: null,
  },
  clients: {
    superUser: FULL,
    admin: FULL,
    client: { rows: 'own', update: [...CONTACT, 'timeWindow', 'receiveLoadsUpdates'] },
    carrier: null,
    accountant: null,
    driver: null,
  },
  locations: {
    superUser: FULL,
    admin: FULL,
    client: { rows: 'own', create: 'all', update: 'all', remove: true, owner: 'clientId' },
    carrier: null,
    accountant: null,
    driver: null,
  },
  vehicles: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', update: 'all', remove: true, owner: 'carrierId' },
    driver: READ_OWN,
    client: null,
    accountant: null,
  },
  documents: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', update: 'all', remove: true, hidden: ['userId'] },
    client: { rows: 'own', create: 'all', update: 'all', remove: true, hidden: ['userId'] },
    accountant: { ...READ_OWN, hidden: ['userId'] },
    driver: { rows: 'own', create: 'all', update: 'all', remove: true, hidden: ['userId'] },
  },
  loads: {
    superUser: { ...FULL, actions: ['track'] },
    admin: { ...FULL, actions: ['track'] },
    carrier: { rows: 'own', actions: ['track'], hidden: CLIENT_MONEY },
    client: { rows: 'own', hidden: ['routeId', 'position', 'routeRef'] },
    driver: { rows: 'own', actions: ['track'], hidden: CLIENT_MONEY },
    accountant: null,
  },
  routes: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', update: ['status', 'tractionVehicleId', 'towingVehicleId', 'specialPermit'] },
    driver: { rows: 'own', hidden: CLIENT_MONEY },
    client: null,
    accountant: null,
  },
  poolOfRoutes: {
    superUser: READ,
    admin: READ,
    carrier: { rows: 'own', hidden: [...OFFICE_NOTES, ...WHO_DRIVES] },
    client: null,
    accountant: null,
    driver: null,
  },
  requestedRoutes: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: 'all', remove: true, owner: 'carrierId' },
    client: null,
    accountant: null,
    driver: null,
  },
  accountingRequests: {
    superUser: FULL,
    admin: FULL,
    carrier: { rows: 'own', create: ['carrierId', 'kind', 'comments'], owner: 'carrierId' },
    driver: { rows: 'own', create: ['loadId', 'routeId', 'comments', 'madeAt'] },
    client: null,
    accountant: null,
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
    driver: null,
  },
  // Notes are the office's. A reference is free text that may name a counterpart, which accountants mustn't know.
  payments: {
    superUser: PAYMENTS,
    admin: PAYMENTS,
    carrier: { rows: 'own', create: CARRIER_PAYMENT, remove: true, hidden: OFFICE_PAYMENT },
    client: { rows: 'own', hidden: OFFICE_PAYMENT },
    accountant: { rows: 'own', hidden: ['reference', ...OFFICE_PAYMENT] },
    driver: null,
  },
  sepaFiles: office(PAYMENTS),
  discounts: { superUser: FULL, admin: FULL, carrier: READ, client: null, accountant: null, driver: null },
  alerts: {
    superUser: FULL,
    admin: { rows: 'own', create: 'all', update: 'all', remove: true },
    carrier: OWN_ALERTS,
    client: OWN_ALERTS,
    accountant: OWN_ALERTS,
    driver: OWN_ALERTS,
  },
  // Recipient and delivery of letters; never their text.
  mails: { ...NOBODY, superUser: MAILS, admin: { ...MAILS, rows: 'own' } },
  history: { ...NOBODY, superUser: READ, admin: READ_OWN },
  roles: office(READ),
  settings: office({ rows: 'all', update: 'all' }),
  invoiceRuns: office({ rows: 'all', create: 'all' }),
  tableLoads: office(READ),
  accounting: { ...office(READ), carrier: READ_OWN, accountant: READ_OWN },
};

export type Action = 'read' | 'create' | 'update' | 'remove' | 'track' | 'retry';

/** A role's rights on a service; null if none. */
export const cellOf = (role: Role, service: ServiceName): Cell | null => PERMISSIONS[service][role];

/** Whether the role has the verb on the service at all; `scope` and `writableFields` decide about rows and fields. */
export const can = (role: Role, action: Action, service: ServiceName): boolean => {
  const cell = cellOf(role, service);
  if (!cell) return false;
  if (action === 'read') return true;
  if (action === 'track' || action === 'retry') return cell.actions?.includes(action) ?? false;
  return cell[action] !== undefined;
};

/** Fields never sent to any role. */
export const SECRETS: Partial<Record<ServiceName, readonly string[]>> = {
  users: ['password'],
  mails: ['text', 'html', 'topic', 'until'],
};

/** Names never sent to this role for this resource. */
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
