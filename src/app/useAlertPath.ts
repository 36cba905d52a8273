import type { RaRecord } from 'react-admin';
import { can } from '#domain/permissions';
import { isResourceName, type ResourceName } from '#domain/resources';
import { useViewer } from '../ui/viewer.tsx';

/** Resources whose rows have no page of their own. */
const WITHOUT_PAGE: readonly ResourceName[] = ['alerts', 'requestedRoutes', 'roles', 'settings'];

/** The page that an alert is about, for those who may open it; null when there is none. */
export const useAlertPath = ({ resource, recordId }: RaRecord): string | null => {
  const { role } = useViewer();
  if (typeof resource !== 'string' || !isResourceName(resource) || !can(role, 'read', resource)) return null;
  if (resource === 'poolOfRoutes') return '/carrier/pool-of-routes';
  if (!recordId || WITHOUT_PAGE.includes(resource)) return null;
  if (role === 'driver') return resource === 'routes' ? `/driver/routes/${recordId}` : null;
  return `/${resource}/${recordId}`;
};
