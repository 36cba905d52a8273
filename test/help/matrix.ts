import type { ResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';

type Rows = 'all' | 'own' | 'none';
export type Cell = { read: Rows; update?: object; create?: true; remove?: true };
const ALL = (update: object): Cell => ({ read: 'all', update, create: true, remove: true });
const NONE: Cell = { read: 'none' };

/**
 * Design 3 by hand, row by row: whose rows a role reads, a change it may make to its own, and whether it may create and
 * remove. Written apart from the module that the API enforces, so that a slip there is seen here.
 */
export const MATRIX: Partial<Record<ResourceName, Record<Role, Cell>>> = {
  carriers: {
    superUser: ALL({ phone: '600100200' }),
    admin: ALL({ phone: '600100200' }),
    carrier: { read: 'own', update: { phone: '600100200' } },
    client: NONE,
    accountant: { read: 'own' },
    driver: NONE,
  },
  clients: {
    superUser: ALL({ provider: 'P-1' }),
    admin: ALL({ provider: 'P-1' }),
    carrier: NONE,
    client: { read: 'own', update: { phone: '600100200' } },
    accountant: NONE,
    driver: NONE,
  },
  locations: {
    superUser: ALL({ label: 'Muelle 2' }),
    admin: ALL({ label: 'Muelle 2' }),
    carrier: NONE,
    client: { read: 'own', update: { label: 'Muelle 2' }, create: true, remove: true },
    accountant: NONE,
    driver: NONE,
  },
  vehicles: {
    superUser: ALL({ specs: 'Trampilla' }),
    admin: ALL({ specs: 'Trampilla' }),
    carrier: { read: 'own', update: { specs: 'Trampilla' }, create: true, remove: true },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own' },
  },
  loads: {
    superUser: ALL({ comments: 'Frágil' }),
    admin: ALL({ comments: 'Frágil' }),
    carrier: { read: 'own' },
    client: { read: 'own' },
    accountant: NONE,
    driver: { read: 'own' },
  },
  routes: {
    superUser: ALL({ comments: 'Salida a las 6' }),
    admin: ALL({ comments: 'Salida a las 6' }),
    carrier: { read: 'own', update: { status: 'ongoing' } },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own' },
  },
  poolOfRoutes: {
    superUser: { read: 'all' },
    admin: { read: 'all' },
    carrier: { read: 'own' },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  requestedRoutes: {
    superUser: ALL({ status: 'rejected' }),
    admin: ALL({ status: 'rejected' }),
    carrier: { read: 'own', create: true, remove: true },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  accountingRequests: {
    superUser: ALL({ comments: 'Visto' }),
    admin: ALL({ comments: 'Visto' }),
    carrier: { read: 'own', create: true },
    client: NONE,
    accountant: NONE,
    driver: { read: 'own', create: true },
  },
  invoices: {
    superUser: ALL({ notes: 'Revisada' }),
    admin: ALL({ notes: 'Revisada' }),
    carrier: { read: 'own', update: { name: 'Portes de noviembre' }, create: true, remove: true },
    client: { read: 'none' },
    accountant: { read: 'own', update: { isProcessed: true } },
    driver: NONE,
  },
  payments: {
    superUser: { read: 'all', create: true, remove: true },
    admin: { read: 'all', create: true, remove: true },
    carrier: { read: 'own', create: true, remove: true },
    client: { read: 'none' },
    accountant: { read: 'own' },
    driver: NONE,
  },
  sepaFiles: {
    superUser: { read: 'all', create: true, remove: true },
    admin: { read: 'all', create: true, remove: true },
    carrier: NONE,
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  mails: {
    superUser: { read: 'all' },
    admin: { read: 'all' },
    carrier: NONE,
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  invoiceRuns: {
    superUser: { read: 'all', create: true },
    admin: { read: 'all', create: true },
    carrier: NONE,
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  discounts: {
    superUser: ALL({ title: 'Neumáticos' }),
    admin: ALL({ title: 'Neumáticos' }),
    carrier: { read: 'all' },
    client: NONE,
    accountant: NONE,
    driver: NONE,
  },
  documents: {
    superUser: ALL({ name: 'Tarjeta' }),
    admin: ALL({ name: 'Tarjeta' }),
    carrier: { read: 'own', update: { name: 'Tarjeta' }, create: true, remove: true },
    client: { read: 'none' },
    accountant: { read: 'none' },
    driver: { read: 'none' },
  },
};
