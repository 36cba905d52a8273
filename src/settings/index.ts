import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const settings: Manifest = {
  name: 'settings',
  list: lazyPage(() => import('./OnlySettings.tsx'), 'OnlySettings'),
  edit: lazyPage(() => import('./SettingsEdit.tsx'), 'SettingsEdit'),
  recordRepresentation: 'name',
};
