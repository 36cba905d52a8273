import { lazyPage } from '../ui/pages/lazyPage.ts';
import type { Manifest } from '../ui/pages/Manifest.ts';
import { documentText } from './documentText.ts';

/** Documents are listed on the page of what they belong to (DocumentsRelated). */
export const documents: Manifest = {
  name: 'documents',
  create: lazyPage(() => import('./DocumentCreate.tsx'), 'DocumentCreate'),
  edit: lazyPage(() => import('./DocumentEdit.tsx'), 'DocumentEdit'),
  recordRepresentation: documentText,
};
