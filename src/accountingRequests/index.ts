import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const accountingRequests: Manifest = {
  name: 'accountingRequests',
  list: lazyPage(() => import('./AccountingRequestList.tsx'), 'AccountingRequestList'),
  edit: lazyPage(() => import('./AccountingRequestEdit.tsx'), 'AccountingRequestEdit'),
  recordRepresentation: ({ id }) => `#${id}`,
};
