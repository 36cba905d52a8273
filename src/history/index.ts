import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const history: Manifest = {
  name: 'history',
  list: lazyPage(() => import('./HistoryList.tsx'), 'HistoryList'),
  recordRepresentation: 'id',
};
