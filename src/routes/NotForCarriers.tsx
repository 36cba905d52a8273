import { Navigate } from 'react-admin';
import { Outlet, useParams } from 'react-router-dom';
import { useViewer } from '../ui/pages/viewer.tsx';

/**
 * Around the driver's pages, which are for drivers and the office: a carrier has the same routes, and more to do with
 * them, under "Mis cargas".
 */
export const NotForCarriers = () => {
  const { role } = useViewer();
  const { id } = useParams();
  if (role === 'carrier') return <Navigate to={id ? `/routes/${id}` : '/routes'} replace />;
  return <Outlet />;
};
