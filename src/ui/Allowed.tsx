import type { ReactNode } from 'react';
import type { Action } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import { AccessDenied } from '../app/AccessDenied.tsx';
import { useCan } from './viewer.tsx';

/**
 * A page for those with the right to it. React-admin asks as well, but only after it has begun to fetch, and an answer
 * that is known to be 403 need not be asked for.
 */
export const Allowed = ({ action, resource, children }: { action: Action; resource: string; children: ReactNode }) => {
  const may = useCan();
  return isResourceName(resource) && may(action, resource) ? <>{children}</> : <AccessDenied />;
};
