import { lazyPage } from '../app/lazyPage.ts';
import type { Manifest } from '../app/Manifest.ts';

export const mails: Manifest = {
  name: 'mails',
  list: lazyPage(() => import('./MailList.tsx'), 'MailList'),
  recordRepresentation: 'subject',
};
