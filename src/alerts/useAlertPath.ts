import type { RaRecord } from 'react-admin';
import { alertPath } from '#domain/alerts/path';
import { useViewer } from '../ui/pages/viewer.tsx';

/** The page that an alert is about, for the one who looks; null when there is none. */
export const useAlertPath = ({ resource, recordId }: RaRecord): string | null => {
  const { role } = useViewer();
  return alertPath({ resource, recordId }, role);
};
