import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';
import { locationName } from './locationName.ts';

export const locations: Manifest = {
  name: 'locations',
  create: lazyPage(() => import('./LocationCreate.tsx'), 'LocationCreate'),
  edit: lazyPage(() => import('./LocationEdit.tsx'), 'LocationEdit'),
  recordRepresentation: locationName,
};
