import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const sepaFiles: Manifest = {
  name: 'sepaFiles',
  list: lazyPage(() => import('./SepaFileList.tsx'), 'SepaFileList'),
  edit: lazyPage(() => import('./SepaFilePage.tsx'), 'SepaFilePage'),
  recordRepresentation: 'messageId',
};
