import { can } from './permissions.ts';
import { isResourceName, type ResourceName } from './resources.ts';
import type { Role } from './roles.ts';

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
/** Those that are listed only on the page of their owner. */
const WITHOUT_LIST: readonly ResourceName[] = ['vehicles', 'locations', 'documents'];

/** Whether a row of it is opened, rather than the list that it is in. */
export const hasPage = (resource: ResourceName): boolean => !WITHOUT_PAGE.includes(resource);

const POOL = '/carrier/pool-of-routes';

/** The page that an alert is about, for those who may open it; its list when the alert names no row; null when neither. */
export const alertPath = (
  { resource, recordId }: { resource?: string | null; recordId?: number | null },
  role: Role,
): string | null => {
  if (!resource || !isResourceName(resource) || !can(role, 'read', resource)) return null;
  if (resource === 'poolOfRoutes') return POOL;
  // What a carrier has asked for is shown beside the pool; the office decides on the page of the route.
  if (resource === 'requestedRoutes' && role === 'carrier') return `${POOL}?view=requests`;
  // Drivers have pages of their own, made for a phone.
  if (role === 'driver') return resource === 'routes' ? ['/driver/routes', recordId].filter(Boolean).join('/') : null;
  if (!hasPage(resource)) return null;
  if (recordId) return `/${resource}/${recordId}`;
  return WITHOUT_LIST.includes(resource) ? null : `/${resource}`;
};
