import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const clients: Manifest = {
  name: 'clients',
  list: lazyPage(() => import('./ClientList.tsx'), 'ClientList'),
  create: lazyPage(() => import('./ClientCreate.tsx'), 'ClientCreate'),
  edit: lazyPage(() => import('./ClientEdit.tsx'), 'ClientEdit'),
  recordRepresentation: 'name',
};
