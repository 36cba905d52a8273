import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const history: Manifest = {
  name: 'history',
  list: lazyPage(() => import('./HistoryList.tsx'), 'HistoryList'),
  recordRepresentation: 'id',
};
