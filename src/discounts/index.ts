import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const discounts: Manifest = {
  name: 'discounts',
  list: lazyPage(() => import('./DiscountList.tsx'), 'DiscountList'),
  create: lazyPage(() => import('./DiscountCreate.tsx'), 'DiscountCreate'),
  edit: lazyPage(() => import('./DiscountEdit.tsx'), 'DiscountEdit'),
  recordRepresentation: 'title',
};
