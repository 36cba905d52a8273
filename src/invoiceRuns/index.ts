import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const invoiceRuns: Manifest = {
  name: 'invoiceRuns',
  list: lazyPage(() => import('./RunList.tsx'), 'RunList'),
  create: lazyPage(() => import('./RunCreate.tsx'), 'RunCreate'),
  edit: lazyPage(() => import('./RunPage.tsx'), 'RunPage'),
  recordRepresentation: 'id',
};
