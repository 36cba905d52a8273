import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const invoiceRuns: Manifest = {
  name: 'invoiceRuns',
  list: lazyPage(() => import('./RunList.tsx'), 'RunList'),
  create: lazyPage(() => import('./RunCreate.tsx'), 'RunCreate'),
  edit: lazyPage(() => import('./RunPage.tsx'), 'RunPage'),
  recordRepresentation: 'id',
};
