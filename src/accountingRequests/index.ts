import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const accountingRequests: Manifest = {
  name: 'accountingRequests',
  list: lazyPage(() => import('./AccountingRequestList.tsx'), 'AccountingRequestList'),
  edit: lazyPage(() => import('./AccountingRequestEdit.tsx'), 'AccountingRequestEdit'),
  recordRepresentation: ({ id }) => `#${id}`,
};
