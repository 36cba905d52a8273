import { routeLabel } from '#domain/routes';
import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const routes: Manifest = {
  name: 'routes',
  list: lazyPage(() => import('./RouteList.tsx'), 'RouteList'),
  create: lazyPage(() => import('./RouteCreate.tsx'), 'RouteCreate'),
  edit: lazyPage(() => import('./RouteEdit.tsx'), 'RouteEdit'),
  recordRepresentation: routeLabel,
};
