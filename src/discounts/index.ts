import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const discounts: Manifest = {
  name: 'discounts',
  list: lazyPage(() => import('./DiscountList.tsx'), 'DiscountList'),
  create: lazyPage(() => import('./DiscountCreate.tsx'), 'DiscountCreate'),
  edit: lazyPage(() => import('./DiscountEdit.tsx'), 'DiscountEdit'),
  recordRepresentation: 'title',
};
