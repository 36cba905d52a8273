import { Navigate } from 'react-admin';
import type { ResourceName } from '#domain/resources';

/** In place of a list for those who have but one row in it, their own: `<OwnRow resource="carriers" id={carrierId} />`. */
export const OwnRow = ({ resource, id }: { resource: ResourceName; id: number }) => (
  <Navigate to={`/${resource}/${id}`} replace />
);
