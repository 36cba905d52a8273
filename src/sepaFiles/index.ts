import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const sepaFiles: Manifest = {
  name: 'sepaFiles',
  list: lazyPage(() => import('./SepaFileList.tsx'), 'SepaFileList'),
  edit: lazyPage(() => import('./SepaFilePage.tsx'), 'SepaFilePage'),
  recordRepresentation: 'messageId',
};
