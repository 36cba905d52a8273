import { createContext, useContext } from 'react';
import { type Action, can } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import type { Viewer } from '#domain/roles';

/**
 * Who is looking. The layout provides it once the session is known, so every page may rely on it:
 *
 *   const { role, carrierId } = useViewer();
 *   const may = useCan();  may('create', 'vehicles')
 */
const ViewerContext = createContext<Viewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer outside of a session');
  return viewer;
};

/** The matrix of Design 3 for the one who looks. Which rows is for the server to say. */
export const useCan = (): ((action: Action, service: ServiceName) => boolean) => {
  const { role } = useViewer();
  return (action, service) => can(role, action, service);
};
