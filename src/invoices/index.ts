import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const invoices: Manifest = {
  name: 'invoices',
  list: lazyPage(() => import('./InvoiceList.tsx'), 'InvoiceList'),
  create: lazyPage(() => import('./InvoiceCreate.tsx'), 'InvoiceCreate'),
  edit: lazyPage(() => import('./InvoiceEdit.tsx'), 'InvoiceEdit'),
  recordRepresentation: 'num',
};
