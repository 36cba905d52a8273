import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';

export const mails: Manifest = {
  name: 'mails',
  list: lazyPage(() => import('./MailList.tsx'), 'MailList'),
  recordRepresentation: 'subject',
};
