import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const vehicles: Manifest = {
  name: 'vehicles',
  create: lazyPage(() => import('./VehicleCreate.tsx'), 'VehicleCreate'),
  edit: lazyPage(() => import('./VehicleEdit.tsx'), 'VehicleEdit'),
  recordRepresentation: 'number',
};
