import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const clients: Manifest = {
  name: 'clients',
  list: lazyPage(() => import('./ClientList.tsx'), 'ClientList'),
  create: lazyPage(() => import('./ClientCreate.tsx'), 'ClientCreate'),
  edit: lazyPage(() => import('./ClientEdit.tsx'), 'ClientEdit'),
  recordRepresentation: 'name',
};
