import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';
import { carrierLabel } from './carrierLabel.ts';

export const carriers: Manifest = {
  name: 'carriers',
  list: lazyPage(() => import('./CarrierList.tsx'), 'CarrierList'),
  create: lazyPage(() => import('./CarrierCreate.tsx'), 'CarrierCreate'),
  edit: lazyPage(() => import('./CarrierEdit.tsx'), 'CarrierEdit'),
  recordRepresentation: carrierLabel,
};
