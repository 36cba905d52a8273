import { lazyPage } from '../app/pages/lazyPage.ts';
import type { Manifest } from '../app/pages/Manifest.ts';

export const mails: Manifest = {
  name: 'mails',
  list: lazyPage(() => import('./MailList.tsx'), 'MailList'),
  recordRepresentation: 'subject',
};
