import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const vehicles: Manifest = {
  name: 'vehicles',
  create: lazyPage(() => import('./VehicleCreate.tsx'), 'VehicleCreate'),
  edit: lazyPage(() => import('./VehicleEdit.tsx'), 'VehicleEdit'),
  recordRepresentation: 'number',
};
