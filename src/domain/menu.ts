import { can } from './permissions.ts';
import type { ServiceName } from './resources.ts';
import type { Role, Viewer } from './roles.ts';

/** The entries of the menu, in order (Spec 2), and the service each reads. */
const ENTRIES = {
  alerts: { url: '/admin/alerts', service: 'alerts' },
  users: { url: '/admin/users', service: 'users' },
  carriers: { url: '/admin/carriers', service: 'carriers' },
  invoices: { url: '/admin/invoices', service: 'invoices' },
  clients: { url: '/admin/clients', service: 'clients' },
  loads: { url: '/admin/loads', service: 'loads' },
  discounts: { url: '/admin/discounts', service: 'discounts' },
  routes: { url: '/admin/routes', service: 'routes' },
  driverRoutes: { url: '/driver/routes', service: 'routes' },
  poolOfRoutes: { url: '/carrier/pool-of-routes', service: 'poolOfRoutes' },
  tableLoads: { url: '/admin/tableLoads', service: 'tableLoads' },
  invoiceRuns: { url: '/admin/invoiceRuns', service: 'invoiceRuns' },
  accountingRequests: { url: '/admin/accountingRequests', service: 'accountingRequests' },
  mails: { url: '/admin/mails', service: 'mails' },
  history: { url: '/admin/history', service: 'history' },
  settings: { url: '/admin/settings', service: 'settings' },
} as const satisfies Record<string, { url: string; service: ServiceName }>;

export type MenuKey = keyof typeof ENTRIES;
export type MenuEntry = { key: MenuKey; url: string };

const ALL = Object.keys(ENTRIES) as MenuKey[];

/** Each profile's entries (Spec 2); its rights are checked too. Everyone has their credentials. */
const MENU: Record<Role, readonly MenuKey[]> = {
  superUser: ALL,
  admin: ALL,
  carrier: ['users', 'carriers', 'routes', 'poolOfRoutes', 'invoices', 'discounts'],
  client: ['users', 'clients', 'loads', 'invoices'],
  accountant: ['users', 'carriers', 'invoices'],
  driver: ['driverRoutes', 'users'],
};

type OwnId = (viewer: Viewer) => number | null;

/** Entries that lead straight to the viewer's only row: "Credenciales", "Mi perfil". */
const OWN_ROW: Partial<Record<Role, Partial<Record<MenuKey, OwnId>>>> = {
  carrier: { users: viewer => viewer.id, carriers: viewer => viewer.carrierId },
  client: { users: viewer => viewer.id, clients: viewer => viewer.clientId },
  accountant: { users: viewer => viewer.id },
  driver: { users: viewer => viewer.id },
};

/** The viewer's menu entries, each with its address. */
export const menuOf = (viewer: Viewer): MenuEntry[] =>
  MENU[viewer.role]
    .filter(key => can(viewer.role, 'read', ENTRIES[key].service))
    .map(key => {
      const own = OWN_ROW[viewer.role]?.[key]?.(viewer);
      return { key, url: own ? `${ENTRIES[key].url}/${own}` : ENTRIES[key].url };
    });

/** The entry whose url is contained in the current path (Spec 2), the longest if several; null if none. */
export const activeEntry = (entries: readonly MenuEntry[], path: string): MenuKey | null => {
  const found = entries.filter(({ key }) => `${path}/`.includes(`${ENTRIES[key].url}/`));
  return found.sort((a, b) => b.url.length - a.url.length)[0]?.key ?? null;
};
