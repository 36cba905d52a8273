import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const users: Manifest = {
  name: 'users',
  list: lazyPage(() => import('./UserList.tsx'), 'UserList'),
  create: lazyPage(() => import('./UserCreate.tsx'), 'UserCreate'),
  edit: lazyPage(() => import('./UserEdit.tsx'), 'UserEdit'),
  recordRepresentation: 'username',
};
