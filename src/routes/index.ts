import { routeLabel } from '#domain/routes';
import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const routes: Manifest = {
  name: 'routes',
  list: lazyPage(() => import('./RouteList.tsx'), 'RouteList'),
  create: lazyPage(() => import('./RouteCreate.tsx'), 'RouteCreate'),
  edit: lazyPage(() => import('./RouteEdit.tsx'), 'RouteEdit'),
  recordRepresentation: routeLabel,
};
