import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const history: Manifest = {
  name: 'history',
  list: lazyPage(() => import('./HistoryList.tsx'), 'HistoryList'),
  recordRepresentation: 'id',
};
