import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const accountingRequests: Manifest = {
  name: 'accountingRequests',
  list: lazyPage(() => import('./AccountingRequestList.tsx'), 'AccountingRequestList'),
  edit: lazyPage(() => import('./AccountingRequestEdit.tsx'), 'AccountingRequestEdit'),
  recordRepresentation: ({ id }) => `#${id}`,
};
