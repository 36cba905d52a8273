import { can } from '../permissions.ts';
import { isResourceName, type ResourceName } from '../resources.ts';
import type { Role } from '../roles.ts';

/** Resources whose rows have no page of their own. */
const WITHOUT_PAGE: readonly ResourceName[] = [
  'alerts',
  'history',
  'mails',
  'payments',
  'poolOfRoutes',
  'requestedRoutes',
  'roles',
  'settings',
];
/** Resources listed only on the page of their owner. */
const WITHOUT_LIST: readonly ResourceName[] = ['vehicles', 'locations', 'documents'];

/** Whether the resource has a page for each row; otherwise its list is opened. */
export const hasPage = (resource: ResourceName): boolean => !WITHOUT_PAGE.includes(resource);

const POOL = '/carrier/pool-of-routes';

/**
 * The page an alert leads to for a role: the row's, or the resource's list if the alert names no row; null if the role
 * may open neither.
 */
export const alertPath = (
  { resource, recordId }: { resource?: string | null; recordId?: number | null },
  role: Role,
): string | null => {
  if (!resource || !isResourceName(resource) || !can(role, 'read', resource)) return null;
  if (resource === 'poolOfRoutes') return POOL;
  // A carrier's requests are shown beside the pool; the office decides on the route's page.
  if (resource === 'requestedRoutes' && role === 'carrier') return `${POOL}?view=requests`;
  // Drivers have pages of their own, made for a phone.
  if (role === 'driver') return resource === 'routes' ? ['/driver/routes', recordId].filter(Boolean).join('/') : null;
  if (!hasPage(resource)) return null;
  if (recordId) return `/${resource}/${recordId}`;
  return WITHOUT_LIST.includes(resource) ? null : `/${resource}`;
};
