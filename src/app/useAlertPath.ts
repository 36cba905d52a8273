import type { RaRecord } from 'react-admin';
import { can } from '#domain/permissions';
import { isResourceName, type ResourceName } from '#domain/resources';
import { useViewer } from '../ui/viewer.tsx';

/** Resources with a page per row; the pool is a page of its own. */
const PAGES: readonly ResourceName[] = [
  'users',
  'carriers',
  'invoices',
  'clients',
  'locations',
  'vehicles',
  'documents',
  'loads',
  'discounts',
  'routes',
  'accountingRequests',
];

/** The page that an alert is about, for those who may open it; null when there is none. */
export const useAlertPath = ({ resource, recordId }: RaRecord): string | null => {
  const { role } = useViewer();
  if (typeof resource !== 'string' || !isResourceName(resource) || !can(role, 'read', resource)) return null;
  if (resource === 'poolOfRoutes') return '/carrier/pool-of-routes';
  if (!recordId || !PAGES.includes(resource)) return null;
  if (role === 'driver') return resource === 'routes' ? `/driver/routes/${recordId}` : null;
  return `/${resource}/${recordId}`;
};
