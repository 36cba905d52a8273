import type { ReactNode } from 'react';
import type { Action } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import { AccessDenied } from '../failures/AccessDenied.tsx';
import { useCan } from './viewer.tsx';

/**
 * A page for those with the right to it. Who looks, and what they may, is known before the page is: react-admin's own
 * question, which fetches nothing until it is answered twice, is left out (`disableAuthentication`).
 */
export const Allowed = ({ action, resource, children }: { action: Action; resource: string; children: ReactNode }) => {
  const may = useCan();
  return isResourceName(resource) && may(action, resource) ? <>{children}</> : <AccessDenied />;
};
