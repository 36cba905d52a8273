import { loadLabel } from '#domain/loads';
import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const loads: Manifest = {
  name: 'loads',
  list: lazyPage(() => import('./LoadList.tsx'), 'LoadList'),
  create: lazyPage(() => import('./LoadCreate.tsx'), 'LoadCreate'),
  edit: lazyPage(() => import('./LoadEdit.tsx'), 'LoadEdit'),
  recordRepresentation: loadLabel,
};
