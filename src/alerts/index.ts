import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const alerts: Manifest = {
  name: 'alerts',
  list: lazyPage(() => import('./AlertList.tsx'), 'AlertList'),
  create: lazyPage(() => import('./AlertCreate.tsx'), 'AlertCreate'),
  edit: lazyPage(() => import('./AlertEdit.tsx'), 'AlertEdit'),
  recordRepresentation: 'title',
};
