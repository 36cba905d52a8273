import { routeLabel } from '#domain/routes';
import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const routes: Manifest = {
  name: 'routes',
  list: lazyPage(() => import('./RouteList.tsx'), 'RouteList'),
  create: lazyPage(() => import('./RouteCreate.tsx'), 'RouteCreate'),
  edit: lazyPage(() => import('./RouteEdit.tsx'), 'RouteEdit'),
  recordRepresentation: routeLabel,
};
