import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const invoiceRuns: Manifest = {
  name: 'invoiceRuns',
  list: lazyPage(() => import('./RunList.tsx'), 'RunList'),
  create: lazyPage(() => import('./RunCreate.tsx'), 'RunCreate'),
  edit: lazyPage(() => import('./RunPage.tsx'), 'RunPage'),
  recordRepresentation: 'id',
};
