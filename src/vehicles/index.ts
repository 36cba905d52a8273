import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const vehicles: Manifest = {
  name: 'vehicles',
  create: lazyPage(() => import('./VehicleCreate.tsx'), 'VehicleCreate'),
  edit: lazyPage(() => import('./VehicleEdit.tsx'), 'VehicleEdit'),
  recordRepresentation: 'number',
};
