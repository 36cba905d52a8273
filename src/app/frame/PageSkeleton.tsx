import { useLocation } from 'react-admin';
import { DetailSkeleton, HomeSkeleton, ListSkeleton } from '../../ui/pages/Skeletons.tsx';

/** A page of which only the address is known yet. */
export const PageSkeleton = () => {
  const { pathname } = useLocation();
  if (pathname === '/') return <HomeSkeleton />;
  return /\/(?:\d+|new)\/?$/.test(pathname) ? <DetailSkeleton /> : <ListSkeleton />;
};
