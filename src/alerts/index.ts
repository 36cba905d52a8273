import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const alerts: Manifest = {
  name: 'alerts',
  list: lazyPage(() => import('./AlertList.tsx'), 'AlertList'),
  create: lazyPage(() => import('./AlertCreate.tsx'), 'AlertCreate'),
  edit: lazyPage(() => import('./AlertEdit.tsx'), 'AlertEdit'),
  recordRepresentation: 'title',
};
